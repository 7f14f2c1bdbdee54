"""Hands of the day: the roots of their years, who has begun them, and how they went."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, Select, func, select, true

from ebbes.server.store.inserting import unless_known
from ebbes.server.store.part import Part
from ebbes.server.store.schema.days import HANDS, YARDSTICKS, YEARS
from ebbes.server.store.schema.people import OPENNESS
from ebbes.server.store.schema.tables import TABLES

C = HANDS.c


@dataclass(frozen=True, slots=True)
class HandRow:
    """The hand somebody has begun, on the one day it counts."""

    day: str
    table_id: str
    code: str
    """Of its table."""
    points: int | None
    """None until it is played to its end."""
    game_id: str | None


class Yardstick(NamedTuple):
    """With what a day is compared."""

    par: float
    """The points the judge expects."""
    expert: int
    """The points the expert has made."""


class Hands(Part):
    """Of every person one a day."""

    async def root(self, year: int) -> bytes | None:
        """What the hands of a year follow from, if it was drawn."""
        row = await self._row(select(YEARS.c.root).where(YEARS.c.year == year))
        return row and bytes.fromhex(row.root)

    async def draw_root(self, year: int, new: bytes) -> bytes:
        """What the hands of a year follow from now on: this, unless somebody was faster."""
        at = select(YEARS.c.root).where(YEARS.c.year == year)

        def work(connection: Connection) -> str:
            connection.execute(unless_known(connection, YEARS), {"year": year, "root": new.hex()})
            return str(connection.execute(at).scalar_one())

        return bytes.fromhex(await self._database.write(work))

    async def first_year(self) -> int | None:
        """The first year that has hands."""
        row = await self._row(select(func.min(YEARS.c.year).label("year")))
        return row and row.year

    async def yardstick(self, day: str) -> Yardstick | None:
        """With what a day is compared, once it was found out."""
        query = select(YARDSTICKS.c.par, YARDSTICKS.c.expert).where(YARDSTICKS.c.day == day)
        row = await self._row(query)
        return row and Yardstick(row.par, row.expert)

    async def keep_yardstick(self, day: str, found: Yardstick) -> Yardstick:
        """With what a day is compared from now on: this, unless somebody was faster."""
        row = {"day": day, **found._asdict()}
        query = select(YARDSTICKS.c.par, YARDSTICKS.c.expert).where(YARDSTICKS.c.day == day)

        def work(connection: Connection) -> Yardstick:
            connection.execute(unless_known(connection, YARDSTICKS), row)
            return Yardstick._make(connection.execute(query).one())

        return await self._database.write(work)

    async def begin(self, person_id: str, day: str, table_id: str) -> HandRow:
        """The hand that counts for somebody from now on: this one, unless they have begun one."""
        row = {"person_id": person_id, "day": day, "table_id": table_id}

        def work(connection: Connection) -> HandRow:
            connection.execute(unless_known(connection, HANDS), row)
            return _hand(connection.execute(_between(person_id, day, day)).one())

        return await self._database.write(work)

    async def find(self, person_id: str, day: str) -> HandRow | None:
        """The hand of a day that counts for somebody."""
        found = await self.between(person_id, day, day)
        return found[0] if found else None

    async def between(self, person_id: str, first: str, last: str) -> list[HandRow]:
        """The hands somebody has begun from one day to another, the first one first."""
        return [_hand(row) for row in await self._rows(_between(person_id, first, last))]

    async def results(self, day: str, viewer: str | None = None) -> dict[int, int]:
        """How many have played a day to which result, as somebody sees it.

        Who keeps their own to themselves is seen by nobody else.
        """
        count = func.count().label("people")
        query = select(C.points, count).outerjoin_from(
            HANDS, OPENNESS, OPENNESS.c.person_id == C.person_id
        )
        shown = func.coalesce(OPENNESS.c.results, true()) | (C.person_id == viewer)
        played = (C.day == day, C.points.is_not(None), shown)
        rows = await self._rows(query.where(*played).group_by(C.points).order_by(C.points))
        return {row.points: row.people for row in rows}


def _between(person_id: str, first: str, last: str) -> Select[Any]:
    query = select(C.day, C.table_id, TABLES.c.code, C.points, C.game_id)
    own = (C.person_id == person_id, C.day >= first, C.day <= last)
    return query.join_from(HANDS, TABLES).where(*own).order_by(C.day)


def _hand(row: Row[Any]) -> HandRow:
    return HandRow(row.day, row.table_id, row.code, row.points, row.game_id)
