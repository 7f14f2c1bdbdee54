"""Tests of requests that are too long, too slow, or too many at once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ebbes.server.limiting.door import CONNECTIONS
from ebbes.server.security.gate import FILES
from ebbes.server.settings import Settings
from ebbes.server.talking.bounded_http import (
    MOST_ADDRESS,
    MOST_HEADERS,
    MOST_PIECES,
    MOST_WAITING,
    ROOM,
    SLICE,
    BoundedHttp,
)
from tests.server.inside import Inside, served_inside
from tests.server.talking.raw import PATIENCE, raw
from tests.server.until import until

ASK = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@asynccontextmanager
async def strange(settings: Settings, **changes: object) -> AsyncIterator[Inside]:
    """A server to which this machine is a stranger."""
    told = {"workers": 0, "forwarded_allow_ips": "192.0.2.1", **changes}
    async with served_inside(settings.model_copy(update=told)) as server:
        yield server


def floods(server: Inside) -> float:
    """How often somebody was cut off."""
    counted: float = server.services.metrics.floods._value.get()
    return counted


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sizes of all that servers read."""
    sizes: list[int] = []
    take = BoundedHttp._read

    def counted(line: BoundedHttp, piece: bytes) -> None:
        sizes.append(len(piece))
        take(line, piece)

    monkeypatch.setattr(BoundedHttp, "_read", counted)
    return sizes


async def test_headers_as_long_as_they_may_be_are_read(settings: Settings) -> None:
    async with strange(settings) as server, raw(server.address) as line:
        for _ in range(3):
            await line.send(ASK + b"X: %b\r\n\r\n" % (b"x" * 30_000))
            assert await line.answer() == (200, {"status": "alive"})
        assert floods(server) == 0


@pytest.mark.parametrize(
    "headers",
    [
        b"X: " + b"x" * 33_000,
        b"".join(b"X%d: x\r\n" % number for number in range(MOST_HEADERS + 1)),
        b"\r\n" * 20_000,
    ],
    ids=["long", "many", "none"],
)
async def test_headers_without_end_are_refused(settings: Settings, headers: bytes) -> None:
    async with strange(settings) as server, raw(server.address) as line:
        await line.send((ASK if headers.startswith(b"X") else b"") + headers)
        status, problem = await line.answer()
        assert (status, problem["code"]) == (431, "limit/too-large")
        assert await line.heard() == b""
        assert floods(server) == 1


@pytest.mark.parametrize("size", [MOST_ADDRESS, 40_000])
@pytest.mark.parametrize("more", [b"", b"Connection: Upgrade\r\nUpgrade: websocket\r\n"])
async def test_an_address_without_end_is_refused_and_nobody_is_to_blame(
    settings: Settings, size: int, more: bytes
) -> None:
    async with strange(settings) as server, raw(server.address) as line:
        await line.send(b"GET /?%b HTTP/1.1\r\nHost: localhost\r\n%b\r\n" % (b"a&" * size, more))
        status, problem = await line.answer()
        assert (status, problem["code"]) == (414, "limit/too-large")
        assert await line.heard() == b""
        assert floods(server) == 0


async def test_an_address_as_long_as_it_may_be_is_looked_at(settings: Settings) -> None:
    async with strange(settings) as server, raw(server.address) as line:
        query = b"a" * (MOST_ADDRESS - len(b"/health?"))
        await line.send(b"GET /health?%b HTTP/1.1\r\nHost: localhost\r\n\r\n" % query)
        assert await line.answer() == (200, {"status": "alive"})


async def test_a_body_in_crumbs_is_not_read_to_its_end(settings: Settings, read: list[int]) -> None:
    crumb = b"1\r\nx\r\n"
    async with strange(settings) as server, raw(server.address) as line:
        await line.send(POST + b"Transfer-Encoding: chunked\r\n\r\n" + crumb * 15_000)
        await line.heard()
        assert floods(server) == 1
    assert sum(read) <= len(POST) + MOST_PIECES * len(crumb) + 2 * SLICE


async def test_of_endless_headers_little_is_read(settings: Settings, read: list[int]) -> None:
    async with strange(settings) as server, raw(server.address) as line:
        sending = asyncio.create_task(line.send(ASK + b"X: " + b"x" * 10_000_000))
        await line.heard()
        await sending
    assert sum(read) <= settings.header_bytes + SLICE


@pytest.mark.parametrize(
    "part", [ASK, ASK + b"X: ", POST + b"Content-Length: 20\r\n\r\n{", POST, b"\r\n"]
)
async def test_a_request_that_never_ends_is_ended(settings: Settings, part: bytes) -> None:
    async with strange(settings, request_seconds=0.1) as server, raw(server.address) as line:
        await line.send(part)
        status, problem = await line.answer()
        assert (status, problem["code"]) == (408, "limit/too-slow")
        assert await line.heard() == b""


async def test_who_says_nothing_is_not_waited_for(settings: Settings) -> None:
    async with strange(settings, request_seconds=0.1) as server, raw(server.address) as line:
        assert await line.heard() == b""


