"""Logs that fold: what a finished game's entries told is in its record, so they can go."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import structlog

from ebbes.engine.events import Event
from ebbes.json_types import Json
from ebbes.protocol.game_events import GAME_EVENTS
from ebbes.protocol.table_events import GameOpened, NonceAdded, ProofShown
from ebbes.protocol.translation import from_wire
from ebbes.record.certificate import certificate_of
from ebbes.record.log import record_of
from ebbes.record.parse import record_from_json
from ebbes.record.record import Record
from ebbes.server.store.batch import TRIM_SECONDS
from ebbes.server.store.errors import NoSuchPerson, StoreUnavailable
from ebbes.server.store.log import PAGE, RECENT
from ebbes.server.store.values import NewGame, StoredEntry, TableRow
from ebbes.server.tables.model.checkpoint import checkpoint_of
from ebbes.server.tables.model.entry import Entry
from ebbes.server.tables.model.evolve import NO_TABLE, evolve
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.running.context import Context
from ebbes.server.tables.running.folded import folded
from ebbes.server.tables.running.index import finished_game, people_named
from ebbes.server.tables.running.news import mark_of
from ebbes.server.tables.running.room import Room

LOG = structlog.get_logger()
AT_ONCE = 20
"""Tables one process claims at a time."""
CLAIM_SECONDS = 300.0
"""How long a claim holds: whoever dies over it leaves it to the others."""


class History:
    """Folds the logs of tables, one after the other, when nobody needs their entries any more."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._one_at_a_time = asyncio.Lock()

    async def fold_some(self) -> None:
        """Fold what is due by now, in small portions."""
        tables, clock = self._context.store.tables, self._context.clock
        while claimed := await tables.claim_trims(clock(), clock() + CLAIM_SECONDS, AT_ONCE):
            for table_id in claimed:
                await self._fold_or_pass_over(table_id)

    async def _fold_or_pass_over(self, table_id: str) -> None:
        """One log that cannot be read holds up no other; one with a name too many comes again."""
        try:
            await self.fold(table_id)
        except StoreUnavailable:
            raise
        except NoSuchPerson as gone:
            LOG.info("a log is folded later", table=mark_of(table_id), why=str(gone))
        except Exception:
            self._context.metrics.faults.inc()
            LOG.exception("a log was not folded", table=mark_of(table_id))

    async def fold(self, table_id: str) -> None:
        """Let the entries of proven games go, once nobody has needed them for a while."""
        async with self._one_at_a_time:
            row = await self._context.store.tables.find(table_id)
            if row is None:
                return
            stored = await self._read(table_id)
            entries = await asyncio.to_thread(lambda: [Entry.from_json(e.body) for e in stored])
            if stored and stored[0].seq == 1:
                await self._add_missing(table_id, entries)
            again = None
            if stored and await self._is_proven(table_id, entries):
                again = await self._trim(row, stored[-1].seq, entries)
            await self._context.store.tables.trimmed(row, again)

    async def _read(self, table_id: str) -> list[StoredEntry]:
        stored: list[StoredEntry] = []
        while page := await self._context.store.log.read(
            table_id, stored[-1].seq if stored else 0, PAGE
        ):
            stored += page
        return stored

    async def _add_missing(self, table_id: str, entries: Sequence[Entry]) -> None:
        """Games and a checkpoint for a log that was written without them."""
        table, games = await asyncio.to_thread(_games_in, table_id, entries)
        for game in games:
            await self._context.store.games.add(table_id, game)
        await self._lay(table_id, table, checkpoint_of(table))

    async def _is_proven(self, table_id: str, entries: Sequence[Entry]) -> bool:
        """Whether every game in the log is the one its record tells."""
        for proven in _proven_in(entries):
            number = proven.opened.number
            kept = await self._context.store.games.record_at(table_id, number)
            if kept is None or not _agree(record_from_json(kept), proven):
                self._context.metrics.faults.inc()
                LOG.error("a record is not its log", table=mark_of(table_id), game=number)
                return False
        return True

    async def _trim(self, row: TableRow, last: int, entries: Sequence[Entry]) -> float | None:
        """Let go what is old; when to look again, in seconds since 1970."""
        first = last - len(entries) + 1
        old = self._context.now() - TRIM_SECONDS * 1000
        proofs = [
            (seq, entry.at)
            for seq, entry in enumerate(entries, first)
            if isinstance(entry.event, ProofShown)
        ]
        if row.ended_at is not None and entries[-1].at <= old:
            await self._fold_up(row.id, last)
            return None
        young = [at for _, at in proofs if at > old]
        if row.ended_at is not None:
            young.append(entries[-1].at)
        proven = max((seq for seq, at in proofs if at <= old), default=0)
        await self._context.store.log.trim(row.id, min(proven, last - RECENT))
        return min(young) / 1000 + TRIM_SECONDS if young else None

    async def _fold_up(self, table_id: str, last: int) -> None:
        """Of a table that has ended nothing is kept that is kept elsewhere."""
        room = Room(table_id, "", self._context, lambda _: None)
        await room.load()
        if room.table.seq == last:
            await self._lay(table_id, room.table, folded(room.table))
            await self._context.store.log.trim(table_id, last)

    async def _lay(self, table_id: str, table: Table, checkpoint: Json) -> None:
        """A checkpoint, unless somebody it names was forgotten since the table was read."""
        people = people_named(table)
        await self._context.store.log.set_checkpoint(table_id, table.seq, checkpoint, people)


def _games_in(table_id: str, entries: Sequence[Entry]) -> tuple[Table, list[NewGame]]:
    """The table a whole log leads to, and every game that was proven on the way."""
    table, games = NO_TABLE, list[NewGame]()
    for entry in entries:
        table = evolve(table, entry)
        if isinstance(entry.event, ProofShown):
            games.append(finished_game(table_id, table, entry))
    return table, games


class Proven(NamedTuple):
    """What a log tells of one game, from its opening to its proof."""

    opened: GameOpened
    events: list[Event]
    nonces: list[NonceAdded]
    secret: str


def _proven_in(entries: Sequence[Entry]) -> Iterator[Proven]:
    """Every game that is in the log as a whole."""
    opened: GameOpened | None = None
    events, nonces = list[Event](), list[NonceAdded]()
    for entry in entries:
        match entry.event:
            case GameOpened() as opening:
                opened, events, nonces = opening, [], []
            case NonceAdded() as nonce:
                nonces.append(nonce)
            case ProofShown(secret=secret) if opened is not None:
                yield Proven(opened, events, nonces, secret)
                opened = None
            case event if isinstance(event, GAME_EVENTS):
                events.append(from_wire(event))


def _agree(record: Record, proven: Proven) -> bool:
    """Whether a record tells what the log of its game told."""
    certificate = certificate_of(record)
    return (
        record == record_of(record.options, record.names, proven.events, record.extra)
        and certificate.commitment.hex() == proven.opened.commitment
        and certificate.secret.hex() == proven.secret
        and all(certificate.nonces[each.seat].hex() == each.nonce for each in proven.nonces)
    )
