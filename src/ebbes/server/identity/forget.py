"""Forgetting a person."""

from secrets import token_hex

from ebbes.protocol.commands import LeaveSeat
from ebbes.server.store import Store
from ebbes.server.store.values import Person
from ebbes.server.tables.forgetting import forgetting
from ebbes.server.tables.rooms import Rooms


async def forget_everywhere(rooms: Rooms, person: Person) -> list[str]:
    """Lets a person leave all tables, and deletes what is kept about them."""
    for place in await rooms.house.store.places(person.id):
        if place.open and place.seat is not None:
            async with rooms.visit(place.table_id) as room:
                await room.handle(person, LeaveSeat(id=token_hex(8)))
    return await forget_in(rooms.house.store, person)


async def forget_in(store: Store, person: Person) -> list[str]:
    """Deletes all that is kept about a person, and returns the tables they have been at."""
    return await store.delete_person(person.id, forgetting(person.id))
