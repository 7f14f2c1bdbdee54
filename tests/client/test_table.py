"""Tests of `ebbes.client.table`: who follows a table is never left waiting for nothing."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from ebbes.client import (
    Client,
    ClientError,
    HostChanged,
    NoSuchGame,
    NoSuchTable,
    PersonLeft,
    Refusal,
    Unreachable,
    Unwelcome,
    WatchersChanged,
)
from ebbes.client.connection import TRIES, Habits, Sleep
from ebbes.client.table import Table
from ebbes.protocol import commands as ask
from ebbes.protocol.messages import Pong
from ebbes.protocol.options import GameOptions
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.refusals import Reason
from ebbes.protocol.settings import TableSettings
from ebbes.server.settings import load_settings
from ebbes.server.talking.connection import MOST_WAITING, Connection
from tests.server.live import PATIENCE, Live, at_table, live, play_game
from tests.server.siege.servers import free_port
from tests.server.tables.ear import Ear, show
from tests.server.tables.live import ANNA, key
from tests.server.tables.live import Live as Log
from tests.server.until import until

FOR_THREE = TableSettings(options=GameOptions(players=3))
TRY_AGAIN = 1013
SAID = {"type": "said", "seat": 0, "phrase": "hello"}
DANCE = {"type": "dance-begun"}
"""An event that is not known."""
Handler = Callable[[ServerConnection], Awaitable[None]]


def snapshot() -> str:
    """A table as Anna, who made it, is shown it."""
    ear = Ear(ANNA.id)
    show(Log().table, ear)
    return ear.texts[0]


def happened(first: int, *events: object) -> str:
    """What a server says of some events."""
    now = {"turn": None, "deadline": None, "prompt": None}
    last = first + len(events) - 1
    told = {"type": "events", "first": first, "stamp": last, "events": events, "now": now}
    return json.dumps(told)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Live]:
    """A whole server."""
    settings = load_settings(database=f"sqlite:///{tmp_path / 'ebbes.db'}")
    async with live(settings) as server:
        yield server


@asynccontextmanager
async def followed(handler: Handler, sleep: Sleep = asyncio.sleep) -> AsyncIterator[Table]:
    """A table at a server that does nothing but this; nobody is in it yet."""
    async with asyncio.timeout(PATIENCE), serve(handler, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]

        async def where() -> str:
            return f"ws://127.0.0.1:{port}"

        yield Table(where, {}, Habits(longest_pause=100, sleep=sleep))


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
        await socket.send('{"type": "snapshot", "seq": "of another world"}')
        await socket.wait_closed()

    async with followed(speak) as table, table:
        with pytest.raises(ClientError, match=r"^cannot follow this table: ValidationError$"):
            await table.until(lambda seen: False)
        with pytest.raises(ClientError, match=r"^cannot follow"):
            await table.say(Phrase.HELLO)


async def test_what_a_newer_server_says_besides_is_left_aside() -> None:
    async def speak(socket: ServerConnection) -> None:
        await socket.send('{"type": "weather", "sunny": true}')
        await socket.send(json.dumps(json.loads(snapshot()) | {"mood": "good"}))
        await socket.send(happened(4, {"type": "said", "seat": 0, "phrase": "hello", "loud": 1}))
        await socket.wait_closed()

    async with followed(speak) as table, table:
        assert (await table.until(lambda seen: seen.seq == 4)).stamp == 4


async def test_who_meets_an_event_they_do_not_know_looks_at_the_whole_table() -> None:
    heard: list[str] = []

    async def speak(socket: ServerConnection) -> None:
        await socket.send(snapshot())
        await socket.send(happened(4, SAID, DANCE))
        await socket.send(happened(6, SAID))
        heard.append(str(await socket.recv()))
        await socket.send(json.dumps(json.loads(snapshot()) | {"seq": 6}))
        await socket.send(happened(7, SAID))
        await socket.wait_closed()

    async with followed(speak) as table, table:
        await table.until(lambda seen: seen.seq == 7)
    assert heard == ['{"type":"look"}']


async def test_who_is_not_let_look_comes_back() -> None:
    queries: list[str] = []
    reason = {"code": "limit/too-many", "message": "", "context": {}}

    async def speak(socket: ServerConnection) -> None:
        assert socket.request is not None
        queries.append(socket.request.path)
        if len(queries) > 1:
            await socket.send(happened(4, SAID))
            await socket.wait_closed()
        await socket.send(snapshot())
        await socket.send(happened(4, DANCE))
        await socket.recv()
        await socket.send(json.dumps({"type": "refused", "id": None, "reason": reason}))
        await socket.wait_closed()

    async with followed(speak) as table, table:
        await table.until(lambda seen: seen.seq == 4)
    stamp = json.loads(snapshot())["stamp"]
    assert queries == ["/?protocol=1", f"/?protocol=1&since=3&stamp={stamp}"]


async def test_a_command_is_sent_again_when_the_server_said_it_may_be() -> None:
    pauses: list[float] = []
    reason = {"code": "limit/too-many", "message": "", "context": {"seconds": 7}}

    async def speak(socket: ServerConnection) -> None:
        await socket.send(snapshot())
        sent = json.loads(await socket.recv())
        await socket.send(json.dumps({"type": "refused", "id": sent["id"], "reason": reason}))
        again = json.loads(await socket.recv())
        await socket.send(json.dumps({"type": "accepted", "id": again["id"], "seq": 9}))
        await socket.wait_closed()

    async def note(seconds: float) -> None:
        pauses.append(seconds)

    async with followed(speak, note) as table, table:
        assert await table.say(Phrase.HELLO) == 9
    assert [7 <= pause <= 8 for pause in pauses] == [True]


async def test_who_is_turned_away_comes_back_when_the_server_said() -> None:
    pauses: list[float] = []
    refusals = [429, 403]

    async def note(seconds: float) -> None:
        pauses.append(seconds)

    async def where() -> str:
        reason = Reason(code="limit/too-many", message="", context={"seconds": 40})
        raise Refusal(reason, refusals.pop(0))

    with pytest.raises(Refusal):
        await Table(where, {}, Habits(sleep=note)).__aenter__()
    assert pauses == [40]


async def test_a_whole_table_may_be_older_than_what_was_seen() -> None:
    """A backup was restored, and numbers are used again."""

    async def speak(socket: ServerConnection) -> None:
        await socket.send(json.dumps(json.loads(snapshot()) | {"seq": 61}))
        await socket.send(json.dumps(json.loads(snapshot()) | {"seq": 40}))
        await socket.wait_closed()

    async with followed(speak) as table, table:
        assert (await table.until(lambda seen: seen.seq < 61)).seq == 40


async def test_an_address_where_nobody_answers_is_given_up() -> None:
    pauses: list[float] = []

    async def note(seconds: float) -> None:
        pauses.append(seconds)

    async def where() -> str:
        return f"ws://127.0.0.1:{port}"

    port = free_port()
    with pytest.raises(Unreachable, match=r"^nobody answers: "):
        await Table(where, {}, Habits(sleep=note)).__aenter__()
    assert len(pauses) == TRIES - 1


async def test_an_address_where_no_table_can_be_looked_up_is_given_up_too() -> None:
    async with Client(f"http://127.0.0.1:{free_port()}") as client:
        with pytest.raises(Unreachable, match=r"^GET /api/codes/BCDFG: "):
            await client.table("BCDFG", tries=1).__aenter__()


async def test_who_wants_to_waits_for_a_server_that_is_not_there_yet() -> None:
    port, tries = free_port(), 0
    may_come = asyncio.Event()

    async def count(_: float) -> None:
        nonlocal tries
        tries += 1
        if tries > TRIES:
            may_come.set()
            await is_there.wait()

    async def where() -> str:
        return f"ws://127.0.0.1:{port}"

    is_there = asyncio.Event()
    table = Table(where, {}, Habits(tries=None, sleep=count))
    coming = asyncio.create_task(table.__aenter__())
    async with asyncio.timeout(PATIENCE):
        await may_come.wait()
        async with serve(silent, "127.0.0.1", port):
            is_there.set()
            await coming
            await table.close()


async def test_a_server_that_was_there_once_is_never_given_up() -> None:
    tries = 0
    is_long = asyncio.Event()

    async def count(_: float) -> None:
        nonlocal tries
        tries += 1
        if tries > 2 * TRIES:
            is_long.set()
            await asyncio.Event().wait()

    async with followed(hang_up_after_the_first_word, count) as table, table:
        await is_long.wait()
        waits = asyncio.create_task(table.until(lambda seen: False))
        await asyncio.sleep(0)
        assert not waits.done()
        waits.cancel()


async def hang_up_after_the_first_word(socket: ServerConnection) -> None:
    """Show the table once, and then be no more."""
    await socket.send(snapshot())
    socket.server.close(close_connections=True)


@pytest.mark.parametrize(
    ("code", "told"), [("AB CD!", "request/malformed"), ("x" * 300, "request/malformed")]
)
async def test_a_code_that_is_refused_is_not_tried_again(
    server: Live, code: str, told: str
) -> None:
    async with asyncio.timeout(PATIENCE), Client(server.address) as client:
        with pytest.raises(Refusal) as refusal:
            await client.table(code).__aenter__()
    assert refusal.value.reason.code == told


async def test_a_code_that_is_not_there_is_no_table(server: Live) -> None:
    async with asyncio.timeout(PATIENCE), Client(server.address) as client:
        with pytest.raises(NoSuchTable, match=r"^there is no such table$"):
            await client.table("BCDFG").__aenter__()


async def test_a_game_that_is_not_there_is_not_a_table_that_is_not_there(server: Live) -> None:
    async with at_table(server.address) as (client, table):
        with pytest.raises(NoSuchGame):
            await client.record(table.seen.id, 7)
        with pytest.raises(NoSuchTable):
            await client.record("nowhere", 1)


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
    assert pauses[0] < 0.2 < 1.6 <= pauses[5]


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


async def test_who_asks_first_sits_down_when_the_host_lets_them_in(tmp_path: Path) -> None:
    settings = load_settings(database=f"sqlite:///{tmp_path / 'ebbes.db'}")
    asking = TableSettings(options=GameOptions(players=3), ask_first=True)
    async with live(settings) as server, at_table(server.address) as (_, anna):
        await anna.send(ask.ChangeSettings(id=key(), settings=asking))
        async with Client(server.address) as client:
            await client.arrive("Bert")
            async with client.table(anna.seen.code) as bert:
                turned_down = asyncio.create_task(bert.take_seat())
                await anna.until(lambda seen: len(seen.requests) == 1)
                await anna.turn_down(1)
                with pytest.raises(Refusal, match="nobody has let you in"):
                    await turned_down
                let_in = asyncio.create_task(bert.take_seat(2))
                await anna.until(lambda seen: len(seen.requests) == 1)
                await anna.let_in(2)
                assert await let_in == 2
                assert bert.seen.requests == ()


async def test_who_sits_is_told_who_leaves_who_inherits_and_who_watches(tmp_path: Path) -> None:
    settings = load_settings(database=f"sqlite:///{tmp_path / 'ebbes.db'}")
    async with (
        live(settings) as server,
        at_table(server.address) as (_, anna),
        Client(server.address) as client,
    ):
        await client.arrive("Bert")
        async with client.table(anna.seen.code) as bert:
            await anna.until(lambda seen: seen.watchers == 1)
            await bert.take_seat()
            await anna.until(lambda seen: seen.watchers == 0)
            company = bert.company()
            await anna.leave_seat()
            told = [await anext(company) for _ in range(3)]
            assert told == [PersonLeft("Anna"), HostChanged("Bert"), WatchersChanged(1)]
            assert bert.seen.you.host


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
