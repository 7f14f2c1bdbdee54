"""The log of a table: entries from 1 on, without gaps (`docs/adr/0009-the-log-of-a-table.md`)."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection, Executable, Row, and_, delete, or_, select
from sqlalchemy.exc import IntegrityError

from ebbes.json_types import Json
from ebbes.server.json_text import packed, unpacked
from ebbes.server.store.batch import KNOW_SEAT, last_seqs, set_checkpoint
from ebbes.server.store.body import squeezed, unsqueezed
from ebbes.server.store.committer import Committer
from ebbes.server.store.database import Database
from ebbes.server.store.errors import NoSuchPerson
from ebbes.server.store.part import Part
from ebbes.server.store.schema.tables import CHECKPOINTS, ENTRIES, TABLES
from ebbes.server.store.values import (
    Append,
    Awaited,
    Checkpoint,
    CommandId,
    EntryRange,
    Indexes,
    NewGame,
    StoredEntry,
    StoredLog,
)

MOST_LOGS = 200
"""Logs in one question; SQLite takes no more than 1,000 conditions."""
PAGE = 500
"""Entries read at once."""
RECENT = 200
"""Entries that always stay, and whose commands are known again."""


class Log(Part):
    """Appending to logs and reading them."""

    def __init__(
        self, database: Database, clock: Callable[[], float], committer: Committer
    ) -> None:
        super().__init__(database, clock)
        self._committer = committer

    async def append(
        self,
        table_id: str,
        after: int,
        entries: Sequence[Json],
        command: CommandId | None = None,
        indexes: Indexes = Indexes(),  # noqa: B008  # it never changes
        checkpoint: Json = None,
        game: NewGame | None = None,
        turn: int | None = None,
        over_days: bool = False,
        awaited: Awaited | None = None,
    ) -> EntryRange:
        """Entries after `after`, the command that led to them, and the indexes: all or nothing.

        Returns after the commit. Raises `Conflict` if the log does not end at `after`. After
        `StoreUnavailable` the log itself tells what happened: read on.
        """
        bodies = tuple(map(packed, entries))
        index = (command, indexes, checkpoint, game, turn, over_days, awaited)
        append = Append(table_id, after, bodies, *index)
        return await self._committer.commit(append)

    async def load(self, table_id: str, limit: int) -> StoredLog:
        """The last checkpoint of a table and the first entries after it, as of one moment."""

        def work(connection: Connection) -> StoredLog:
            checkpoint = _checkpoint(connection, table_id)
            since = 0 if checkpoint is None else checkpoint.seq
            rows = connection.execute(_after([(table_id, since)]).limit(limit))
            recent = connection.execute(_answered(table_id, since - RECENT))
            answers = {CommandId(row.actor, row.client_id): row.seq for row in recent}
            return StoredLog(checkpoint, [_entry(row) for row in rows], answers)

        return await self._database.read(work)

    async def read(
        self, table_id: str, since: int = 0, limit: int | None = None
    ) -> list[StoredEntry]:
        """The entries after `since`, in order; none of a table that is not there."""
        rows = await self._rows(_after([(table_id, since)]).limit(limit))
        return [_entry(row) for row in rows]

    async def read_many(self, since: Mapping[str, int]) -> dict[str, list[StoredEntry]]:
        """The entries of several tables after the number given for each, many logs at a time."""
        found: dict[str, list[StoredEntry]] = {table_id: [] for table_id in since}
        asked = list(since.items())
        for first in range(0, len(asked), MOST_LOGS):
            for row in await self._rows(_after(asked[first : first + MOST_LOGS])):
                found[row.table_id].append(_entry(row))
        return found

    async def last_seqs(self, table_ids: Iterable[str]) -> dict[str, int]:
        """Where logs end, of those tables that are there."""
        asked, found = sorted(table_ids), dict[str, int]()
        for first in range(0, len(asked), MOST_LOGS):
            work = partial(last_seqs, table_ids=asked[first : first + MOST_LOGS])
            found |= await self._database.read(work)
        return found

    async def set_checkpoint(
        self, table_id: str, seq: int, body: Json, people: Collection[str] = ()
    ) -> None:
        """Another checkpoint for a log; a later one stays.

        Raises `NoSuchPerson` if one of the people it names is forgotten by now. Who is only about
        to be is not before their name is gone from it, too.
        """
        row = {"table_id": table_id, "seq": seq, "body": squeezed(body)}
        seats = [{"person_id": each, "table_id": table_id} for each in sorted(people)]
        alone = select(TABLES.c.id).where(TABLES.c.id == table_id).with_for_update()

        def work(connection: Connection) -> None:
            connection.execute(alone)
            dialect = connection.dialect.name
            connection.execute(set_checkpoint(dialect, CHECKPOINTS.c.seq <= seq), row)
            if seats:
                connection.execute(KNOW_SEAT[dialect], seats)

        try:
            await self._database.write(work)
        except IntegrityError:
            raise NoSuchPerson(f"somebody who was at table {table_id!r} is forgotten") from None

    async def trim(self, table_id: str, until: int) -> None:
        """Lets entries up to a number go; a checkpoint and a record know what they told."""
        c = ENTRIES.c
        gone = delete(ENTRIES).where(c.table_id == table_id, c.seq <= until)
        await self._change(gone.returning(c.seq))


def _checkpoint(connection: Connection, table_id: str) -> Checkpoint | None:
    query = select(CHECKPOINTS).where(CHECKPOINTS.c.table_id == table_id)
    row = connection.execute(query).one_or_none()
    return None if row is None else Checkpoint(row.seq, unsqueezed(row.body))


def _answered(table_id: str, since: int) -> Executable:
    c = ENTRIES.c
    recent = (c.table_id == table_id, c.seq > since, c.actor.is_not(None))
    return select(c.seq, c.actor, c.client_id).where(*recent).order_by(c.seq)


def _after(since: Iterable[tuple[str, int]]) -> Any:
    c = ENTRIES.c
    wanted = [and_(c.table_id == table_id, c.seq > seq) for table_id, seq in since]
    return select(ENTRIES).where(or_(*wanted)).order_by(c.seq)


def _entry(row: Row[Any]) -> StoredEntry:
    command = None if row.actor is None else CommandId(row.actor, row.client_id)
    return StoredEntry(row.seq, unpacked(row.body), command)
