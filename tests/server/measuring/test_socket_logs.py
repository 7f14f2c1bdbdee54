"""Tests of what is logged of sockets and tables, and of what never is."""

from io import StringIO
from secrets import token_hex

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ebbes.client.errors import Refusal
from ebbes.protocol.commands import EndTable
from ebbes.server.measuring.logs import configure_logs
from ebbes.server.security.turnstile import REFUSED
from ebbes.server.settings import Settings
from ebbes.server.store.errors import StoreUnavailable
from ebbes.server.tables.running.news import mark_of
from ebbes.server.talking.handshake import NO_SUCH_TABLE
from tests.server.live import at_table, live, play_game, take_over
from tests.server.measuring.test_logs import lines

pytestmark = pytest.mark.usefixtures("own_logs")


@pytest.fixture
def stream() -> StringIO:
    """Where the log goes, all of it."""
    stream = StringIO()
    configure_logs("debug", stream)
    return stream


def about(stream: StringIO, *events: str) -> list[dict[str, object]]:
    """The lines about something."""
    return [line for line in lines(stream) if line["event"] in events]


async def test_a_socket_is_logged_when_it_opens_and_with_its_code_when_it_closes(
    settings: Settings, stream: StringIO
) -> None:
    async with live(settings) as server, at_table(server.address) as (_, table):
        mark = mark_of(table.seen.id)
        url = f"ws{server.address.removeprefix('http')}/api/tables/{table.seen.id}/socket"
        async with connect(url) as socket:
            await socket.recv()
            await socket.close(4001)
    opened = [line["spectator"] for line in about(stream, "socket opened")]
    closed = [line["code"] for line in about(stream, "socket closed")]
    assert opened == [False, True]
    assert 4001 in closed
    assert {line["table"] for line in about(stream, "socket opened", "socket closed")} == {mark}


async def test_a_socket_that_finds_no_table_or_no_person_is_logged_without_what_it_said(
    settings: Settings, stream: StringIO
) -> None:
    async with live(settings) as server:
        url = f"ws{server.address.removeprefix('http')}/api/tables/Geheimnis/socket"
        async with connect(url) as socket:
            await socket.wait_closed()
            assert socket.close_code == NO_SUCH_TABLE
        with pytest.raises(InvalidStatus):
            await connect(url, additional_headers={"Authorization": "Bearer Geheimnis"})
    closed, refused = about(stream, "socket closed", "socket refused")
    assert closed["code"] == NO_SUCH_TABLE
    assert (refused["code"], refused["times"]) == ("auth/needed", 1)
    assert "Geheimnis" not in stream.getvalue()


async def test_a_refused_handshake_is_no_error_and_told_once(
    settings: Settings, stream: StringIO
) -> None:
    async with live(settings) as server:
        url = f"ws{server.address.removeprefix('http')}/api/tables/t/socket"
        for _ in range(10):
            with pytest.raises(InvalidStatus):
                await connect(url, additional_headers={"Authorization": "Bearer wrong"})
        assert [line["times"] for line in about(stream, "socket refused")] == [1]
    assert [line["times"] for line in about(stream, "socket refused")] == [1, 9]
    assert {line["level"] for line in lines(stream)} <= {"debug", "info"}


async def test_requests_and_handshakes_over_the_limit_are_told_once(
    settings: Settings, stream: StringIO
) -> None:
    async with live(settings, requests_per_minute=1) as server:
        url = f"ws{server.address.removeprefix('http')}/api/tables/t/socket"
        async with httpx.AsyncClient(base_url=server.address) as client:
            for _ in range(21):
                await client.get("/api/lesson/0")
        for _ in range(20):
            with pytest.raises(InvalidStatus):
                await connect(url)
    told = [(line["event"], line.get("times")) for line in lines(stream)]
    assert told == [("request", None), *((REFUSED, times) for times in (1, 39))]


async def test_a_store_that_does_not_answer_commands_is_told_once(
    settings: Settings, stream: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(*_: object, **__: object) -> None:
        raise StoreUnavailable("away")

    async with live(settings) as server, at_table(server.address) as (client, table):
        monkeypatch.setattr(server.services.store.log, "append", silent)
        url = f"ws{server.address.removeprefix('http')}/api/tables/{table.seen.id}/socket"
        token = {"Authorization": f"Bearer {await client.create_token('bot')}"}
        async with connect(url, additional_headers=token) as socket:
            for number in range(10):
                await socket.send(EndTable(id=f"e{number}").model_dump_json())
            heard = [str(await socket.recv()) for _ in range(11)]
        assert sum("server/unavailable" in text for text in heard) == 10
    (first, rest) = about(stream, "the store does not answer")
    assert (first["level"], first["times"], rest["times"]) == ("warning", 1, 9)


async def test_the_life_of_a_table_is_logged_and_refused_commands_for_who_wants_to_know(
    settings: Settings, stream: StringIO
) -> None:
    async with live(settings) as server, at_table(server.address) as (_, table):
        await play_game(table)
        with pytest.raises(Refusal):
            await table.take_seat()
        await table.send(EndTable(id=token_hex(8)))
        mark = mark_of(table.seen.id)
    life = about(stream, "table opened", "game opened", "game over", "table closed")
    assert [line["event"] for line in life] == [
        "table opened",
        "game opened",
        "game over",
        "table closed",
    ]
    assert {line["table"] for line in life} == {mark}
    (refused,) = about(stream, "command refused")
    assert (refused["level"], refused["code"]) == ("debug", "table/already-seated")
    assert refused["table"] == mark


async def test_a_late_duty_is_logged_when_it_is_taken_over(
    settings: Settings, stream: StringIO
) -> None:
    async with live(settings) as server, at_table(server.address) as (_, table):
        await take_over(server.services, table)
        mark = mark_of(table.seen.id)
    assert [line["table"] for line in about(stream, "a late duty is taken over")] == [mark]


async def test_a_whole_game_leaves_no_secret_in_the_log(
    settings: Settings, stream: StringIO
) -> None:
    async with live(settings) as server, at_table(server.address, "Annabella") as (client, table):
        token = await client.create_token("Botilda")
        await play_game(table)
        seen = table.seen
    logged = stream.getvalue()
    for word in (token, seen.id, seen.code, "Annabella", "Botilda", "Klaus", "127.0.0.1"):
        assert word not in logged
    for line in lines(stream):
        assert set(line) <= KEYS


KEYS = {
    *("event", "level", "timestamp", "request_id", "table", "public", "spectator", "code"),
    *("seconds", "method", "route", "status", "ms"),
}
"""All that is ever said: none of it could hold a hand."""
