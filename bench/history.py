"""What years of games cost a server: loading, disk, and the record of any game.

    python -m bench.history --tables 400 --games 5 --many 200

Tables in their first game stand beside tables in their fifth, and one in its 200th, in one run.
"""

import argparse
import asyncio
import logging
import resource
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median

import structlog
import uvloop

from bench.readers import health_beside_readers
from ebbes.engine.commands import Choice, NameStarter, PickDesignator
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.protocol import commands as ask
from ebbes.protocol.options import GameOptions
from ebbes.protocol.settings import TableSettings
from ebbes.rules.codes import code_of
from ebbes.server.fanout.memory import MemoryFanout
from ebbes.server.store import Store, committer
from ebbes.server.store.batch import TRIM_SECONDS
from ebbes.server.store.values import Person
from ebbes.server.tables.model.timing import Timing
from ebbes.server.tables.running.context import Context
from ebbes.server.tables.running.founding import found_table
from ebbes.server.tables.running.room import Room
from ebbes.server.tables.running.rooms import Rooms
from ebbes.server.thinking import Thinkers

PEOPLE = ("Anna", "Ben", "Clara", "Dieter")
SETTINGS = TableSettings(options=GameOptions.of(Options(len(PEOPLE))))
NONCE = "5a" * 32
MIDDLE = 30
"""Plays of the game that is left open."""
LOADS = 20
"""How often one table is loaded; medians are told."""


@dataclass(slots=True)
class Player:
    """All seats of one table, played by chance."""

    rooms: Rooms
    people: tuple[Person, ...]
    rng: Random
    sent: int = 0

    async def found(self) -> str:
        """A table with everybody at it."""
        table_id = await found_table(
            self.rooms.context, self.people[0], f"{self.people[0].id}-table", SETTINGS, (), 0
        )
        async with self.rooms.visit(table_id) as room:
            for person in self.people[1:]:
                await room.handle(person, ask.TakeSeat(id=self._key()))
        return table_id

    async def play(self, table_id: str, games: int) -> None:
        """Whole games, and the beginning of one more."""
        async with self.rooms.visit(table_id) as room:
            for number in range(1, games + 1):
                await self._start(room)
                await self._go_on(room, MIDDLE if number == games else None)

    async def _start(self, room: Room) -> None:
        await room.handle(self.people[0], ask.StartGame(id=self._key()))
        assert room.table.game is not None
        number = room.table.game.number
        for person in self.people:
            await room.handle(person, ask.AddNonce(id=self._key(), number=number, nonce=NONCE))

    async def _go_on(self, room: Room, most: int | None) -> None:
        plays = 0
        while room.table.is_playing and (most is None or plays < most):
            game = room.table.game
            assert game is not None
            choice = self.rng.choice(legal_commands(game.state))
            command = _command(choice, room.table.seq, self._key())
            await room.handle(self.people[choice.seat], command)
            plays += 1

    def _key(self) -> str:
        self.sent += 1
        return str(self.sent)


def _command(choice: Choice, at: int, key: str) -> ask.TableCommand:
    if isinstance(choice, NameStarter):
        return ask.NameStarter(id=key, at=at, starter=choice.starter)
    if isinstance(choice, PickDesignator):
        return ask.PickDesignator(id=key, at=at, card=code_of(choice.card))
    return ask.PlayCard(id=key, at=at, card=code_of(choice.card))


