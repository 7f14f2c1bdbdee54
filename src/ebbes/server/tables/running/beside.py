"""A house beside the servers, whether they run or not."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ebbes.server.fanout import fanout_for
from ebbes.server.store import Store
from ebbes.server.tables.model.timing import Timing
from ebbes.server.tables.running.context import Context
from ebbes.server.tables.running.rooms import Rooms
from ebbes.server.thinking import Thinkers


@asynccontextmanager
async def rooms_beside(store: Store) -> AsyncIterator[Rooms]:
    """Rooms in which nobody thinks; a running server sees in the log what is done in them."""
    async with Thinkers(0) as thinkers, fanout_for(None) as fanout:
        rooms = Rooms(Context(store, fanout, thinkers, Timing()))
        try:
            yield rooms
        finally:
            await rooms.close()
