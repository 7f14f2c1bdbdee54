"""What people tell the operators of each other."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, ScalarSelect, delete, func, insert, select

from ebbes.json_types import Json
from ebbes.server.json_text import packed, unpacked
from ebbes.server.seconds import DAY
from ebbes.server.store.part import Part
from ebbes.server.store.schema.company import REPORTS
from ebbes.server.store.schema.people import PEOPLE
from ebbes.server.store.schema.tables import TABLES

MOST_A_DAY: Final = 10
"""Of one person."""
MOST_KEPT: Final = 5000
"""Of all; those of who tells much give way."""
C = REPORTS.c
IS_TELLER = PEOPLE.c.id == C.person_id


class Why(StrEnum):
    """What somebody is reported for."""

    NAME = "name"
    TALK = "talk"
    LEAVING = "leaving"
    SLOWNESS = "slowness"
    CHEATING = "cheating"


class Reported(NamedTuple):
    """What somebody tells of somebody."""

    person_id: str
    name: str
    """What they were called then."""
    table_id: str
    why: Why
    doings: Json
    """What they had done there lately."""


class Report(NamedTuple):
    """One report, as operators read it."""

    id: int
    teller: str
    """The id of who told it."""
    code: str
    """Of the table."""
    made_at: float
    reported: Reported


class Reports(Part):
    """Written by people, read by operators."""

    async def add(self, teller: str, reported: Reported, most: int = MOST_KEPT) -> bool:
        """Keep a report; false if the person has made too many today."""
        now = self._clock()
        today = (C.person_id == teller, C.made_at > now - DAY)
        count = select(func.count()).select_from(REPORTS).where(*today)
        row = {"person_id": teller, "reported_id": reported.person_id, "name": reported.name}
        row |= {"table_id": reported.table_id, "why": reported.why.value}
        row |= {"doings": packed(reported.doings)}

        def work(connection: Connection) -> bool:
            if connection.execute(count).scalar_one() >= MOST_A_DAY:
                return False
            connection.execute(insert(REPORTS).values(row | {"made_at": now}))
            if connection.execute(select(func.count()).select_from(REPORTS)).scalar_one() > most:
                connection.execute(delete(REPORTS).where(C.id == _least_telling()))
            return True

        return await self._database.write(work)

    async def all(self, most: int = MOST_KEPT) -> Sequence[Report]:
        """The reports that nobody has dealt with, the oldest first."""
        query = select(REPORTS, TABLES.c.code).join_from(REPORTS, TABLES).order_by(C.id).limit(most)
        return [_report(row) for row in await self._rows(query)]

    async def done(self, report_id: int) -> bool:
        """A report is dealt with, and forgotten; whether there was one."""
        return bool(await self._change(delete(REPORTS).where(C.id == report_id).returning(C.id)))


def _least_telling() -> ScalarSelect[int]:
    """The report that gives way: of who has told the most, of a newcomer rather, the oldest.

    So whoever floods the operators pushes out nobody's but their own.
    """
    told = select(C.person_id, func.count().label("times")).group_by(C.person_id).subquery()
    query = select(C.id).join(told, told.c.person_id == C.person_id).join(PEOPLE, IS_TELLER)
    is_old_hand = PEOPLE.c.finished_at.is_not(None)
    return query.order_by(told.c.times.desc(), is_old_hand, C.id).limit(1).scalar_subquery()


def _report(row: Row[Any]) -> Report:
    doings = unpacked(row.doings)
    reported = Reported(row.reported_id, row.name, row.table_id, Why(row.why), doings)
    return Report(row.id, row.person_id, row.code, row.made_at, reported)
