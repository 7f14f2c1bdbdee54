"""What people want done at tables over days, and when they are on holiday."""

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, delete, insert, select, update

from ebbes.json_types import Json
from ebbes.server.holidays import DAYS_A_YEAR, MOST, Holiday
from ebbes.server.json_text import packed, unpacked
from ebbes.server.store.inserting import INSERTS
from ebbes.server.store.part import Part
from ebbes.server.store.schema.columns import is_true
from ebbes.server.store.schema.over_days import HOLIDAYS, WISHES
from ebbes.server.store.schema.people import PEOPLE
from ebbes.server.store.schema.tables import SEATS

W, H = WISHES.c, HOLIDAYS.c


class KeptWish(NamedTuple):
    """What somebody wants done at a table; None where they have said nothing."""

    forced: bool | None = None
    plan: Json = None


class KeptWishes(NamedTuple):
    """Of all people at a table."""

    wishes: dict[str, KeptWish]
    holidays: dict[str, list[Holiday]]
    """Of each those that have begun, and were not over before the time that matters."""


class Wishes(Part):
    """Kept beside the logs: nothing of it is ever told to anybody else."""

    async def at_table(self, table_id: str, since: date, today: date) -> KeptWishes:
        """What all people at a table want; of holidays, those that were not over before a day."""
        begun = begun_holidays(table_id, since, today)

        def work(connection: Connection) -> KeptWishes:
            rows = connection.execute(select(WISHES).where(W.table_id == table_id)).all()
            wishes = {row.person_id: _wish(row.forced, row.plan) for row in rows}
            holidays: dict[str, list[Holiday]] = {}
            for row in connection.execute(begun):
                holidays.setdefault(row.person_id, []).append(_holiday(row))
            return KeptWishes(wishes, holidays)

        return await self._database.read(work)

    async def find(self, person_id: str, table_id: str) -> KeptWish:
        """What one person wants there."""
        query = select(WISHES).where(W.person_id == person_id, W.table_id == table_id)
        row = await self._row(query)
        return KeptWish() if row is None else _wish(row.forced, row.plan)

    async def keep(self, person_id: str, table_id: str, wish: KeptWish) -> None:
        """From now on they want this."""
        new = {"forced": wish.forced, "plan": None if wish.plan is None else packed(wish.plan)}
        key = {"person_id": person_id, "table_id": table_id}

        def work(connection: Connection) -> None:
            row = INSERTS[connection.dialect.name](WISHES).values(key | new)
            connection.execute(
                row.on_conflict_do_update(index_elements=[W.person_id, W.table_id], set_=new)
            )

        await self._database.write(work)

    async def holidays(self, person_id: str, today: date) -> list[Holiday]:
        """Somebody's holidays of this year and those to come, the first one first."""
        return [_holiday(row) for row in await self._rows(_since_new_year(person_id, today))]

    async def take_holiday(
        self, person_id: str, new: Holiday, today: date, verify: Callable[[list[Holiday]], None]
    ) -> list[Holiday]:
        """One more, unless `verify` raises something about those there are; then all of them.

        Those that were over before last year are forgotten.
        """
        alone = select(PEOPLE.c.id).where(PEOPLE.c.id == person_id).with_for_update()
        old = H.last_day < date(today.year - 1, 1, 1).isoformat()
        row = {"first_day": new.first.isoformat(), "last_day": new.last.isoformat()}

        def work(connection: Connection) -> list[Holiday]:
            connection.execute(alone)
            known = [_holiday(row) for row in connection.execute(_since_new_year(person_id, today))]
            verify(known)
            connection.execute(delete(HOLIDAYS).where(H.person_id == person_id, old))
            connection.execute(insert(HOLIDAYS).values(person_id=person_id, **row))
            return sorted([*known, new])

        return await self._database.write(work)

    async def end_holiday(self, person_id: str, first: date, today: date) -> bool:
        """One that has not begun before today is none, another ends yesterday; if it goes on."""
        goes_on = (
            H.person_id == person_id,
            H.first_day == first.isoformat(),
            H.last_day >= today.isoformat(),
        )
        if first >= today:
            return bool(await self._change(delete(HOLIDAYS).where(*goes_on).returning(H.first_day)))
        yesterday = (today - timedelta(days=1)).isoformat()
        cut = update(HOLIDAYS).where(*goes_on).values(last_day=yesterday)
        return bool(await self._change(cut.returning(H.first_day)))


def begun_holidays(table_id: str, since: date, today: date) -> Select[Any]:
    """The holidays of everybody who sits at an open table that touch these days, in order."""
    sits = (SEATS.c.table_id == table_id, is_true(SEATS.c.is_open), SEATS.c.seat.is_not(None))
    touch = (H.first_day <= today.isoformat(), H.last_day >= since.isoformat())
    theirs = select(HOLIDAYS).join(SEATS, SEATS.c.person_id == H.person_id)
    return theirs.where(*sits, *touch).order_by(H.person_id, H.first_day)


def _since_new_year(person_id: str, today: date) -> Select[Any]:
    """As many as there may be of somebody's: each of this year that is over had a day."""
    new_year = date(today.year, 1, 1).isoformat()
    mine = select(HOLIDAYS).where(H.person_id == person_id, H.last_day >= new_year)
    return mine.order_by(H.first_day).limit(MOST + DAYS_A_YEAR)


def _wish(forced: bool | None, plan: str | None) -> KeptWish:
    return KeptWish(forced, None if plan is None else unpacked(plan))


def _holiday(row: object) -> Holiday:
    first, last = (date.fromisoformat(getattr(row, name)) for name in ("first_day", "last_day"))
    return Holiday(first, last).bounded
