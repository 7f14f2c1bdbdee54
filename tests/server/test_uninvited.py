"""Tests of whom a table's socket lets in, and of what it does not take from anybody."""

import json
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ebbes.protocol.version import OLDEST, PROTOCOL
from ebbes.server.attending.sessions import REVOKED
from ebbes.server.settings import Settings, load_settings
from ebbes.server.talking.handshake import NO_SUCH_TABLE
from ebbes.server.talking.session import PATIENCE, TOO_MANY
from tests.server.browser import arrived, browser, refused, running
from tests.server.inside import Inside, served_inside
from tests.server.postgres import postgres
from tests.server.until import until


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Inside]:
    """A server with two sockets for each person."""
    few = {"connections_per_person": 2, "connections_per_address": 3, "workers": 0}
    async with served_inside(settings.model_copy(update=few)) as server:
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


async def status_of(url: str, **headers: str) -> tuple[int, str]:
    """With what a handshake is refused."""
    with pytest.raises(InvalidStatus) as refusal:
        await connect(url, additional_headers=headers)
    response = refusal.value.response
    return response.status_code, str(json.loads(response.body or b"{}").get("code"))


async def answers(url: str, headers: dict[str, str], *messages: str) -> list[dict[str, Any]]:
    """What a table says first, and then to each message."""
    async with connect(url, additional_headers=headers) as socket:
        heard = [json.loads(await socket.recv())]
        for message in messages:
            await socket.send(message)
            heard.append(json.loads(await socket.recv()))
    return heard


async def test_a_page_from_elsewhere_gets_no_socket(
    server: Inside, anna: httpx.AsyncClient, url: str
) -> None:
    headers = server.by_cookie(anna)
    for origin in ("http://evil.example", "null", f"{server.address}0"):
        assert await status_of(url, **headers | {"Origin": origin}) == (403, "auth/foreign-origin")
    del headers["Origin"]
    assert await status_of(url, **headers) == (403, "auth/foreign-origin")


async def test_a_name_anybody_could_give_gets_no_socket(url: str) -> None:
    headers = {"Host": "evil.example", "Origin": "http://evil.example"}
    host, _, port = url.removeprefix("ws://").partition("/")[0].partition(":")
    there = url.replace(f"{host}:{port}", "evil.example")
    with pytest.raises(InvalidStatus) as refusal:
        await connect(there, host=host, port=int(port), additional_headers=headers)
    assert json.loads(refusal.value.response.body or b"{}")["code"] == "auth/foreign-host"


async def test_a_wrong_token_gets_no_socket_and_a_wrong_cookie_no_seat(
    server: Inside, url: str
) -> None:
    assert await status_of(url, Authorization="Bearer wrong") == (401, "auth/needed")
    wrong = {"Cookie": "ebbes=wrong", "Origin": server.address}
    snapshot, answer = await answers(url, wrong, '{"type": "leave-seat", "id": "l"}')
    assert snapshot["you"] == {"seat": None, "host": False, "door": "open", "stands_in": False}
    assert answer["reason"]["code"] == "auth/needed"


async def test_nobody_gets_too_many_sockets(
    server: Inside, anna: httpx.AsyncClient, url: str
) -> None:
    headers = server.by_cookie(anna)
    async with connect(url, additional_headers=headers), connect(url, additional_headers=headers):
        assert await status_of(url, **headers) == (429, "limit/too-many-sockets")
        async with connect(url):
            assert await status_of(url) == (429, "limit/too-many-sockets")
    await until(lambda: not server.services.socket_limits._open)
    assert len(await answers(url, headers)) == 1


async def test_who_knocks_too_often_has_to_wait(settings: Settings) -> None:
    few = settings.model_copy(update={"requests_per_minute": 2, "workers": 0})
    async with served_inside(few) as server:
        url = f"ws{server.address.removeprefix('http')}/api/tables/nowhere/socket"
        for _ in range(2):
            async with connect(url) as socket:
                await socket.wait_closed()
            assert socket.close_code == NO_SUCH_TABLE
        assert await status_of(url) == (429, "limit/too-many")


@pytest.mark.parametrize("since", ["-1", "x", str(2**31), "1e3", "%00"])
async def test_a_number_that_is_none_gets_no_socket(url: str, since: str) -> None:
    assert (await status_of(f"{url}?since={since}"))[0] == 403


async def test_an_id_no_table_can_have_gets_no_socket(url: str) -> None:
    assert (await status_of(url.replace("/tables/", "/tables/%00")))[0] == 403


async def test_a_number_from_the_future_gets_the_whole_table(url: str) -> None:
    (told,) = await answers(f"{url}?since=1000", {})
    assert told["type"] == "snapshot"


@pytest.mark.parametrize("stamp", ["-1", "x", str(2**53), "%00"])
async def test_a_stamp_that_is_none_gets_no_socket(url: str, stamp: str) -> None:
    assert (await status_of(f"{url}?since=1&stamp={stamp}"))[0] == 403


async def test_a_stamp_of_another_log_gets_the_whole_table(url: str) -> None:
    (snapshot,) = await answers(url, {})
    since, stamp = snapshot["seq"], snapshot["stamp"]
    (told,) = await answers(f"{url}?since={since}&stamp={stamp}", {})
    assert (told["type"], told["events"], told["stamp"]) == ("events", [], stamp)
    (told,) = await answers(f"{url}?since={since}&stamp={stamp + 1}", {})
    assert told == snapshot


