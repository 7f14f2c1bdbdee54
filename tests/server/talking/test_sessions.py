"""Tests of sockets whose key is taken away, and of what is said when a socket opens."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from ebbes.server.attending.sessions import REVOKED
from ebbes.server.settings import Settings
from ebbes.server.store.errors import StoreError, StoreUnavailable
from ebbes.server.store.secret import hash_of
from ebbes.server.tables.deciding.absence import mark_away
from ebbes.server.talking import session
from tests.server.browser import arrived
from tests.server.inside import Inside, served_inside
from tests.server.until import until

PATIENCE = 60.0
SIT = '{"type": "take-seat", "id": "s"}'


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Inside]:
    """A server."""
    async with served_inside(settings.model_copy(update={"workers": 0})) as server:
        yield server


@pytest.fixture
async def anna(server: Inside) -> AsyncIterator[httpx.AsyncClient]:
    """A browser in which Anna is at home."""
    async with server.browser() as client:
        await arrived(client)
        yield client


@pytest.fixture
async def url(server: Inside, anna: httpx.AsyncClient) -> str:
    """The socket of a table of Anna's."""
    return await server.new_table(anna)


async def by_token(anna: httpx.AsyncClient) -> dict[str, str]:
    """What a bot of Anna's sends with a socket."""
    made = await anna.post("/api/me/tokens", json={"label": "bot"})
    return {"Authorization": f"Bearer {made.json()['token']}"}


def credential(headers: dict[str, str]) -> str:
    """The hash of a token."""
    return hash_of(headers["Authorization"].removeprefix("Bearer "))


async def hears(socket: ClientConnection) -> dict[str, Any]:
    """The next message, but for how many watch: that is told whenever they come."""
    told: dict[str, Any] = {"type": "watchers"}
    while told["type"] == "watchers":
        told = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
    return told


async def test_sockets_end_with_the_key_they_came_by_and_others_do_not(
    server: Inside, anna: httpx.AsyncClient, url: str
) -> None:
    token = await by_token(anna)
    async with (
        connect(url, additional_headers=token) as bot,
        connect(url, additional_headers=server.by_cookie(anna)) as browser,
        connect(url) as spectator,
    ):
        await asyncio.gather(hears(bot), hears(browser), hears(spectator))
        assert server.services.sessions.close(credential(token)) == 1
        await asyncio.wait_for(bot.wait_closed(), PATIENCE)
        assert bot.close_code == REVOKED
        for socket in (browser, spectator):
            await socket.send('{"type": "ping"}')
            assert (await hears(socket))["type"] == "pong"
    await until(lambda: len(server.services.sessions) == 0)


async def test_all_sockets_of_a_person_can_be_ended(
    server: Inside, anna: httpx.AsyncClient, url: str
) -> None:
    person = (await anna.get("/api/me")).json()["id"]
    async with (
        connect(url, additional_headers=await by_token(anna)) as bot,
        connect(url, additional_headers=server.by_cookie(anna)) as browser,
        connect(url) as spectator,
    ):
        await asyncio.gather(hears(bot), hears(browser), hears(spectator))
        sessions = server.services.sessions
        assert sessions.close_person(person) == 2
        await until(lambda: len(sessions) == 1)
        await asyncio.gather(bot.wait_closed(), browser.wait_closed())
    assert {bot.close_code, browser.close_code} == {REVOKED}
    assert spectator.close_code != REVOKED


async def test_a_key_revoked_by_another_server_ends_with_the_next_command(
    server: Inside, anna: httpx.AsyncClient, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "SURE_SECONDS", 0.0)
    token = await by_token(anna)
    me = (await anna.get("/api/me")).json()["id"]
    (made,) = await server.services.store.keys.tokens(me)
    async with connect(url, additional_headers=token) as bot:
        await hears(bot)
        await bot.send('{"type": "leave-seat", "id": "l"}')
        while (await hears(bot))["type"] != "accepted":
            pass
        assert await server.services.store.keys.revoke_token(me, made.id)
        await bot.send(SIT)
        answer = await hears(bot)
        assert (answer["type"], answer["reason"]["code"]) == ("refused", "auth/needed")
        await asyncio.wait_for(bot.wait_closed(), PATIENCE)
    assert bot.close_code == REVOKED


