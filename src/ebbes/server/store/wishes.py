"""What people want done at tables over days, and when they are on holiday."""

from datetime import date
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from ebbes.json_types import Json
from ebbes.server.json_text import packed, unpacked
from ebbes.server.store.inserting import INSERTS
from ebbes.server.store.part import Part
from ebbes.server.store.schema import HOLIDAYS, SEATS, WISHES

W, H = WISHES.c, HOLIDAYS.c


class KeptWish(NamedTuple):
    """What somebody wants done at a table; None where they have said nothing."""

    forced: bool | None = None
    plan: Json = None


class Holiday(NamedTuple):
    """From the first to the last day, both included."""

    first: date
    last: date

    @property
    def days(self) -> int:
        """How many."""
        return (self.last - self.first).days + 1


class KeptWishes(NamedTuple):
    """Of all people at a table."""

    wishes: dict[str, KeptWish]
    holidays: dict[str, Holiday]
    """The last one of each that has begun."""


class Wishes(Part):
    """Kept beside the logs: nothing of it is ever told to anybody else."""

    async def at_table(self, table_id: str, today: date) -> KeptWishes:
        """What all people at a table want."""
        sits = (SEATS.c.table_id == table_id, SEATS.c.seat.is_not(None))
        begun = (
            select(HOLIDAYS)
            .join(SEATS, SEATS.c.person_id == H.person_id)
            .where(*sits, H.first_day <= today.isoformat())
            .order_by(H.first_day)
        )

        def work(connection: Connection) -> KeptWishes:
            rows = connection.execute(select(WISHES).where(W.table_id == table_id)).all()
            wishes = {row.person_id: _wish(row.forced, row.plan) for row in rows}
            holidays = {row.person_id: _holiday(row) for row in connection.execute(begun)}
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

    async def holidays(self, person_id: str) -> list[Holiday]:
        """All holidays of somebody, the first one first."""
        query = select(HOLIDAYS).where(H.person_id == person_id).order_by(H.first_day)
        return [_holiday(row) for row in await self._rows(query)]

    async def set_holidays(self, person_id: str, holidays: list[Holiday]) -> None:
        """From now on these and no others."""
        rows = [
            {"person_id": person_id, "first_day": each.first.isoformat()}
            | {"last_day": each.last.isoformat()}
            for each in holidays
        ]

        def work(connection: Connection) -> None:
            connection.execute(delete(HOLIDAYS).where(H.person_id == person_id))
            if rows:
                connection.execute(insert(HOLIDAYS), rows)

        await self._database.write(work)


def _wish(forced: bool | None, plan: str | None) -> KeptWish:
    return KeptWish(forced, None if plan is None else unpacked(plan))


def _holiday(row: object) -> Holiday:
    first, last = (date.fromisoformat(getattr(row, name)) for name in ("first_day", "last_day"))
    return Holiday(first, last)