async def test_who_speaks_another_protocol_is_told_which_are_spoken(url: str) -> None:
    for protocol in (OLDEST - 1, PROTOCOL + 1):
        with pytest.raises(InvalidStatus) as refusal:
            await connect(f"{url}?protocol={protocol}")
        response = refusal.value.response
        assert response.status_code == 400
        told = json.loads(response.body or b"")
        assert told["code"] == "protocol/unsupported"
        assert told["context"] == {"oldest": OLDEST, "newest": PROTOCOL}


async def test_every_snapshot_says_which_protocol_is_spoken(url: str) -> None:
    for query in ("", f"?protocol={PROTOCOL}"):
        (told,) = await answers(f"{url}{query}", {})
        assert told["protocol"] == PROTOCOL


async def test_anybody_may_look_at_the_whole_table_again(url: str) -> None:
    first, again = await answers(url, {}, '{"type": "look"}')
    assert again == first


async def test_who_looks_too_often_has_to_wait(url: str) -> None:
    heard, code = await heard_until_closed(url, ['{"type": "look"}'] * 80)
    assert sum('"snapshot"' in text for text in heard) == 40
    assert "limit/too-many" in heard[-1]
    assert code == TOO_MANY


async def test_a_table_that_is_not_there_closes_the_socket(url: str) -> None:
    async with connect(url.replace("/tables/", "/tables/no")) as socket:
        await socket.wait_closed()
    assert socket.close_code == NO_SUCH_TABLE


async def test_a_server_that_stops_lets_nobody_in(server: Inside, url: str) -> None:
    server.services.stopping = True
    assert await status_of(url) == (503, "server/stopping")


async def heard_until_closed(url: str, messages: list[str]) -> tuple[list[str], int | None]:
    """What a table says until it has enough, without its first word; and the last one."""
    async with connect(url) as socket:
        for message in messages:
            await socket.send(message)
        heard = []
        with suppress(ConnectionClosed):
            while True:
                heard.append(str(await socket.recv()))
    return heard[1:], socket.close_code


async def test_twenty_malformed_messages_are_enough(url: str) -> None:
    heard, code = await heard_until_closed(url, ["{"] * PATIENCE)
    assert ["message/malformed" in text for text in heard] == [True] * PATIENCE
    assert code == TOO_MANY


async def test_too_many_messages_at_once_are_refused_and_then_closed(url: str) -> None:
    burst = 40
    heard, code = await heard_until_closed(url, ['{"type": "ping"}'] * 2 * burst)
    assert heard[:burst] == ['{"type":"pong"}'] * burst
    assert "limit/too-many" in heard[-1]
    assert code == TOO_MANY


async def test_what_a_malformed_message_says_is_not_sent_back(url: str) -> None:
    odd = json.dumps({"type": "ping", "secret" * 100: 1})
    _, answer = await answers(url, {}, odd)
    assert answer["reason"]["code"] == "message/malformed"
    assert "secret" not in json.dumps(answer)


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ("secret", "message: not JSON"),
        ('{"type": "say", "id": "s"}', "say.phrase: field required"),
        ('{"type": "say", "id": "s", "phrase": "secret"}', "say.phrase: input should be 'hello', "),
        ('{"type": "secret", "id": "s"}', "message: 'type' should be one of 'play-card', "),
    ],
)
async def test_a_malformed_message_is_told_in_words(url: str, message: str, told: str) -> None:
    _, answer = await answers(url, {}, message)
    assert answer["reason"]["message"].startswith(told)
    assert "secret" not in json.dumps(answer)


async def test_a_bot_has_a_name_that_can_be_seen(
    server: Inside, anna: httpx.AsyncClient, url: str
) -> None:
    for name in ("\u202eannA", "\x00", " ", "\u3164"):
        bot = {"kind": "bot", "name": name, "strength": "solid"}
        made = await anna.post("/api/tables", json={"id": "u", "seats": [{"kind": "open"}, bot]})
        assert refused(made, 422) == "request/malformed"
        plan = json.dumps({"type": "plan-seat", "id": "p", "seat": 1, "now": bot})
        _, answer = await answers(url, server.by_cookie(anna), plan)
        assert answer["reason"]["code"] == "message/malformed"


async def test_who_was_forgotten_can_do_nothing_at_a_table_any_more(
    server: Inside, anna: httpx.AsyncClient, url: str
) -> None:
    async with connect(url, additional_headers=server.by_cookie(anna)) as socket:
        await socket.recv()
        assert (await anna.delete("/api/me")).status_code == 204
        await socket.wait_closed()
    assert socket.close_code == REVOKED
    (told,) = await answers(url, {})
    assert "Anna" not in json.dumps(told)


async def test_a_path_no_table_can_have_is_no_fault() -> None:
    with postgres() as database:
        settings = load_settings(database=database.new_database(), workers=0)
        async with running(settings) as app, browser(app) as anna:
            for path in ("/api/tables/%00", "/api/codes/%00", "/api/tables/%00/games/1"):
                assert refused(await anna.get(path), 422) == "request/malformed"
