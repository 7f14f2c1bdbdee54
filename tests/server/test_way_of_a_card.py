"""The way of a card, from its socket to every screen, is short, and drawn in the docs."""

import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from types import FrameType

import pytest

import ebbes
from ebbes.client import Client, Table
from ebbes.client.seen import Seen
from ebbes.protocol.options import GameOptions
from ebbes.protocol.settings import Clock, TableSettings
from ebbes.server.settings import Settings
from tests.server.live import live

HOUSE = Path(ebbes.__file__).parent
PAGE = (HOUSE.parents[1] / "docs" / "architecture.md").read_text(encoding="utf-8")
MOST_FILES = 30
"""Of the server, as what lies between a socket and a disk is followed as a whole by who changes it.

With the engine, the rules and the wire they are about 45, by the card; those are asked questions
that can be read one by one, so their number is not bounded.
"""
ELSEWHERE = ("client/", "server/talking/bounded_http.py")
FOR_THREE = TableSettings(options=GameOptions(players=3), clock=Clock.NONE)


class Way:
    """The functions of the house that run while it is watched.

    But those of clients, and of lines for requests: one that was idle too long closes at any time.
    """

    def __init__(self) -> None:
        self.files: set[str] = set()
        self.namesakes: set[str] = set()
        self._is_watched = False

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Write down what is called meanwhile."""
        self._is_watched = True
        yield
        self._is_watched = False

    def note(self, frame: FrameType, event: str, _: object) -> None:
        """Something is called, or goes on."""
        if not self._is_watched or event != "call" or file_of(frame) is None:
            return
        files = list(files_to(frame))
        if any(file.startswith(ELSEWHERE) for file in files):
            return
        self.files.add(files[0])
        caller, name = frame.f_back, frame.f_code.co_name
        if caller and file_of(caller) and name.isidentifier() and caller.f_code.co_name == name:
            self.namesakes.add(f"{name} of {file_of(caller)} calls that of {files[0]}")


def file_of(frame: FrameType) -> str | None:
    """The file of a function, if it is one of the house."""
    path = Path(frame.f_code.co_filename)
    return path.relative_to(HOUSE).as_posix() if path.is_relative_to(HOUSE) else None


def files_to(frame: FrameType | None) -> Iterator[str]:
    """The file of a function, and of all that have called it."""
    while frame is not None:
        if (file := file_of(frame)) is not None:
            yield file
        frame = frame.f_back


@asynccontextmanager
async def people(address: str) -> AsyncIterator[list[Table]]:
    """Three people in a game of their own."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(address)) for _ in range(3)]
        for name, client in zip(("Anna", "Bert", "Carla"), clients, strict=True):
            await client.arrive(name)
        code = await clients[0].create_table(FOR_THREE)
        tables = [await stack.enter_async_context(client.table(code)) for client in clients]
        for table in tables[1:]:
            await table.take_seat()
        await tables[0].start_game()
        yield tables


def has_turn(seen: Seen) -> bool:
    """Whether a table waits for a card."""
    return seen.now.turn is not None


def has_come_to(seq: int, seen: Seen) -> bool:
    """Whether somebody has heard of an event."""
    return seen.seq >= seq


async def play_card(tables: list[Table]) -> None:
    """One card of whoever has the turn, until it is on every screen."""
    turn = (await tables[0].until(has_turn)).now.turn
    (table,) = [table for table in tables if table.seen.you.seat == turn]
    own = await anext(table.turns())
    seq = await own.choose(own.view.legal[0])
    for table in tables:
        await table.until(partial(has_come_to, seq))


@pytest.fixture
async def way(settings: Settings) -> Way:
    """The way of the fourth card of a game; caretaker, warden and reviewer rest meanwhile."""
    way = Way()
    threading.setprofile(way.note)
    sys.setprofile(way.note)
    try:
        async with live(settings) as server, people(server.address) as tables:
            await server.services.caretaker.__aexit__()
            await server.services.warden.__aexit__()
            await server.services.reviewer.__aexit__()
            for _ in range(3):
                await play_card(tables)
            with way.watched():
                await play_card(tables)
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    return way


async def test_the_way_of_a_card_is_short_and_drawn(way: Way) -> None:
    server = {file.removeprefix("server/") for file in way.files if file.startswith("server/")}
    assert {"talking/session.py", "store/batch.py", "talking/connection.py"} <= server
    assert sorted(server) == sorted(server)[:MOST_FILES]
    assert [file for file in sorted(server) if file not in PAGE] == []


async def test_no_function_on_the_way_is_called_like_its_caller(way: Way) -> None:
    assert way.namesakes == set()
