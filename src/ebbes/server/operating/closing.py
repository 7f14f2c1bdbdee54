"""Closing a table from outside, whether servers run or not."""

from ebbes.protocol.table_events import TableEnded
from ebbes.server.store import Store
from ebbes.server.store.values import TableRow
from ebbes.server.tables.deciding.draft import Draft
from ebbes.server.tables.deciding.play import show_proof
from ebbes.server.tables.running.beside import rooms_beside
from ebbes.server.tables.running.founding import plain_code


async def table_called(store: Store, key: str) -> TableRow | None:
    """A table by its id or its code, however it is written."""
    return await store.tables.find(key) or await store.tables.by_code(plain_code(key))


async def close_table_in(store: Store, table_id: str) -> None:
    """Closes a table; its game is proven as far as it went.

    A running server sees that in the log, within ten seconds, and tells everybody there.
    """
    async with rooms_beside(store) as rooms, rooms.visit(table_id) as room:
        await room.act(_end)


def _end(draft: Draft) -> None:
    show_proof(draft)
    draft.add(TableEnded(reason="host", operator=True))
