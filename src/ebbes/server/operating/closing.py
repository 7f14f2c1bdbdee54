"""Closing a table from outside, whether servers run or not."""

from ebbes.protocol.table_events import TableEnded
from ebbes.server.fanout import fanout_for
from ebbes.server.store import Store
from ebbes.server.store.values import TableRow
from ebbes.server.tables.deciding.draft import Draft
from ebbes.server.tables.deciding.play import show_proof
from ebbes.server.tables.model.timing import Timing
from ebbes.server.tables.running.context import Context
from ebbes.server.tables.running.founding import plain_code
from ebbes.server.tables.running.rooms import Rooms
from ebbes.server.thinking import Thinkers


async def table_called(store: Store, key: str) -> TableRow | None:
    """A table by its id or its code, however it is written."""
    return await store.tables.find(key) or await store.tables.by_code(plain_code(key))


async def close_table_in(store: Store, table_id: str) -> None:
    """Closes a table; its game is proven as far as it went.

    A running server sees that in the log, within ten seconds, and tells everybody there.
    """
    async with Thinkers(0) as thinkers, fanout_for(None) as fanout:
        rooms = Rooms(Context(store, fanout, thinkers, Timing()))
        try:
            async with rooms.visit(table_id) as room:
                await room.act(_end)
        finally:
            await rooms.close()


def _end(draft: Draft) -> None:
    show_proof(draft)
    draft.add(TableEnded(reason="host", operator=True))