async def test_a_key_is_not_looked_up_again_for_every_command(
    server: Inside, anna: httpx.AsyncClient, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    token = await by_token(anna)
    async with connect(url, additional_headers=token) as bot:
        await hears(bot)
        monkeypatch.setattr(server.services.store.keys, "person_by_token", None)
        await bot.send('{"type": "leave-seat", "id": "l"}')
        while (await hears(bot))["type"] != "accepted":
            pass


async def test_nobody_is_answered_before_they_were_told_where_they_are(
    server: Inside, anna: httpx.AsyncClient, url: str
) -> None:
    async with connect(url, additional_headers=server.by_cookie(anna)) as first:
        seq = (await hears(first))["seq"]
        (room,) = server.services.rooms.open
        async with room._lock:
            second = await connect(f"{url}?since={seq}")
            for message in ('{"type": "ping"}', "nonsense", SIT):
                await second.send(message)
            await until(lambda: room.visitors == 2)
        async with second:
            heard = [(await hears(second))["type"] for _ in range(4)]
    assert heard == ["events", "pong", "refused", "refused"]


async def _answers(settings: Settings, commands: int) -> list[dict[str, Any]]:
    """What the host of a new table hears to so many commands."""
    async with served_inside(settings) as server:
        headers = {"origin": server.address}
        async with httpx.AsyncClient(base_url=server.address, headers=headers) as anna:
            await arrived(anna)
            made = (await anna.post("/api/tables", json={"id": "t"})).json()["id"]
            url = f"ws{server.address.removeprefix('http')}/api/tables/{made}/socket"
            async with connect(url, additional_headers=server.by_cookie(anna)) as socket:
                await hears(socket)
                return [await _answer(socket, f"c{number}") for number in range(commands)]


async def test_too_many_commands_are_refused_kindly_and_the_socket_stays(
    settings: Settings,
) -> None:
    few = settings.model_copy(update={"workers": 0, "commands_per_hour": 2})
    answers = await _answers(few, 30)
    assert [answer["type"] for answer in answers] == ["accepted"] * 2 + ["refused"] * 28
    reason = answers[-1]["reason"]
    assert reason["code"] == "limit/too-many"
    assert 0 < reason["context"]["seconds"] <= 1800


@pytest.mark.parametrize("has_commands_left", [True, False])
async def test_a_bot_gives_way_to_a_new_socket_as_to_a_command(
    server: Inside, anna: httpx.AsyncClient, url: str, has_commands_left: bool
) -> None:
    headers = server.by_cookie(anna)
    async with connect(url, additional_headers=headers) as first:
        await hears(first)
        (room,) = server.services.rooms.open
        await room.act(lambda draft: mark_away(draft, 0, "gone"))
        person = room.table.sitters[0].person
        limits = server.services.limits
        while not has_commands_left and not limits.take_command("127.0.0.1", person):
            pass
        async with connect(url, additional_headers=headers) as second:
            await hears(second)
            await second.send('{"type": "ping"}')
            while (await hears(second))["type"] != "pong":
                pass
            assert room.is_away(person) is not has_commands_left


async def test_commands_of_an_address_have_their_turn_one_after_the_other(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(session, "sleep", sleep)
    slow = settings.model_copy(update={"workers": 0, "commands_per_second": 0.001})
    answers = await _answers(slow, 5)
    assert [answer["type"] for answer in answers] == ["accepted"] * 5
    assert sorted(wait for wait in waits if wait) == [wait for wait in waits if wait]
    assert len([wait for wait in waits if wait]) == 5


async def test_a_command_that_many_hear_is_more_work_than_others(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "HEARERS", 1)
    async with served_inside(settings.model_copy(update={"workers": 0})) as server:
        drawn: list[float] = []

        def draw(_: str, amount: float) -> float:
            drawn.append(amount)
            return 0.0

        monkeypatch.setattr(server.services.limits.turns, "draw", draw)
        async with server.browser() as anna:
            await arrived(anna)
            url = await server.new_table(anna)
            cookie = server.by_cookie(anna)
            async with connect(url, additional_headers=cookie) as socket, connect(url) as spectator:
                await asyncio.gather(hears(socket), hears(spectator))
                await _answer(socket, "both")
            async with connect(url, additional_headers=cookie) as socket:
                await hears(socket)
                await until(lambda: len(server.services.sessions) == 1)
                await _answer(socket, "one")
        assert drawn == [3, 2]


async def _answer(socket: ClientConnection, name: str) -> dict[str, Any]:
    """What is said to a command that changes nothing."""
    told = {"type": "change-settings", "id": name, "settings": {}}
    await socket.send(json.dumps(told))
    while (heard := await hears(socket))["type"] not in ("accepted", "refused"):
        pass
    return heard


async def test_a_fault_during_the_handshake_is_a_refusal_and_counted(
    server: Inside, anna: httpx.AsyncClient, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def break_down(_: str) -> None:
        raise StoreError("out of order")

    monkeypatch.setattr(server.services.store.devices, "find", break_down)
    with pytest.raises(InvalidStatus) as refusal:
        await connect(url, additional_headers=server.by_cookie(anna))
    assert refusal.value.response.status_code == 500
    assert json.loads(refusal.value.response.body or b"")["code"] == "server/fault"
    assert server.services.metrics.faults._value.get() == 1


async def test_a_store_that_does_not_answer_during_the_second_look_refuses_the_command_alone(
    server: Inside, anna: httpx.AsyncClient, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(_: str) -> None:
        raise StoreUnavailable("away")

    monkeypatch.setattr(session, "SURE_SECONDS", 0.0)
    async with connect(url, additional_headers=server.by_cookie(anna)) as socket:
        await hears(socket)
        with monkeypatch.context() as away:
            away.setattr(server.services.store.devices, "find", silent)
            await socket.send('{"type": "leave-seat", "id": "l"}')
            assert (await hears(socket))["reason"]["code"] == "server/unavailable"
        await socket.send('{"type": "leave-seat", "id": "l"}')
        while (await hears(socket))["type"] != "accepted":
            pass


async def test_a_revoked_token_ends_the_sockets_that_came_by_it(
    server: Inside, anna: httpx.AsyncClient, url: str
) -> None:
    async with connect(url, additional_headers=await by_token(anna)) as bot:
        await hears(bot)
        (made,) = (await anna.get("/api/me/tokens")).json()
        assert (await anna.delete(f"/api/me/tokens/{made['id']}")).status_code == 204
        await asyncio.wait_for(bot.wait_closed(), PATIENCE)
        assert bot.close_code == REVOKED


async def test_who_is_cut_off_in_the_middle_of_a_commit_holds_nobody_up(
    server: Inside, anna: httpx.AsyncClient, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = server.services.store.log
    append, under_way, goes_on = log.append, asyncio.Event(), asyncio.Event()

    async def slow(*given: Any) -> Any:
        under_way.set()
        await goes_on.wait()
        return await append(*given)

    async with connect(url) as spectator:
        await hears(spectator)
        async with connect(url, additional_headers=server.by_cookie(anna)) as browser:
            await hears(browser)
            monkeypatch.setattr(log, "append", slow)
            await browser.send('{"type": "say", "id": "1", "phrase": "hello"}')
            await under_way.wait()
            browser.transport.abort()
        await until(lambda: len(server.services.sessions) == 2)
        goes_on.set()
        assert (await hears(spectator))["events"][0]["type"] == "said"
