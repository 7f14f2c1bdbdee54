"""A person goes for good."""

from functools import partial
from secrets import token_hex
from typing import Final

from ebbes.protocol.commands import LeaveSeat
from ebbes.server.store import Store
from ebbes.server.store.values import Person
from ebbes.server.tables.deciding.absence import mark_away
from ebbes.server.tables.deciding.draft import Draft
from ebbes.server.tables.model.forgetting import forgetting
from ebbes.server.tables.model.occupant import NOBODY
from ebbes.server.tables.running.beside import rooms_beside
from ebbes.server.tables.running.rooms import Rooms

WAITS: Final = (0.1, 0.3, 1.0, 3.0)
"""Seconds between two tries to empty files that somebody reads."""


async def forget_person(rooms: Rooms, person: Person) -> list[str]:
    """Leave all tables, then delete all that is kept; the tables the person has been at."""
    store = rooms.context.store
    for place in await store.people.places(person.id):
        async with rooms.visit(place.table_id) as room:
            await room.handle(person, LeaveSeat(id=token_hex(8)))
            await room.act(partial(_play_on, person=person.id))
    tables = await store.privacy.delete(person.id, NOBODY, forgetting(person.id))
    touched = frozenset(tables)
    for room in rooms.open:
        if room.id in touched:
            await room.read_anew()
    return tables


def _play_on(draft: Draft, person: str) -> None:
    """Where nobody can leave, as cards are given, the house plays to the end for who is gone."""
    seat = draft.table.seat_of(person)
    if draft.table.is_playing and seat is not None and not draft.table.sitters[seat].away:
        mark_away(draft, seat, "gone")


async def forget_in(store: Store, person: Person) -> list[str]:
    """The same from outside, whether servers run or not.

    A running server sees in the log that the person has left, within ten seconds. While somebody
    reads the files in which the name may still stand they cannot be emptied; after some tries that
    is left to a server, which does it within an hour or when it starts.
    """
    async with rooms_beside(store) as rooms:
        tables = await forget_person(rooms, person)
        for wait in WAITS:
            if await store.privacy.clean():
                break
            await rooms.context.sleep(wait)
        return tables
