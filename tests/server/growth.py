"""What each way of storing something takes on the disk, measured on a real SQLite file."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count, permutations
from pathlib import Path
from typing import TypeAlias

from ebbes.engine.commands import PlayCard
from ebbes.engine.legal import legal_commands
from ebbes.protocol import commands as ask
from ebbes.protocol.messages import Accepted
from ebbes.protocol.options import GameOptions
from ebbes.protocol.seats import BotSeat, Strength
from ebbes.protocol.settings import TableSettings
from ebbes.rules.codes import code_of
from ebbes.server.services import Services, open_services
from ebbes.server.settings import load_settings
from ebbes.server.store.puzzles import Given, Recalled, Standing
from ebbes.server.store.values import Kind, Person
from ebbes.server.tables.running.founding import found_table
from ebbes.server.tables.running.room import Room
from tests.server.until import until

Way: TypeAlias = Callable[[Services], Awaitable[int]]
"""Stores something again and again; how often."""

LARGE = TableSettings(options=GameOptions(players=5, more_cards=True))
WIDE = "\N{GREEK SMALL LETTER OMEGA}"
"""A character of two bytes, as many names have."""
PEOPLE, PER_PERSON, TABLES, PLAYS, CHANGES, ANSWERS = 100, 20, 20, 45, 50, 200
KIND = Kind("Samsung Internet", "Chrome OS")
STANDING, RECALLED = Standing(1500.1, 350.1, 0.061), Recalled(1.1, 5.1, 1.8e9)
_numbers = count(1)


def key(length: int) -> str:
    """A new key of that length."""
    return f"{next(_numbers):0{length}}"


def bots(number: int) -> tuple[BotSeat, ...]:
    """Bots with names as long as they may be."""
    return tuple(BotSeat(name=f"{at}{WIDE * 23}", strength=Strength.EXPERT) for at in range(number))


async def somebody(services: Services) -> Person:
    """A new person with a long name."""
    return await services.store.people.create(key(20), WIDE * 24, key(64), KIND)


@asynccontextmanager
async def table_of(services: Services) -> AsyncIterator[tuple[Room, Person]]:
    """A new table for five, with four bots."""
    person = await somebody(services)
    context = services.rooms.context
    table_id = await found_table(context, person, key(64), LARGE, bots(5), 0)
    async with services.rooms.visit(table_id) as room:
        yield room, person


async def people(services: Services) -> int:
    """New people."""
    for _ in range(PEOPLE):
        await somebody(services)
    return PEOPLE


async def devices(services: Services) -> int:
    """New devices of people, by links."""
    keys = services.store.keys
    for _ in range(PEOPLE // PER_PERSON):
        person = await somebody(services)
        for _ in range(PER_PERSON - 1):
            link = key(64)
            await keys.create_link(person.id, link, services.clock() + 600)
            await keys.use_link(link, key(64), KIND)
    return PEOPLE


async def tokens(services: Services) -> int:
    """New tokens of people."""
    for _ in range(PEOPLE // PER_PERSON):
        person = await somebody(services)
        for _ in range(PER_PERSON):
            await services.store.keys.create_token(key(16), person.id, WIDE * 24, key(64))
    return PEOPLE


async def blocks(services: Services) -> int:
    """People who would rather not meet each other."""
    people = [await somebody(services) for _ in range(PER_PERSON)]
    pairs = [*permutations(people, 2)]
    for one, other in pairs:
        assert await services.store.blocks.add(one.id, other.id, other.name)
    return len(pairs)


async def answers(services: Services) -> int:
    """New answers to puzzles, all of which come back."""
    person = await somebody(services)
    for _ in range(ANSWERS):
        given = Given(key(12), "B10", "other", STANDING, STANDING)
        await services.store.puzzles.answer(
            person.id, given, lambda *_: (STANDING, STANDING), lambda _: RECALLED
        )
    return ANSWERS


async def tables(services: Services) -> int:
    """New tables, with a game that is dealt and broken off: its record stays for good."""
    for _ in range(TABLES):
        async with table_of(services) as (room, person):
            await take(room, person, ask.StartGame(id=key(64)))
            await take(room, person, ask.AddNonce(id=key(64), number=1, nonce="ab" * 32))
            await take(room, person, ask.EndTable(id=key(64)))
    return TABLES


async def plays(services: Services) -> int:
    """Cards, each of which four bots answer."""
    async with table_of(services) as (room, person):
        await take(room, person, ask.StartGame(id=key(64)))
        await take(room, person, ask.AddNonce(id=key(64), number=1, nonce="ab" * 32))
        for _ in range(PLAYS):
            await until(lambda: room.table.decider is not None)
            await take(room, person, decision(room))
    return PLAYS + 2


async def changes(services: Services) -> int:
    """Changes of a table's settings, as many as it takes between two games."""
    async with table_of(services) as (room, person):
        for at in range(CHANGES):
            settings = LARGE.model_copy(update={"public": at % 2 == 0})
            await take(room, person, ask.ChangeSettings(id=key(64), settings=settings))
    return CHANGES


async def plans(services: Services) -> int:
    """Changes of bots."""
    async with table_of(services) as (room, person):
        for at in range(CHANGES):
            (bot,) = bots(1)
            bot = bot.model_copy(update={"strength": list(Strength)[at % 2]})
            await take(room, person, ask.PlanSeat(id=key(64), seat=1, now=bot))
    return CHANGES


async def take(room: Room, person: Person, command: ask.TableCommand) -> None:
    """Send a command that is carried out."""
    answer = await room.handle(person, command)
    assert isinstance(answer, Accepted), answer


def decision(room: Room) -> ask.TableCommand:
    """Anything legal."""
    game = room.table.game
    assert game is not None
    choice = legal_commands(game.state)[0]
    if isinstance(choice, PlayCard):
        return ask.PlayCard(id=key(64), at=room.table.seq, card=code_of(choice.card))
    return ask.NameStarter(id=key(64), at=room.table.seq, starter=0)


async def bytes_of(way: Way, folder: Path) -> float:
    """What one of them takes on the disk; pages that are only begun count."""
    file = folder / f"{way.__name__}.db"
    settings = load_settings(database=f"sqlite:///{file}", workers=0, bot_pace=0.0)
    async with open_services(settings) as services:
        await services.store._database.erase()
        before = file.stat().st_size
        times = await way(services)
        await services.store._database.erase()
        return (file.stat().st_size - before) / times
