"""For whom tables over days wait, and whether they were told."""

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, Update, select, update

from ebbes.json_types import Json
from ebbes.server.json_text import unpacked
from ebbes.server.store.part import Part
from ebbes.server.store.schema.over_days import AWAITED, TELLINGS
from ebbes.server.store.schema.tables import TABLES
from ebbes.server.store.values import Awaited

A, T = AWAITED.c, TELLINGS.c
WAITING = select(AWAITED, TABLES.c.code, TABLES.c.summary).join_from(AWAITED, TABLES)


class Waiting(NamedTuple):
    """A table over days, and for whom it waits."""

    table_id: str
    code: str
    summary: Json
    awaited: Awaited


class Taken(NamedTuple):
    """What one process has taken upon itself to tell somebody."""

    person: str
    last: float | None
    """When they were last told something before."""
    at: float
    waiting: tuple[Waiting, ...]


class AwaitedPeople(Part):
    """Written with the entries of the logs; only that somebody was told is written here."""

    async def at_tables(self, table_ids: Collection[str]) -> list[Waiting]:
        """For whom these tables wait, those of them that do."""
        rows = await self._rows(WAITING.where(A.table_id.in_(table_ids)))
        return [_waiting(row) for row in rows]

    async def of_person(self, person_id: str, most: int) -> list[Waiting]:
        """The tables that wait for somebody, the longest first, and only so many."""
        query = WAITING.where(A.person_id == person_id).order_by(A.since_at, A.table_id)
        return [_waiting(row) for row in await self._rows(query.limit(most))]

    async def take(self, person_id: str, last: float | None, turns: float) -> Taken | None:
        """Take it upon oneself to tell somebody of all turns that began before `turns`.

        Nobody else tells them of these. There is nothing to tell if somebody else has told them
        something since `last`, or if all they were to be told of is over.
        """
        now = self._clock()
        same = T.told_at.is_(None) if last is None else T.told_at == last
        mine = update(TELLINGS).where(T.person_id == person_id, same).values(told_at=now)
        untold = (A.person_id == person_id, A.told_at.is_(None), A.since_at <= turns)
        told = update(AWAITED).where(*untold).values(told_at=now).returning(A.table_id)

        def work(connection: Connection) -> Taken | None:
            if not connection.execute(mine).rowcount:
                return None
            taken = [row.table_id for row in connection.execute(told)]
            query = WAITING.where(A.table_id.in_(taken)).order_by(A.since_at, A.table_id)
            waiting = tuple(_waiting(row) for row in connection.execute(query))
            if not waiting:
                connection.execute(_untold(person_id, last, now))
                return None
            return Taken(person_id, last, now, waiting)

        return await self._database.write(work)

    async def give_back(self, taken: Taken) -> None:
        """They could not be told after all, and are as if nobody had tried."""

        def work(connection: Connection) -> None:
            connection.execute(_untold(taken.person, taken.last, taken.at))
            for each in taken.waiting:
                same = (A.table_id == each.table_id, A.seq == each.awaited.seq)
                connection.execute(update(AWAITED).where(*same).values(told_at=None))

        await self._database.write(work)


def _untold(person_id: str, last: float | None, at: float) -> Update:
    """Somebody who was to be told something then was last told something before."""
    mine = (T.person_id == person_id, T.told_at == at)
    return update(TELLINGS).where(*mine).values(told_at=last)


def _waiting(row: Row[Any]) -> Waiting:
    awaited = Awaited(
        person=row.person_id,
        seat=row.seat,
        seq=row.seq,
        since=row.since_at,
        until=row.until_at,
        round=row.round,
        trick=row.trick,
    )
    return Waiting(row.table_id, row.code, unpacked(row.summary), awaited)
