"""What each way of storing something takes on the disk, measured on a real SQLite file."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from itertools import count, permutations
from pathlib import Path
from sqlite3 import connect
from time import time
from typing import TypeAlias

from ebbes.cli.simulate import simulated_game
from ebbes.engine.commands import PlayCard
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.json_types import Json
from ebbes.protocol import commands as ask
from ebbes.protocol.messages import Accepted
from ebbes.protocol.options import LONGEST_TRACK, GameOptions
from ebbes.protocol.seats import BotSeat, Strength
from ebbes.protocol.settings import TableSettings
from ebbes.record.format import record_to_json
from ebbes.rules.codes import code_of
from ebbes.server.api.device_games import DeviceGame, device_game
from ebbes.server.challenging.board import GAME, ROUNDS, Kind
from ebbes.server.challenging.sitting import sit_down
from ebbes.server.company.doings import MOST as MOST_DOINGS
from ebbes.server.identity.passkey import MOST_ID, MOST_KEY_BYTES
from ebbes.server.json_text import packed
from ebbes.server.reviewing.keeping import MOST_BYTES
from ebbes.server.seconds import DAY
from ebbes.server.services import Services, open_services
from ebbes.server.settings import load_settings
from ebbes.server.store import values
from ebbes.server.store.batch import TRIM_SECONDS
from ebbes.server.store.challenges import ChallengeRow
from ebbes.server.store.puzzles import Given, Recalled, Standing
from ebbes.server.store.reports import MOST_A_DAY, Reported, Why
from ebbes.server.store.tellings import MOST_ADDRESSES, Address
from ebbes.server.store.tellings import Kind as AddressKind
from ebbes.server.store.values import Person
from ebbes.server.tables.deciding.absence import mark_away
from ebbes.server.tables.running.founding import found_table
from ebbes.server.tables.running.room import Room
from tests.server.until import until

Way: TypeAlias = Callable[[Services], AsyncIterator[int]]
"""Stores something again and again, and tells how often since it told last; 0 of what is only
laid ready."""

LARGE = TableSettings(options=GameOptions(players=5, more_cards=True))
WIDE = "\N{GREEK SMALL LETTER OMEGA}"
"""A character of two bytes, as many names have."""
PEOPLE, PER_PERSON, TABLES, PLAYS, CHANGES, ANSWERS = 100, 20, 20, 45, 50, 200
CHALLENGES = 2
GAMES = 10
LONG = Options(5, True, True, 15, LONGEST_TRACK, -LONGEST_TRACK)
"""With longer hands and picks, and an end that is far."""
KIND = values.Kind("Samsung Internet", "Chrome OS")
STANDING, RECALLED = Standing(1500.1, 350.1, 0.061), Recalled(1.1, 5.1, 1.8e9)
_numbers = count(1)


class LaterClock:
    """The time, and as much more as somebody has waited."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        """What time it is."""
        return time() + self.ahead


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


async def challenged(services: Services, kind: Kind) -> tuple[Person, ChallengeRow]:
    """Somebody who has opened a challenge."""
    person, now, bots = await somebody(services), services.clock(), Strength.BEGINNER
    root = bytes(32)
    row = ChallengeRow(key(7), person.id, WIDE * 24, kind, 1, bots, root, now, now + DAY)
    challenge = await services.store.challenges.make(row, key(64), 1)
    assert challenge is not None
    return person, challenge


async def people(services: Services) -> AsyncIterator[int]:
    """New people."""
    for _ in range(PEOPLE):
        await somebody(services)
    yield PEOPLE


async def devices(services: Services) -> AsyncIterator[int]:
    """New devices of people, by links."""
    keys = services.store.keys
    for _ in range(PEOPLE // PER_PERSON):
        person = await somebody(services)
        for _ in range(PER_PERSON - 1):
            link = key(64)
            await keys.create_link(person.id, link, services.clock() + 600)
            await keys.use_link(link, key(64), KIND)
    yield PEOPLE


async def recoveries(services: Services) -> AsyncIterator[int]:
    """New devices of people, by the codes they have written down."""
    for _ in range(PEOPLE // PER_PERSON):
        (device,) = await services.store.devices.of((await somebody(services)).id)
        code = key(64)
        await services.store.recoveries.make(device, code)
        for _ in range(PER_PERSON - 1):
            assert await services.store.recoveries.use(code, key(64), KIND)
    yield PEOPLE


async def passkeys(services: Services) -> AsyncIterator[int]:
    """New passkeys of people, as long as they may be."""
    for _ in range(PEOPLE // PER_PERSON):
        (device,) = await services.store.devices.of((await somebody(services)).id)
        for _ in range(PER_PERSON):
            assert await services.store.passkeys.add(device, key(MOST_ID), bytes(MOST_KEY_BYTES), 0)
    yield PEOPLE


async def tokens(services: Services) -> AsyncIterator[int]:
    """New tokens of people."""
    for _ in range(PEOPLE // PER_PERSON):
        person = await somebody(services)
        for _ in range(PER_PERSON):
            hashes = key(64), key(64)
            await services.store.keys.create_token(key(16), person.id, WIDE * 24, *hashes)
    yield PEOPLE


async def blocks(services: Services) -> AsyncIterator[int]:
    """People who would rather not meet each other."""
    people = [await somebody(services) for _ in range(PER_PERSON)]
    pairs = [*permutations(people, 2)]
    for one, other in pairs:
        assert await services.store.blocks.add(one.id, other.id, other.name)
    yield len(pairs)


async def reports(services: Services) -> AsyncIterator[int]:
    """What people tell the operators of each other."""
    one, other = [await somebody(services) for _ in range(2)]
    async with table_of(services) as (room, _):
        yield 0
        doings: Json = [{"at": 2_000_000_000_000, "was_sent_away": True}] * MOST_DOINGS
        told = Reported(other.id, other.name, room.id, Why.CHEATING, doings)
        for _ in range(MOST_A_DAY):
            assert await services.store.reports.add(one.id, told)
    yield MOST_A_DAY


async def addresses(services: Services) -> AsyncIterator[int]:
    """Where people want to be told, with words as long as they may be."""
    for _ in range(PEOPLE // MOST_ADDRESSES):
        person = await somebody(services)
        (device,) = await services.store.devices.of(person.id)
        for _ in range(MOST_ADDRESSES):
            url, words = f"https://push.example/{key(980)}", (WIDE * 120, WIDE * 120)
            address = Address(
                key(22), person.id, device.hash, AddressKind.PUSH, url, key(88), key(24), *words
            )
            assert await services.store.tellings.add(address._replace(made_by=device.hash))
    yield PEOPLE


async def reviews(services: Services) -> AsyncIterator[int]:
    """Reviews of games that are there already, as long as they may be."""
    person = await somebody(services)
    record = record_to_json(simulated_game(Options(4), key(8)))
    given = DeviceGame(record=record, bots=list(bots(3)), started_at=1.8e9, ended_at=1.8e9)
    game = device_game(given, person, services.clock())
    games = [replace(game, id=key(22)) for _ in range(GAMES)]
    for each in games:
        assert await services.store.games.give(each, person.id, GAMES)
    yield 0
    for each in games:
        await services.store.reviews.ask(each.id, person.id, 0)
        row = await services.store.reviews.claim("reviewer", services.clock() + DAY)
        assert row is not None
        whole = replace(row, fingerprint=key(64), body=bytes(MOST_BYTES), is_finished=True)
        assert await services.store.reviews.save("reviewer", whole, services.clock())
    yield GAMES


async def answers(services: Services) -> AsyncIterator[int]:
    """New answers to puzzles, all of which come back."""
    person = await somebody(services)
    for _ in range(ANSWERS):
        given = Given(key(12), "B10", "other", STANDING, STANDING)
        await services.store.puzzles.answer(
            person.id, given, lambda *_: (STANDING, STANDING), lambda _: RECALLED
        )
    yield ANSWERS


async def tables(services: Services) -> AsyncIterator[int]:
    """New tables, with a game that is dealt and broken off: its record stays for good."""
    for _ in range(TABLES):
        async with table_of(services) as (room, person):
            await take(room, person, ask.StartGame(id=key(64)))
            await take(room, person, ask.AddNonce(id=key(64), number=1, nonce="ab" * 32))
            await take(room, person, ask.EndTable(id=key(64)))
    yield TABLES


async def plays(services: Services) -> AsyncIterator[int]:
    """Cards, each of which four bots answer."""
    async with table_of(services) as (room, person):
        await take(room, person, ask.StartGame(id=key(64)))
        await take(room, person, ask.AddNonce(id=key(64), number=1, nonce="ab" * 32))
        yield 0
        for _ in range(PLAYS):
            await until(lambda: room.table.decider is not None)
            await take(room, person, decision(room))
    yield PLAYS


async def given_plays(services: Services) -> AsyncIterator[int]:
    """Cards of challenges, each of which three bots answer, for everybody who plays alike."""
    rooms = services.rooms
    for _ in range(CHALLENGES):
        person, challenge = await challenged(services, GAME)
        async with rooms.visit(await sit_down(rooms, person, challenge, 1)) as room:
            await until(lambda: room.table.decider is not None)
            yield 0
            plays = 0
            while room.table.is_playing:
                await take(room, person, decision(room))
                await until(lambda: room.table.decider is not None or not room.table.is_playing)
                plays += 1
            yield plays


async def given_tables(services: Services) -> AsyncIterator[int]:
    """Tables for rounds of challenges that people leave to the house, long after they are over."""
    clock = services.clock
    assert isinstance(clock, LaterClock)
    rooms = services.rooms
    for _ in range(TABLES):
        person, challenge = await challenged(services, ROUNDS)
        async with rooms.visit(await sit_down(rooms, person, challenge, 1)) as room:
            await until(lambda: room.table.decider is not None)
            await room.act(lambda draft: mark_away(draft, draft.table.decider or 0, "gone"))
            await until(lambda: room.table.ended)
    clock.ahead += TRIM_SECONDS
    await rooms.history.fold_some()
    yield TABLES


async def device_games(services: Services) -> AsyncIterator[int]:
    """Games of devices, as long as a body may be."""
    for _ in range(GAMES):
        person, record = await somebody(services), record_to_json(simulated_game(LONG, key(8)))
        size = len(packed(record))
        assert 0.9 * services.settings.body_bytes < size < services.settings.body_bytes
        given = DeviceGame(record=record, bots=list(bots(4)), started_at=1.8e9, ended_at=1.8e9)
        game = device_game(given, person, services.clock())
        assert await services.store.games.give(game, person.id, 1)
    yield GAMES


async def changes(services: Services) -> AsyncIterator[int]:
    """Changes of a table's settings, as many as it takes between two games."""
    async with table_of(services) as (room, person):
        for at in range(CHANGES):
            settings = LARGE.model_copy(update={"public": at % 2 == 0})
            await take(room, person, ask.ChangeSettings(id=key(64), settings=settings))
    yield CHANGES


async def plans(services: Services) -> AsyncIterator[int]:
    """Changes of bots."""
    async with table_of(services) as (room, person):
        for at in range(CHANGES):
            (bot,) = bots(1)
            bot = bot.model_copy(update={"strength": list(Strength)[at % 2]})
            await take(room, person, ask.PlanSeat(id=key(64), seat=1, now=bot))
    yield CHANGES


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
    async with open_services(settings, LaterClock()) as services:
        size = await _size(services, file)
        stored = times = 0
        async for told in way(services):
            before, size = size, await _size(services, file)
            stored += (size - before) if told else 0
            times += told
        return stored / times


async def _size(services: Services, file: Path) -> int:
    """What is in use of the pages of a file; others are free for what comes next."""
    await services.store._database.erase()
    with closing(connect(file)) as connection:
        pages, free, size = (
            connection.execute(f"PRAGMA {fact}").fetchone()[0]
            for fact in ("page_count", "freelist_count", "page_size")
        )
    return int((pages - free) * size)
