"""What people want done at a table over days, as the store keeps it."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from ebbes.server.holidays import Holiday
from ebbes.server.store.wishes import KeptWish
from ebbes.server.tables.model.wish import Plan, Wish
from ebbes.server.tables.running.context import Context

NOTHING = KeptWish()


async def wishes_at(context: Context, table_id: str, since: float) -> Mapping[str, Wish]:
    """What each person at a table wants that waits since then."""
    now = context.clock()
    days = (datetime.fromtimestamp(at).date() for at in (min(since, now), now))
    wishes, holidays = await context.store.wishes.at_table(table_id, *days)
    return {
        person: wish_of(wishes.get(person, NOTHING), holidays.get(person, ()))
        for person in wishes.keys() | holidays.keys()
    }


def wish_of(kept: KeptWish, holidays: Sequence[Holiday]) -> Wish:
    """A wish as tables understand it."""
    plan = None if kept.plan is None else Plan.from_json(kept.plan)
    return Wish(kept.forced, plan, tuple(holidays))
