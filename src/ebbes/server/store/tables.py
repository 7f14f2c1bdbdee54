"""Tables: made, found by id or code, listed, ended."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from ebbes.record.record import Json
from ebbes.server.store.batch import write_batch
from ebbes.server.store.body import packed, unpacked
from ebbes.server.store.errors import (
    AlreadyAnswered,
    CodeTaken,
    NoSuchPerson,
    TableExists,
)
from ebbes.server.store.part import Part
from ebbes.server.store.schema import COMMANDS, TABLES
from ebbes.server.store.values import Answer, Append, CommandId, Table
from ebbes.server.store.writer import Work

OPEN = TABLES.c.ended_at.is_(None)


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
        due: float | None = None,
    ) -> Answer:
        """A new table whose log begins with these entries.

        Raises `AlreadyAnswered` (with the id of the table) if this command made a table before,
        `CodeTaken` if another open table has the code, `TableExists` if any has the id.
        """
        bodies, seen = tuple(map(packed, entries)), packed(summary)
        first = Append(table_id, 0, bodies, command, seen, dict(seats or {}), (), False, due)

        def work(connection: Connection) -> Answer:
            return _create(connection, first, code, public, self._clock())

        try:
            return await self._database.write(work)
        except IntegrityError:
            return await self._create_again(work)

    async def find(self, table_id: str) -> Table | None:
        """A table by its id, open or ended."""
        row = await self._row(select(TABLES).where(TABLES.c.id == table_id))
        return row and _table(row)

    async def by_code(self, code: str) -> Table | None:
        """The open table with this code, or else the one that had it last."""
        newest = (OPEN.desc(), TABLES.c.ended_at.desc())
        query = select(TABLES).where(TABLES.c.code == code).order_by(*newest).limit(1)
        row = await self._row(query)
        return row and _table(row)

    async def open(self) -> list[Table]:
        """Every table that has not ended, the oldest first."""
        return await self._listed(OPEN)

    async def public(self, most: int) -> list[Table]:
        """The lobby: open tables anyone may join, the newest first."""
        newest = (TABLES.c.created_at.desc(), TABLES.c.id)
        query = select(TABLES).where(OPEN, TABLES.c.public).order_by(*newest).limit(most)
        return [_table(row) for row in await self._rows(query)]

    async def untouched(self, since: float) -> list[Table]:
        """Open tables whose log has not grown since that time."""
        return await self._listed(OPEN, TABLES.c.touched_at < since)

    async def due(self, until: float) -> list[Table]:
        """Open tables that should have been looked after by then."""
        return await self._listed(OPEN, TABLES.c.due_at <= until)

    async def postpone(self, table_id: str, last_seq: int, due: float | None) -> None:
        """Look after a table later, or not at all, unless its log has grown meanwhile."""
        same = (TABLES.c.id == table_id, TABLES.c.last_seq == last_seq)
        later = update(TABLES).where(*same).values(due_at=due)
        await self._change(later.returning(TABLES.c.id))

    async def last_seqs(self, table_ids: Collection[str]) -> dict[str, int]:
        """Where logs end, of those tables that are there."""
        c = TABLES.c
        rows = await self._rows(select(c.id, c.last_seq).where(c.id.in_(table_ids)))
        return {row.id: row.last_seq for row in rows}

    async def _create_again(self, work: Work[Answer]) -> Answer:
        """What somebody else took meanwhile is now seen, and refused by its name."""
        try:
            return await self._database.write(work)
        except IntegrityError:
            raise NoSuchPerson("a seat was given to a person who is not there") from None

    async def _listed(self, *which: ColumnElement[bool]) -> list[Table]:
        order = (TABLES.c.created_at, TABLES.c.id)
        return [
            _table(row) for row in await self._rows(select(TABLES).where(*which).order_by(*order))
        ]


def _create(connection: Connection, first: Append, code: str, public: bool, now: float) -> Answer:
    _refuse_taken(connection, first, code)
    row = {"id": first.table_id, "code": code, "public": public, "last_seq": 0}
    row |= {"summary": first.summary, "created_at": now, "touched_at": now}
    if first.command:
        row |= {"creator": first.command.actor, "creation": first.command.client_id}
    connection.execute(insert(TABLES).values(row))
    (answer,) = write_batch(connection, [first], now)
    assert isinstance(answer, Answer)
    return answer


def _refuse_taken(connection: Connection, first: Append, code: str) -> None:
    if first.command:
        query = select(TABLES.c.id).where(*_created_by(first.command))
        made = connection.scalar(query)
        if made is not None:
            raise AlreadyAnswered(made, _creation(connection, made, first.command))
    if connection.scalar(select(TABLES.c.id).where(TABLES.c.id == first.table_id)):
        raise TableExists(first.table_id)
    if connection.scalar(select(TABLES.c.id).where(OPEN, TABLES.c.code == code)):
        raise CodeTaken(code)


def _creation(connection: Connection, table_id: str, command: CommandId) -> Answer:
    c = COMMANDS.c
    key = (c.table_id == table_id, c.actor == command.actor, c.client_id == command.client_id)
    row = connection.execute(select(c.first, c.last).where(*key)).one()
    return Answer(row.first, row.last)


def _created_by(command: CommandId) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return TABLES.c.creator == command.actor, TABLES.c.creation == command.client_id


def _table(row: Row[Any]) -> Table:
    return Table(
        id=row.id,
        code=row.code,
        public=row.public,
        last_seq=row.last_seq,
        summary=unpacked(row.summary),
        created_at=row.created_at,
        touched_at=row.touched_at,
        ended_at=row.ended_at,
    )
