"""Tables: made, found by id or code, listed, claimed for work, ended."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, Row, Select, insert, select, update
from sqlalchemy.exc import IntegrityError

from ebbes.json_types import Json
from ebbes.server.json_text import packed, unpacked
from ebbes.server.store.batch import write_batch
from ebbes.server.store.errors import AlreadyMade, CodeTaken, NoSuchPerson, TableExists
from ebbes.server.store.part import Part
from ebbes.server.store.schema.columns import is_true
from ebbes.server.store.schema.games import GAMES
from ebbes.server.store.schema.house import PRESENT, PROCESSES
from ebbes.server.store.schema.tables import SEATS, TABLES
from ebbes.server.store.values import (
    SAME,
    Append,
    CommandId,
    EntryRange,
    Indexes,
    OwnTable,
    TableRow,
)
from ebbes.server.store.work import Work

OPEN = TABLES.c.ended_at.is_(None)
HERE_SECONDS = 60.0
"""For how long a heartbeat tells that the people of a process are there."""


class Tables(Part):
    """All tables, as an index into their logs."""

    async def create(
        self,
        table_id: str,
        code: str,
        *,
        public: bool,
        entries: Sequence[Json],
        command: CommandId | None = None,
        summary: Json = None,
        seats: Mapping[str, int | None] | None = None,
        due: float | None = SAME,
    ) -> EntryRange:
        """A new table whose log begins with these entries.

        Raises `AlreadyMade` (with the id of the table) if this command made a table before,
        `CodeTaken` if another open table has the code, `TableExists` if any has the id.
        """
        indexes = Indexes(packed(summary), public, dict(seats or {}), due=due)
        first = Append(table_id, 0, tuple(map(packed, entries)), command, indexes)

        def work(connection: Connection) -> EntryRange:
            return _create(connection, first, code, public, self._clock())

        try:
            return await self._database.write(work)
        except IntegrityError:
            return await self._create_again(work)

    async def find(self, table_id: str) -> TableRow | None:
        """A table by its id, open or ended; one without a code nobody can come to."""
        row = await self._row(select(TABLES).where(TABLES.c.id == table_id, TABLES.c.code != ""))
        return row and _table(row)

    async def by_code(self, code: str) -> TableRow | None:
        """The open table with this code, or else the one that had it last; none has no code."""
        if not code:
            return None
        newest = (OPEN.desc(), TABLES.c.ended_at.desc())
        query = select(TABLES).where(TABLES.c.code == code).order_by(*newest).limit(1)
        row = await self._row(query)
        return row and _table(row)

    async def public(self, most: int) -> list[TableRow]:
        """The lobby: open tables anyone may join, first those where somebody is; the newest first.

        Who makes many tables can be at few, and does not hide those of others.
        """
        attended = await self.attended(most)
        if len(attended) == most:
            return attended
        others = await self._rows(_newest(most).where(TABLES.c.id.not_in(self._somebody_is_at())))
        return [*attended, *map(_table, others)][:most]

    async def attended(self, most: int) -> list[TableRow]:
        """Those of the lobby where somebody is, the newest first."""
        query = _newest(most).where(TABLES.c.id.in_(self._somebody_is_at()))
        return [_table(row) for row in await self._rows(query)]

    def _somebody_is_at(self) -> Select[tuple[str]]:
        """Somebody who leads others there: of one network that is so for some tables only."""
        lives = PROCESSES.c.beat_at > self._clock() - HERE_SECONDS
        here = select(PRESENT.c.table_id).join_from(PRESENT, PROCESSES)
        return here.where(lives, PRESENT.c.in_lobby)

    async def of_person(self, person_id: str, most: int) -> list[OwnTable]:
        """The open tables a person has been at, the newest first."""
        newest = (TABLES.c.created_at.desc(), TABLES.c.id)
        query = select(SEATS.c.seat, TABLES).join_from(SEATS, TABLES)
        query = query.where(SEATS.c.person_id == person_id, is_true(SEATS.c.is_open), OPEN)
        rows = await self._rows(query.order_by(*newest).limit(most))
        return [OwnTable(_table(row), row.seat) for row in rows]

    async def untouched(self, since: float, most: int) -> list[str]:
        """Open tables nobody has done anything at since that time, the stillest first."""
        c = TABLES.c
        query = select(c.id).where(OPEN, c.touched_at < since).order_by(c.touched_at)
        return [row.id for row in await self._rows(query.limit(most))]

    async def touch(self, table_id: str, at: float) -> None:
        """Something has happened there after all, or is as good as if it had."""
        touched = update(TABLES).where(TABLES.c.id == table_id).values(touched_at=at)
        await self._change(touched.returning(TABLES.c.id))

    async def claim_due(self, until: float, again: float, most: int) -> list[str]:
        """Tables that should have been looked after; nobody else gets them until `again`."""
        return await self._claim(TABLES.c.due_at, until, again, most)

    async def claim_trims(self, until: float, again: float, most: int) -> list[str]:
        """Tables whose logs are to be trimmed; nobody else gets them until `again`."""
        return await self._claim(TABLES.c.trim_at, until, again, most)

    async def has_untold_games(self, table_id: str) -> bool:
        """Whether a log is yet to be folded and none of its games is a row.

        It may be of a version that kept them in logs only.
        """
        c, game = TABLES.c, select(GAMES.c.id).where(GAMES.c.table_id == table_id)
        query = select(c.id).where(c.id == table_id, c.trim_at.is_not(None), ~game.exists())
        return await self._row(query) is not None

    async def postpone(self, table_id: str, until: float) -> None:
        """Somebody looks after a table, and nobody else need do so before."""
        earlier = (TABLES.c.id == table_id, TABLES.c.due_at < until)
        later = update(TABLES).where(*earlier).values(due_at=until)
        await self._change(later.returning(TABLES.c.id))

    async def release(self, table_id: str, claimed: float) -> None:
        """Nothing was due at a table after all, unless something is by now."""
        mine = (TABLES.c.id == table_id, TABLES.c.due_at == claimed)
        done = update(TABLES).where(*mine).values(due_at=None)
        await self._change(done.returning(TABLES.c.id))

    async def trimmed(self, table: TableRow, again: float | None) -> None:
        """Nothing is left to trim there until `again`, unless the table was touched meanwhile."""
        same = (TABLES.c.id == table.id, TABLES.c.touched_at == table.touched_at)
        done = update(TABLES).where(*same).values(trim_at=again)
        await self._change(done.returning(TABLES.c.id))

    async def _claim(self, column: Column[Any], until: float, again: float, most: int) -> list[str]:
        """A process that dies with what it has claimed leaves it to the others a little later."""
        late = select(TABLES.c.id).where(column <= until).order_by(column).limit(most)
        mine = TABLES.c.id.in_(late.with_for_update(skip_locked=True).scalar_subquery())
        claimed = update(TABLES).where(mine).values({column: again}).returning(TABLES.c.id)
        return [row.id for row in await self._change(claimed)]

    async def _create_again(self, work: Work[EntryRange]) -> EntryRange:
        """What somebody else took meanwhile is now seen, and refused by its name."""
        try:
            return await self._database.write(work)
        except IntegrityError:
            raise NoSuchPerson("a seat was given to a person who is not there") from None


def _newest(most: int) -> Select[Any]:
    """Open tables of the lobby."""
    newest = (TABLES.c.created_at.desc(), TABLES.c.id)
    return select(TABLES).where(OPEN, is_true(TABLES.c.public)).order_by(*newest).limit(most)


def _create(
    connection: Connection, first: Append, code: str, public: bool, now: float
) -> EntryRange:
    _refuse_taken(connection, first, code)
    row = {"id": first.table_id, "code": code, "public": public}
    row |= {"summary": first.indexes.summary, "created_at": now, "touched_at": now}
    if first.command:
        row |= {"creator": first.command.actor, "creation": first.command.client_id}
    connection.execute(insert(TABLES).values(row))
    (written,) = write_batch(connection, [first], now)
    assert isinstance(written, EntryRange)
    return written


def _refuse_taken(connection: Connection, first: Append, code: str) -> None:
    if first.command:
        made = connection.scalar(select(TABLES.c.id).where(*_created_by(first.command)))
        if made is not None:
            raise AlreadyMade(made)
    if connection.scalar(select(TABLES.c.id).where(TABLES.c.id == first.table_id)):
        raise TableExists(first.table_id)
    if connection.scalar(select(TABLES.c.id).where(OPEN, TABLES.c.code == code)):
        raise CodeTaken(code)


def _created_by(command: CommandId) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return TABLES.c.creator == command.actor, TABLES.c.creation == command.client_id


def _table(row: Row[Any]) -> TableRow:
    return TableRow(
        id=row.id,
        code=row.code,
        public=row.public,
        summary=unpacked(row.summary),
        created_at=row.created_at,
        touched_at=row.touched_at,
        ended_at=row.ended_at,
        due_at=row.due_at,
    )
