"""Cards that are given, dealt at a table that was founded for them."""

from ebbes.protocol.deal import GivenDeal
from ebbes.server.tables.deciding.draft import Draft
from ebbes.server.tables.deciding.play import open_game
from ebbes.server.tables.running.rooms import Rooms


class NotFoundedFor(Exception):
    """A table for other cards: whoever knows the secret would know every hand there."""


async def deal_once(rooms: Rooms, table_id: str, deal: GivenDeal, secret: bytes) -> None:
    """The game begins, unless it has begun; `NotFoundedFor` at a table for anything else."""

    def begin(draft: Draft) -> None:
        if draft.table.deal != deal:
            raise NotFoundedFor(f"the table was not founded for {deal.kind} {deal.name}")
        if draft.table.game is None:
            open_game(draft, secret, None)

    async with rooms.visit(table_id) as room:
        await room.act(begin)
