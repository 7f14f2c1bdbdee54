"""Forgetting a person from outside, whether servers run or not."""

from ebbes.server.fanout import fanout_for
from ebbes.server.store import Store
from ebbes.server.store.values import Person
from ebbes.server.tables.model.timing import Timing
from ebbes.server.tables.running.context import Context
from ebbes.server.tables.running.farewell import forget_person
from ebbes.server.tables.running.rooms import Rooms
from ebbes.server.thinking import Thinkers


async def forget_in(store: Store, person: Person) -> list[str]:
    """Deletes all that is kept about a person, and returns the tables they have been at.

    They leave their tables first: a running server sees that in the log, within ten seconds.
    """
    async with Thinkers(0) as thinkers, fanout_for(None) as fanout:
        rooms = Rooms(Context(store, fanout, thinkers, Timing()))
        try:
            return await forget_person(rooms, person)
        finally:
            await rooms.close()
