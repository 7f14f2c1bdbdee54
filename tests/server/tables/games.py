"""Games in a town, on their way."""

from ebbes.engine.options import Options
from ebbes.protocol import commands as ask
from ebbes.protocol.settings import Clock
from ebbes.server.store.values import Person
from ebbes.server.tables.model.entry import Entry
from ebbes.server.tables.model.evolve import NO_TABLE, evolve
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.running.room import Room
from tests.server.tables.live import ANNA, BERT, key, settings_for
from tests.server.tables.town import Guest, Process


async def begun(
    *processes: Process, clock: Clock = Clock.NONE, people: tuple[Person, ...] = (ANNA, BERT)
) -> list[Guest]:
    """These people in a game of three with bots, each in a process of their own if there is one."""
    first = processes[0]
    table_id = await first.found(settings_for(Options(3), clock))
    guests = []
    for number, person in enumerate(people):
        process = processes[number % len(processes)]
        guests.append(await process.guest(table_id, person))
        if person is not ANNA:
            await guests[-1].sit()
        await first.town.time.settle()
    await guests[0].send(ask.StartGame(id=key()))
    for guest in guests:
        await first.town.time.settle()
        await guest.add_nonce()
    await first.town.time.settle()
    return guests


async def to_a_person(process: Process, room: Room) -> None:
    """Let bots play until it is a person's turn."""
    await process.town.time.settle()
    while room.table.decider is None:
        await process.town.time.forward(1)


async def to_seat(seat: int, process: Process, guests: list[Guest]) -> None:
    """Play until it is that seat's turn."""
    room = guests[0].room
    await process.town.time.settle()
    while room.table.turn != seat:
        if room.table.decider is None:
            await process.town.time.forward(1)
        else:
            player = at_turn(*guests)
            await player.send(player.choice())
        await process.town.time.settle()


async def play_out(process: Process, *guests: Guest) -> None:
    """Play a game to its end; whoever has not yet added a nonce does."""
    room = guests[0].room
    for guest in guests:
        await process.town.time.settle()
        if room.table.game is not None and room.table.game.wants_nonce(guest.table.you.seat or 0):
            await guest.add_nonce()
    await process.town.time.settle()
    while room.table.is_playing:
        if room.table.decider is None:
            await process.town.time.forward(1)
        else:
            player = at_turn(*guests)
            await player.send(player.choice())
        await process.town.time.settle()


def decider(room: Room) -> int | None:
    """The person the table waits for."""
    return room.table.decider


def at_turn(*guests: Guest) -> Guest:
    """Whose turn it is."""
    return next(guest for guest in guests if guest.you.seat == guest.room.table.turn)


async def replayed(process: Process, table_id: str) -> Table:
    """The table as its log tells it."""
    table = NO_TABLE
    for entry in await log_of(process, table_id):
        table = evolve(table, entry)
    return table


async def log_of(process: Process, table_id: str) -> list[Entry]:
    """The entries of a table."""
    return [Entry.from_json(kept.body) for kept in await process.store.log.read(table_id)]