class LaterClock:
    """The time, which may be set forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        """Seconds since 1970."""
        return time.time() + self.ahead


def opened(file: Path, clock: LaterClock) -> AbstractAsyncContextManager[Rooms]:
    """The tables of a server on SQLite that has just started."""
    return started(f"sqlite:///{file}", clock)


@asynccontextmanager
async def started(url: str, clock: LaterClock) -> AsyncIterator[Rooms]:
    """The tables of a server that has just started."""
    async with Store(url, clock) as store, Thinkers(0) as thinkers:
        timing = Timing(grace=86_400.0)
        rooms = Rooms(Context(store, MemoryFanout(), thinkers, timing, clock))
        try:
            yield rooms
        finally:
            await rooms.close()


async def fill(file: Path, tables: int, games: int) -> list[str]:
    """So many tables in the middle of a game, after the others before it were folded."""
    clock = LaterClock()
    async with opened(file, clock) as rooms:
        players = [await new_player(rooms, number) for number in range(tables)]
        found = [await player.found() for player in players]
        await asyncio.gather(*(p.play(t, games) for p, t in zip(players, found, strict=True)))
        clock.ahead = TRIM_SECONDS + 1
        await rooms.history.fold_some()
    return found


async def new_player(rooms: Rooms, number: int) -> Player:
    """Four people, whom there is from now on."""
    store = rooms.context.store
    people = [
        await store.people.create(f"{number}-{name}", name, f"{number}-{name}") for name in PEOPLE
    ]
    return Player(rooms, tuple(people), Random(number))


async def processor_to_load(file: Path, tables: list[str]) -> float:
    """Seconds of the processor until all tables are back after a restart."""
    async with opened(file, LaterClock()) as rooms:
        before = _processor()
        for table_id in tables:
            async with rooms.visit(table_id):
                pass
        return _processor() - before


async def time_to_open(file: Path, table_id: str) -> float:
    """Seconds until one table is there."""
    took = []
    async with opened(file, LaterClock()) as rooms:
        for _ in range(LOADS):
            start = time.perf_counter()
            async with rooms.visit(table_id):
                took.append(time.perf_counter() - start)
            rooms.let_go()
    return median(took)


async def time_to_read_a_record(file: Path, table_id: str) -> float:
    """Seconds for the record of a table's first game."""
    took = []
    async with opened(file, LaterClock()) as rooms:
        for _ in range(LOADS):
            start = time.perf_counter()
            assert await rooms.context.store.games.record_at(table_id, 1) is not None
            took.append(time.perf_counter() - start)
    return median(took)


def _processor() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def _bytes(file: Path) -> int:
    """What a database uses of its file; freed pages are used again before it grows."""
    with closing(sqlite3.connect(file)) as connection:
        asked = ("page_count", "freelist_count", "page_size")
        pages, free, size = (connection.execute(f"PRAGMA {what}").fetchone()[0] for what in asked)
    return int((pages - free) * size)


async def measure(folder: Path, tables: int, games: int, many: int) -> dict[str, float]:
    """Every number, by its name."""
    first, later, long = (folder / name for name in ("first.db", "later.db", "long.db"))
    young = await fill(first, tables, 1)
    old = await fill(later, tables, games)
    (oldest,) = await fill(long, 1, many)
    found: dict[str, float] = {}
    new = await processor_to_load(first, young)
    grown = await processor_to_load(later, old)
    found[f"restart, {tables} tables in their first game, s of processor"] = new
    found[f"restart, {tables} tables in game {games}, s of processor"] = grown
    found["restart, how much slower"] = grown / new
    short, tall = await time_to_open(first, young[0]), await time_to_open(long, oldest)
    found["opening a table in its first game, ms"] = short * 1000
    found[f"opening a table in game {many}, ms"] = tall * 1000
    found["opening, how much slower"] = tall / short
    found["a record of the longest table, ms"] = 1000 * await time_to_read_a_record(long, oldest)
    answers = await health_beside_readers(long, oldest, many)
    found["/health beside four readers of records, 99 % within, ms"] = 1000 * answers.most
    found["/health beside four readers of records, at worst, ms"] = 1000 * answers.worst
    found["records they read in a second"] = answers.records
    second = folder / "second.db"
    await fill(second, tables, 2)
    grown_by = _bytes(later) - _bytes(second)
    found["a finished game on disk, bytes"] = grown_by / (tables * (games - 2))
    return found


def main() -> None:
    """`python -m bench.history --tables 400 --games 5 --many 200`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--many", type=int, default=200)
    given = parser.parse_args()
    committer.GATHER = 0.0  # a table that plays alone waits for no company
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    with tempfile.TemporaryDirectory(prefix="ebbes-history") as folder:
        found = uvloop.run(measure(Path(folder), given.tables, given.games, given.many))
    print("\n".join(f"| {name} | {number:,.2f} |" for name, number in found.items()))


if __name__ == "__main__":
    main()
