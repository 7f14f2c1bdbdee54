"""Somebody who asked for a seat goes away."""

from contextlib import suppress

from ebbes.server.store.errors import StoreUnavailable
from ebbes.server.tables.deciding.asking import close_request
from ebbes.server.tables.deciding.draft import Draft
from ebbes.server.tables.model.entrance import request_of
from ebbes.server.tables.running.room import Room
from ebbes.server.tables.running.rooms import Rooms


def see_off(rooms: Rooms, room: Room, person: str | None) -> None:
    """Take back what a person has asked for, unless they are back in a moment."""
    if person is not None and request_of(room.table, person) is not None:
        rooms.run(_take_back(rooms, room.id, person))


async def _take_back(rooms: Rooms, table_id: str, person: str) -> None:
    def write(draft: Draft) -> None:
        close_request(draft, person, "withdrawn")

    async with rooms.visit(table_id) as room:
        while request_of(room.table, person) is not None:
            await rooms.context.sleep(rooms.context.timing.grace)
            if room.audience.has(person):
                return
            with suppress(StoreUnavailable):
                if await room.is_gone(person):
                    await room.act(write)
