"""Tests of nginx in front of a server: floods end there, and a school behind one address plays."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.http11 import Response

from ebbes.addresses import WIDER
from ebbes.client import Client
from ebbes.protocol.options import GameOptions
from ebbes.protocol.refusals import Reason
from ebbes.protocol.settings import TableSettings
from ebbes.server.settings import Settings
from tests.deploy import nginx
from tests.deploy.files import text_of
from tests.deploy.flood import AT_ONCE, answers_to, ask, asking, flood, request
from tests.deploy.front import Front

pytestmark = nginx.NEEDED
FOR_TWO = TableSettings(options=GameOptions(players=2))
PUPILS = 30
FILES = 50
"""More than a browser asks for at its first visit."""
TOO_MANY = 429
BAD_GATEWAY = 502
PATIENCE = 30
LONG = "x" * 80_000


def numbers(pattern: str) -> list[int]:
    """All numbers the configuration has in such places."""
    return [int(found) for found in re.findall(pattern, text_of("nginx.conf"))]


(SOCKETS,) = numbers(r"limit_conn ebbes_sockets (\d+);")
(ASKING,) = numbers(r"limit_conn ebbes_asking (\d+);")
(FILES_AT_ONCE,) = numbers(r"zone=ebbes_files burst=(\d+) nodelay;")
REQUESTS_AT_ONCE = min(numbers(r"zone=ebbes_requests burst=(\d+) nodelay;"))


def default(setting: str) -> int:
    """What a server allows by itself."""
    allowed: int = Settings.model_fields[setting].default
    return allowed


@pytest.mark.parametrize(
    ("allowed", "setting"),
    [
        (SOCKETS, "connections_per_address"),
        (REQUESTS_AT_ONCE, "requests_per_minute"),
        (FILES_AT_ONCE, "files_per_minute"),
        (60 * numbers(r"zone=ebbes_requests:10m +rate=(\d+)r/s;")[0], "requests_per_minute"),
        (60 * numbers(r"zone=ebbes_files:10m +rate=(\d+)r/s;")[0], "files_per_minute"),
    ],
)
def test_the_proxy_allows_a_little_more_than_the_servers(allowed: int, setting: str) -> None:
    assert default(setting) <= allowed <= 1.25 * default(setting)


@pytest.mark.parametrize("what", ["requests", "files"])
def test_a_customer_with_many_networks_has_what_a_server_allows_to_them(what: str) -> None:
    (rate,) = numbers(rf"zone=ebbes_{what}:10m +rate=(\d+)r/s;")
    (rate_around,) = numbers(rf"zone=ebbes_customers_{what}:10m +rate=(\d+)r/s;")
    (burst,) = set(numbers(rf"zone=ebbes_{what} burst=(\d+) nodelay;"))
    (burst_around,) = set(numbers(rf"zone=ebbes_customers_{what} burst=(\d+) nodelay;"))
    assert (rate_around, burst_around) == (WIDER * rate, WIDER * burst)


def test_the_proxy_lets_every_body_through_that_a_server_takes() -> None:
    (kilobytes,) = numbers(r"client_max_body_size +(\d+)k;")
    assert default("body_bytes") <= default("record_bytes") < 1024 * kilobytes


async def test_a_flood_of_requests_ends_at_the_proxy(front: Front) -> None:
    answers = await flood(front.ports.tls, "/api/tables")
    assert set(answers) == {200, TOO_MANY}
    assert answers[200] >= REQUESTS_AT_ONCE
    assert await ask(front.ports.tls, "/api/tables", address="192.0.2.2") == {200: 1}
    assert await ask(front.ports.tls, "/health") == {200: 1}


async def test_a_flood_for_files_ends_at_the_proxy(lonely: int) -> None:
    answers = await flood(lonely, "/")
    assert set(answers) == {BAD_GATEWAY, TOO_MANY}
    assert answers[BAD_GATEWAY] >= FILES_AT_ONCE


async def test_what_another_page_asks_is_not_held_against_who_looks_at_it(lonely: int) -> None:
    image = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "image"}
    for _ in range(2):
        answers = await ask(lonely, "/api/tables", AT_ONCE, more=image)
    assert set(answers) <= {BAD_GATEWAY, TOO_MANY}
    assert answers[TOO_MANY]
    assert await ask(lonely, "/api/tables", AT_ONCE) == {BAD_GATEWAY: AT_ONCE}
    click = image | {"Sec-Fetch-Dest": "document"}
    assert await ask(lonely, "/", more=click) == {BAD_GATEWAY: 1}


async def test_who_begins_too_many_requests_gets_no_more_answers(lonely: int) -> None:
    async with AsyncExitStack() as stack:
        for _ in range(ASKING):
            await stack.enter_async_context(asking(lonely, "/api/me"))
        assert await ask(lonely, "/api/me") == {TOO_MANY: 1}
        assert await ask(lonely, "/api/me", address="192.0.2.2") == {BAD_GATEWAY: 1}


class Spectators:
    """Sockets to a table, which stay open."""

    def __init__(self, address: str, table: str, stack: AsyncExitStack) -> None:
        self._url = f"wss{address.removeprefix('https')}/api/tables/{table}/socket"
        self._stack = stack

    async def come(self, address: str) -> None:
        """One more, from an address."""
        await self._stack.enter_async_context(
            connect(self._url, additional_headers={nginx.FROM: address})
        )

    async def refusal(self, address: str) -> Response:
        """What is said to one more who is one too many."""
        with pytest.raises(InvalidStatus) as refused:
            await self.come(address)
        return refused.value.response


@pytest.fixture
async def spectators(front: Front) -> AsyncIterator[Spectators]:
    """Nobody yet, at a table somebody has made."""
    async with Client(front.address) as client, AsyncExitStack() as stack:
        await client.arrive("Anna")
        code = await client.create_table(FOR_TWO)
        async with client.table(code) as table:
            yield Spectators(front.address, table.seen.id, stack)


async def test_too_many_sockets_are_refused_in_the_words_of_the_servers(
    spectators: Spectators,
) -> None:
    await asyncio.gather(*(spectators.come("192.0.2.1") for _ in range(SOCKETS)))
    answer = await spectators.refusal("192.0.2.1")
    assert answer.status_code == TOO_MANY
    reason = Reason.model_validate_json(answer.body or b"")
    assert reason.code == "limit/too-many"
    assert answer.headers["Retry-After"] == str(reason.context["seconds"])
    await spectators.come("192.0.2.2")


async def test_a_network_of_ipv6_counts_as_one(spectators: Spectators) -> None:
    homes = (f"2001:db8:a:a::{number:x}" for number in range(SOCKETS))
    await asyncio.gather(*map(spectators.come, homes))
    assert (await spectators.refusal("2001:db8:a:a:ffff::1")).status_code == TOO_MANY
    await spectators.come("2001:db8:a:b::1")


async def test_a_class_behind_one_address_comes_and_plays(front: Front) -> None:
    everybody = asyncio.Barrier(PUPILS)

    async def come(number: int) -> None:
        assert await ask(front.ports.tls, "/health", FILES, "127.0.0.1") == {200: FILES}
        async with Client(front.address) as client:
            await client.arrive(f"Pupil {number}")
            async with client.table(await client.create_table(FOR_TWO)):
                await everybody.wait()

    async with asyncio.timeout(nginx.PATIENCE):
        await asyncio.gather(*map(come, range(PUPILS)))


@pytest.mark.parametrize(
    "begun",
    [b"GET / HTTP/1.1\r\nHost: localhost\r\n", request("/api/me", {"Content-Length": "9"}) + b"{"],
    ids=["headers", "body"],
)
async def test_who_never_finishes_a_request_is_not_waited_for(hurried: int, begun: bytes) -> None:
    async with asyncio.timeout(PATIENCE):
        assert b" 502 " not in await answers_to(hurried, begun)


@pytest.mark.parametrize(
    ("more", "body", "status"),
    [({"X-Long": LONG}, "", 400), ({"Content-Length": str(len(LONG))}, LONG, 413)],
    ids=["headers", "body"],
)
async def test_what_is_too_large_ends_at_the_proxy(
    lonely: int, more: dict[str, str], body: str, status: int
) -> None:
    begun = request("/api/me", {"Connection": "close", **more})
    answer = await answers_to(lonely, begun + body.encode())
    assert answer.startswith(f"HTTP/1.1 {status} ".encode())
