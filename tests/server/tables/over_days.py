"""A game over days in a town: four people who come by now and then."""

from ebbes.engine.options import Options
from ebbes.protocol import commands as ask
from ebbes.protocol.messages import Accepted
from ebbes.protocol.settings import OverDays, TableSettings
from ebbes.server.store.values import Person
from ebbes.server.tables.running.room import Room
from tests.server.tables.live import ANNA, BERT, CARLA, PEOPLE, key, settings_for
from tests.server.tables.town import Guest, Process

SLOW = OverDays(nights=False, forced=False)


def slow(over_days: OverDays = SLOW) -> TableSettings:
    """A table for three, over days."""
    return settings_for(Options(3)).model_copy(update={"over_days": over_days})


async def begun_slowly(
    process: Process,
    over_days: OverDays = SLOW,
    people: tuple[Person, ...] = (ANNA, BERT, CARLA),
) -> str:
    """The id of a table where these people have begun a game, and gone."""
    table_id = await process.found(slow(over_days))
    guests = [await process.guest(table_id, person) for person in people]
    for guest in guests[1:]:
        await guest.sit()
    await guests[0].send(ask.StartGame(id=key()))
    for guest in guests:
        await guest.add_nonce()
        guest.leave()
    await process.town.time.settle()
    return table_id


async def room_of(process: Process, table_id: str) -> Room:
    """The table as this process finds it."""
    async with process.rooms.visit(table_id) as room:
        await room.catch_up()
        return room


def awaited(room: Room) -> Person:
    """Whose turn it is."""
    assert room.table.decider is not None
    sitter = room.table.sitters[room.table.decider]
    return next(person for person in PEOPLE if person.id == sitter.person)


async def drop_by(process: Process, table_id: str, person: Person) -> Guest:
    """Somebody who looks at the table, and is gone again."""
    guest = await process.guest(table_id, person)
    guest.leave()
    return guest


async def play_once(process: Process, table_id: str) -> Person:
    """Whoever has to decide comes by, does it, and goes."""
    room = await room_of(process, table_id)
    person = awaited(room)
    guest = await process.guest(table_id, person)
    assert isinstance(await guest.send(guest.choice()), Accepted)
    guest.leave()
    await process.town.time.settle()
    return person


async def later(process: Process, seconds: float) -> None:
    """Time passes in one leap; then the caretaker makes a round, and bots may play a while."""
    process.town.time.now += seconds
    await process.caretaker.take_over_duties()
    await process.town.time.forward(5)
