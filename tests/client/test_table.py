"""Tests of `ebbes.client.table`: who follows a table is never left waiting for nothing."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from ebbes.client import Client, ClientError, Unwelcome
from ebbes.client.table import Sleep, Table
from ebbes.protocol import commands as ask
from ebbes.protocol.messages import Pong
from ebbes.protocol.options import GameOptions
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.settings import TableSettings
from ebbes.server.settings import load_settings
from ebbes.server.talking.connection import MOST_WAITING, Connection
from tests.server.live import PATIENCE, at_table, live, play_game
from tests.server.tables.ear import Ear, show
from tests.server.tables.live import ANNA, key
from tests.server.tables.live import Live as Log
from tests.server.until import until

FOR_THREE = TableSettings(options=GameOptions(players=3))
TRY_AGAIN = 1013
Handler = Callable[[ServerConnection], Awaitable[None]]


def snapshot() -> str:
    """A table as Anna, who made it, is shown it."""
    ear = Ear(ANNA.id)
    show(Log().table, ear)
    return ear.texts[0]


@asynccontextmanager
async def followed(handler: Handler, sleep: Sleep = asyncio.sleep) -> AsyncIterator[Table]:
    """A table at a server that does nothing but this; nobody is in it yet."""
    async with asyncio.timeout(PATIENCE), serve(handler, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]

        async def where() -> str:
            return f"ws://127.0.0.1:{port}"

        yield Table(where, {}, longest_pause=100, sleep=sleep)


async def silent(socket: ServerConnection) -> None:
    """Show the table, and answer nothing."""
    await socket.send(snapshot())
    await socket.wait_closed()


def deny(connection: ServerConnection, request: Request) -> Response:
    """Let nobody in, as a proxy does."""
    return connection.respond(HTTPStatus.FORBIDDEN, "no")


async def test_who_cannot_understand_the_server_is_told_so() -> None:
    async def speak(socket: ServerConnection) -> None:
        await socket.send(snapshot())
        await socket.send('{"type": "from the future"}')
        await socket.wait_closed()

    async with followed(speak) as table, table:
        with pytest.raises(ClientError, match=r"^cannot follow this table: ValidationError$"):
            await table.until(lambda seen: False)
        with pytest.raises(ClientError, match=r"^cannot follow"):
            await table.say(Phrase.HELLO)


async def test_a_command_without_an_answer_fails_when_the_table_is_left() -> None:
    async with followed(silent) as table:
        async with table:
            said = asyncio.create_task(table.say(Phrase.HELLO))
            waits = asyncio.create_task(table.until(lambda seen: False))
            await asyncio.sleep(0)
        for task in (said, waits):
            with pytest.raises(ClientError, match=r"^nobody listens to this table any more$"):
                await task


async def test_a_server_that_says_nothing_is_asked_ever_more_slowly() -> None:
    pauses: list[float] = []

    async def hang_up(socket: ServerConnection) -> None:
        if len(pauses) == 6:
            await silent(socket)
        await socket.close(TRY_AGAIN)

    async def note(seconds: float) -> None:
        pauses.append(seconds)

    async with followed(hang_up, note) as table, table:
        assert len(pauses) == 6
    assert pauses[0] < 0.3 < 3.2 <= pauses[5]


async def test_somebody_may_sit_beyond_the_seats_of_the_last_game(tmp_path: Path) -> None:
    settings = load_settings(database=f"sqlite:///{tmp_path / 'ebbes.db'}")
    async with live(settings) as server, at_table(server.address) as (_, anna):
        await play_game(anna)
        await anna.send(ask.ChangeSettings(id=key(), settings=FOR_THREE))
        async with Client(server.address) as client:
            await client.arrive("Bert")
            async with client.table(anna.seen.code) as bert:
                assert await bert.take_seat(2) == 2
                await bert.say(Phrase.HELLO)


async def test_who_is_not_let_in_is_told_why(tmp_path: Path) -> None:
    settings = load_settings(database=f"sqlite:///{tmp_path / 'ebbes.db'}")
    async with (
        live(settings) as server,
        at_table(server.address) as (_, anna),
        Client(server.address, token="wrong") as client,
    ):
        with pytest.raises(Unwelcome, match=r"^status 401: say who you are first"):
            await client.table(anna.seen.code).__aenter__()


async def test_who_is_turned_away_without_a_word_is_told_how() -> None:
    async def where() -> str:
        return f"{address}/nowhere"

    async with asyncio.timeout(PATIENCE), serve(silent, "127.0.0.1", 0, process_request=deny) as it:
        address = f"ws://127.0.0.1:{next(iter(it.sockets)).getsockname()[1]}"
        with pytest.raises(Unwelcome, match=r"^status 403$"):
            await Table(where, {}).__aenter__()


async def test_a_table_stays_the_same_when_another_one_gets_its_code(tmp_path: Path) -> None:
    settings = load_settings(database=f"sqlite:///{tmp_path / 'ebbes.db'}")
    async with live(settings) as server, at_table(server.address) as (_, anna):
        await anna.send(ask.EndTable(id=key()))
        await server.services.store.tables.create(
            "another", anna.seen.code, public=False, entries=[]
        )
        (room,) = server.services.rooms.open
        (lost,) = room.audience
        assert isinstance(lost, Connection)
        lost._keeps_up = False
        for _ in range(MOST_WAITING + 1):
            lost.hear(Pong().model_dump_json())
        await until(lambda: set(room.audience) - {lost})
