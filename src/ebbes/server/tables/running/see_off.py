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
    if person is None or person in room.leaving or request_of(room.table, person) is None:
        return
    room.leaving.add(person)
    rooms.run(_take_back(rooms, room.id, person))


async def see_off_strays(rooms: Rooms) -> None:
    """See everybody off who has asked for a seat and is not here.

    A server that stops forgets whom it was about to see off: the next one finds them so.
    """
    for room in rooms.open:
        for request in room.table.requests:
            if not room.audience.has(request.person):
                see_off(rooms, room, request.person)


async def _take_back(rooms: Rooms, table_id: str, person: str) -> None:
    def write(draft: Draft) -> None:
        close_request(draft, person, "withdrawn")

    async with rooms.visit(table_id) as room:
        try:
            while request_of(room.table, person) is not None:
                await rooms.context.sleep(rooms.context.timing.grace)
                if room.audience.has(person):
                    return
                with suppress(StoreUnavailable):
                    if await room.is_gone(person):
                        await room.act(write)
        finally:
            room.leaving.discard(person)