async def test_who_asks_again_in_time_is_answered_again(settings: Settings) -> None:
    async with strange(settings, request_seconds=1.0) as server, raw(server.address) as line:
        for part in (ASK + b"\r\n" + ASK, b"\r\n"):
            await line.send(part)
            assert await line.answer() == (200, {"status": "alive"})


async def test_a_body_that_was_refused_is_not_read_to_its_end(
    settings: Settings, read: list[int]
) -> None:
    async with strange(settings) as server, raw(server.address) as line:
        size = 10_000_000
        body = POST + b"Content-Length: %d\r\n\r\n" % size + b" " * size
        sending = asyncio.create_task(line.send(body))
        await line.heard()
        await sending
        assert floods(server) == 1
    assert sum(read) <= settings.header_bytes + settings.body_bytes + ROOM + SLICE


@pytest.mark.parametrize("size", [65_000, 300_000])
async def test_a_record_is_read_as_long_as_an_operator_lets_it_be(
    settings: Settings, size: int
) -> None:
    async with strange(settings, record_bytes=size) as server, raw(server.address) as line:
        start = POST.replace(b"/api/me", FILES.encode())
        await line.send(start + b"Content-Length: %d\r\n\r\n" % size + b" " * size)
        status, problem = await line.answer()
        assert (status, problem["code"]) == (422, "request/malformed")
        assert floods(server) == 0


async def test_some_requests_may_be_sent_before_the_first_is_answered(settings: Settings) -> None:
    async with strange(settings) as server, raw(server.address) as line:
        await line.send((ASK + b"\r\n") * MOST_WAITING)
        for _ in range(MOST_WAITING):
            assert await line.answer() == (200, {"status": "alive"})


async def test_requests_that_wait_are_together_as_long_as_one_may_be(
    settings: Settings,
) -> None:
    async with strange(settings) as server, raw(server.address) as line:
        await line.send((ASK + b"X: %b\r\n\r\n" % (b"x" * 15_000)) * 5)
        await line.heard()
        assert floods(server) == 1


async def test_who_hangs_up_is_waited_for_by_none_of_several_answers(settings: Settings) -> None:
    asked, gone = asyncio.Event(), asyncio.Event()

    async def answer(request: Request) -> Response:
        asked.set()
        while (await request.receive())["type"] != "http.disconnect":
            pass
        gone.set()
        return Response("nobody hears this")

    async with strange(settings) as server:
        server.app.router.routes.insert(0, Route("/slow", answer))
        async with raw(server.address) as line:
            await line.send(b"GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2)
            await asyncio.wait_for(asked.wait(), PATIENCE)
        await asyncio.wait_for(gone.wait(), PATIENCE)
        await until(lambda: not server.services.door.open)
        assert server.services.metrics.faults._value.get() == 0


async def test_requests_without_end_are_cut_off(settings: Settings) -> None:
    async with strange(settings) as server, raw(server.address) as line:
        await line.send((ASK + b"\r\n") * 1000)
        await line.heard()
        assert floods(server) == 1


async def test_what_is_no_request_is_refused_as_all_is(settings: Settings) -> None:
    async with strange(settings) as server, raw(server.address) as line:
        await line.send(b"\x00\xff\r\n\r\n")
        status, problem = await line.answer()
        assert (status, problem["code"]) == (400, "request/malformed")
        assert await line.heard() == b""


async def test_a_handshake_that_cannot_be_read_is_refused_and_not_forgotten(
    settings: Settings,
) -> None:
    async with strange(settings) as server, raw(server.address) as line:
        status = await line.shake_hands("/api/tables/t/socket", f"X: {'x' * 9_000}\r\n")
        assert status == 400
        assert await line.heard() == b""


async def test_an_address_has_only_so_many_connections(settings: Settings) -> None:
    async with strange(settings, connections_per_address=1) as server, AsyncExitStack() as stack:
        for _ in range(CONNECTIONS):
            await stack.enter_async_context(raw(server.address))
        await until(lambda: server.services.door.open == CONNECTIONS)
        async with raw(server.address) as one_more:
            assert await one_more.heard() == b""
        assert server.services.metrics.turned_away._value.get() == 1
        await stack.aclose()
        await until(lambda: not server.services.door.open)
        async with raw(server.address) as again:
            await again.send(ASK + b"\r\n")
            assert (await again.answer())[0] == 200


async def test_a_banned_address_gets_no_answer(settings: Settings) -> None:
    async with strange(settings) as server:
        server.services.door.bans.ban("127.0.0.1", 60)
        async with raw(server.address) as line:
            await line.send(ASK + b"\r\n")
            assert await line.heard() == b""
        server.services.door.bans.lift("127.0.0.1")
        async with raw(server.address) as line:
            await line.send(ASK + b"\r\n")
            assert (await line.answer())[0] == 200


async def test_a_full_server_has_no_sockets_left(settings: Settings) -> None:
    async with strange(settings, connections=1) as server, raw(server.address):
        await until(lambda: server.services.door.open == 1)
        async with raw(server.address) as line:
            assert await line.shake_hands("/api/tables/t/socket") == 503
