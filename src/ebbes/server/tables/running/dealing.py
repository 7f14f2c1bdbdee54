"""Cards that are given, dealt at a table that was founded for them."""

from ebbes.server.tables.deciding.draft import Draft
from ebbes.server.tables.deciding.play import open_game
from ebbes.server.tables.running.rooms import Rooms


async def deal_once(rooms: Rooms, table_id: str, secret: bytes) -> None:
    """The game begins, unless it has begun."""

    def begin(draft: Draft) -> None:
        if draft.table.game is None:
            open_game(draft, secret, None)

    async with rooms.visit(table_id) as room:
        await room.act(begin)
