"""What a stranger may do, each as fast as it goes; all of them come back when they are cut off."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from itertools import count, cycle
from typing import cast

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

from bench.strangers.largest import CODE as LARGEST
from bench.strangers.largest import TOKEN
from bench.strangers.longest import ID as LONGEST
from bench.strangers.target import STRANGER, Target

PARALLEL = 64
"""Connections at a time, for attacks of many."""
MANY_FRAMES = 4_000
"""Frames that are sent at once."""
SLOW = 200
"""Connections that say a byte a second, or take nothing for a while."""
TAKEN_SECONDS = 15.0
"""Until somebody takes what they asked for; later they would be cut off."""
TABLES = 50
PEOPLE, SOCKETS = 8, 8
PACE = 0.1
"""Seconds between two commands of a socket: what is allowed to any."""
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
REQUEST = "{method} {path} HTTP/1.1\r\nHost: {host}\r\n{more}\r\n{body}"
HUNDRED_RANGES = f"Range: bytes={','.join(f'{at}-{at}' for at in range(0, 200, 2))}\r\n"
ANOTHER_PAGE = "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors\r\nSec-Fetch-Dest: image\r\n"

LONG_ADDRESS = f"/?{'a&' * 15_000}"
MANY_COOKIES = f"Cookie: {'ebbes=x;' * 3_700}\r\n"
MANY_CODINGS = f"Accept-Encoding: {',' * 30_000}\r\n"
CRUMBS = "1\r\nx\r\n" * 18_000
POURING = 250
"""Connections that come with all they may say, and leave before they are answered."""

Attack = Callable[[Target], Awaitable[None]]


def request(
    target: Target, path: str, more: str = "", method: str = "GET", body: str = ""
) -> bytes:
    """A request as it goes over the wire."""
    if body:
        more += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    path = path.format(table=target.table)
    told = REQUEST.format(method=method, path=path, host=target.host, more=more, body=body)
    return told.encode()


async def again_and_again(work: Attack, target: Target) -> None:
    """Who is cut off comes back at once."""
    while True:
        with suppress(OSError, asyncio.IncompleteReadError, WebSocketException):
            await work(target)
        await asyncio.sleep(0)


async def in_parallel(work: Attack, target: Target, times: int = PARALLEL) -> None:
    """The same over many connections."""
    await asyncio.gather(*(again_and_again(work, target) for _ in range(times)))


def flood_of(opcode: Opcode, data: bytes = b"") -> Attack:
    """One socket that sends the same frame without end, whatever it is told."""
    frames = Frame(opcode, data).serialize(mask=True) * MANY_FRAMES

    async def flood(target: Target) -> None:
        async with target.connected() as (reader, writer):
            writer.write(HANDSHAKE.format(path=target.socket, host=target.host).encode())
            await reader.readuntil(b"\r\n\r\n")
            hearing = asyncio.create_task(_hear(reader))
            try:
                while not hearing.done():
                    writer.write(frames)
                    await writer.drain()
            finally:
                hearing.cancel()

    return lambda target: again_and_again(flood, target)


async def _hear(reader: asyncio.StreamReader) -> None:
    """Takes all that is said, until nothing comes any more."""
    with suppress(OSError):
        while await reader.read(65_536):
            pass


async def endless_headers(target: Target) -> None:
    """One request whose headers never end."""

    async def ask(target: Target) -> None:
        async with target.connected() as (_, writer):
            writer.write(request(target, "/")[:-2])
            for number in count():
                writer.write(b"".join(b"X%d-%d: x\r\n" % (number, each) for each in range(1_000)))
                await writer.drain()

    await again_and_again(ask, target)


async def slow_headers(target: Target) -> None:
    """Requests that take for ever to arrive."""

    async def ask(target: Target) -> None:
        async with target.connected() as (_, writer):
            for byte in request(target, "/", "X: " + "x" * 9_999):
                writer.write(bytes([byte]))
                await writer.drain()
                await asyncio.sleep(1)

    await in_parallel(ask, target, SLOW)


def asking_for(path: str, more: str = "", method: str = "GET", body: str = "") -> Attack:
    """The same page, over and over."""

    async def ask(target: Target) -> None:
        asked = request(target, path, more, method, body)
        async with target.connected() as (reader, writer):
            while True:
                writer.write(asked)
                await writer.drain()
                await _answer(reader)

    return lambda target: in_parallel(ask, target)


def pouring(path: str, more: str, body: str = "") -> Attack:
    """Three requests at once, of which not even the first is waited for."""

    async def pour(target: Target) -> None:
        asked = REQUEST.format(
            method="POST" if body else "GET", path=path, host=target.host, more=more, body=body
        )
        async with target.connected() as (reader, writer):
            writer.write(asked.encode() * 3)
            await writer.drain()
            await reader.read(1)

    return lambda target: in_parallel(pour, target, POURING)


async def _answer(reader: asyncio.StreamReader) -> None:
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    if b"content-length: " in head:
        size = head.partition(b"content-length: ")[2].partition(b"\r\n")[0]
        await reader.readexactly(int(size))
    elif b"chunked" in head:
        await reader.readuntil(b"0\r\n\r\n")


def taking_slowly(path: str) -> Attack:
    """A long answer, over many connections that take next to nothing of it."""

    async def ask(target: Target) -> None:
        async with target.connected() as (reader, writer):
            line = cast("asyncio.Transport", writer.transport)
            writer.write(request(target, path))
            line.pause_reading()
            await asyncio.sleep(TAKEN_SECONDS)
            line.resume_reading()
            await _answer(reader)

    return lambda target: in_parallel(ask, target, SLOW)


async def handshakes(target: Target) -> None:
    """Sockets that are opened and left at once."""

    async def knock(target: Target) -> None:
        async with target.connected() as (reader, writer):
            writer.write(HANDSHAKE.format(path=target.socket, host=target.host).encode())
            await reader.readuntil(b"\r\n\r\n")

    await in_parallel(knock, target)


async def hang_up(target: Target) -> None:
    """Requests and sockets that nobody waits for."""
    knock = HANDSHAKE.format(path=target.socket, host=target.host).encode()

    async def ask(target: Target) -> None:
        for asked in (request(target, "/api/tables"), knock):
            async with target.connected() as (_, writer):
                writer.write(asked)
                await asyncio.sleep(0)

    await in_parallel(ask, target)


async def renames(target: Target) -> None:
    """Somebody who takes a new name over and over."""
    token = (await arrive(target, 0))[0]
    known = f"Authorization: Bearer {token}\r\n"
    await asking_for("/api/me", known, "PATCH", json.dumps({"name": "Somebody"}))(target)


async def hints(target: Target) -> None:
    """Somebody whose turn it is, and who asks what to do over and over."""
    async with target.browser() as browser:
        token, table = await arrive_at_game(browser)
        known = {"Authorization": f"Bearer {token}"}
        async with connected(target, token, table) as socket:
            hearing = asyncio.create_task(_start(socket))
            while (await browser.post(f"/api/tables/{table}/hint", headers=known)).is_error:
                await asyncio.sleep(1)
            page = f"/api/tables/{table}/hint"
            await asking_for(page, f"Authorization: Bearer {token}\r\n", "POST", "{}")(target)
        hearing.cancel()


async def visits(target: Target) -> None:
    """Somebody with many tables, who asks for them over and over."""
    token = (await arrive(target, TABLES))[0]
    await asking_for("/api/visit", f"Authorization: Bearer {token}\r\n")(target)


async def commands(target: Target) -> None:
    """People with tables and sockets, all as many as they may have, who change their minds."""
    people = [await arrive(target, 1) for _ in range(PEOPLE)]
    await asyncio.gather(
        *(
            again_and_again(partial(_change_minds, token=token, table=tables[0]), target)
            for token, tables in people * SOCKETS
        )
    )


def saying(path: str, *texts: str) -> Attack:
    """Sockets of nobody, as many as an address may have, which say this as fast as any may."""

    async def say(target: Target) -> None:
        async with strangers_socket(target, path.format(table=target.table)) as socket:
            hearing = asyncio.create_task(_listen(socket))
            for text in cycle(texts):
                await socket.send(text)
                await asyncio.sleep(PACE)
            hearing.cancel()

    return partial(in_parallel, say)


async def arrive(target: Target, tables: int) -> tuple[str, list[str]]:
    """Somebody new: a token of theirs, and the ids of their tables."""
    async with target.browser() as browser:
        token = await new_token(browser)
        wishes = [{"id": str(number)} for number in range(tables)]
        made = [await browser.post("/api/tables", json=wish) for wish in wishes]
        return token, [each.json()["id"] for each in made]


async def arrive_at_game(browser: httpx.AsyncClient) -> tuple[str, str]:
    """Somebody new with a table for two: a token of theirs, and its id; a bot sits there."""
    token = await new_token(browser)
    bot = {"kind": "bot", "name": "Klaus", "strength": "beginner"}
    wish = {"id": "1", "settings": {"options": {"players": 2}}, "seats": [{"kind": "open"}, bot]}
    return token, (await browser.post("/api/tables", json=wish)).json()["id"]


async def new_token(browser: httpx.AsyncClient) -> str:
    """A token of somebody new."""
    (await browser.post("/api/me", json={"name": "Stranger"})).raise_for_status()
    token: str = (await browser.post("/api/me/tokens", json={"label": "x"})).json()["token"]
    return token


async def _start(socket: ClientConnection) -> None:
    """Starts a game, and hears what happens."""
    await socket.send(json.dumps({"type": "start-game", "id": "start"}))
    nonce = {"type": "add-nonce", "id": "nonce", "number": 1, "nonce": "ab" * 32}
    await socket.send(json.dumps(nonce))
    await _listen(socket)


def connected(target: Target, token: str, table: str) -> connect:
    """A socket of somebody at a table."""
    token_of = {"Authorization": f"Bearer {token}"}
    return strangers_socket(target, f"/api/tables/{table}/socket", token_of)


def strangers_socket(target: Target, path: str, headers: dict[str, str] | None = None) -> connect:
    """A socket from the stranger's address."""
    return connect(
        f"ws{target.address.removeprefix('http')}{path}",
        additional_headers=headers,
        compression=None,
        local_addr=(STRANGER, 0),
        close_timeout=0.1,
        ping_interval=None,
    )


async def _change_minds(target: Target, token: str, table: str) -> None:
    async with connected(target, token, table) as socket:
        hearing = asyncio.create_task(_listen(socket))
        for number in count():
            settings = {"chat": number % 2 == 0}
            wish = {"type": "change-settings", "id": f"{id(socket)}-{number}", "settings": settings}
            await socket.send(json.dumps(wish))
            await asyncio.sleep(PACE)
        hearing.cancel()


async def _listen(socket: ClientConnection) -> None:
    with suppress(WebSocketException):
        async for _ in socket:
            pass


ATTACKS: dict[str, Attack] = {
    "PING frames": flood_of(Opcode.PING),
    "PONG frames": flood_of(Opcode.PONG),
    "messages, on after 4429": flood_of(Opcode.TEXT, b'{"type":"ping"}'),
    "headers without end": endless_headers,
    "slow headers": slow_headers,
    "names of 300 letters": asking_for(f"/assets/{'x' * 300}.js"),
    "handshakes": handshakes,
    "records": asking_for("/api/tables/{table}/games/1"),
    "events of the longest game": asking_for(f"/api/games/{LONGEST}/events"),
    "its review, taken slowly": taking_slowly(f"/api/games/{LONGEST}/review"),
    "puzzles to take along": asking_for("/api/puzzles/along"),
    "visits of one with 50 tables": visits,
    "commands of 64 sockets": commands,
    "hang up at once": hang_up,
    "hundred ranges": asking_for("/icon-512.png", HUNDRED_RANGES),
    "endless addresses": pouring(LONG_ADDRESS, ""),
    "thousands of cookies": pouring("/", MANY_COOKIES),
    "thousands of codings": pouring("/", MANY_CODINGS),
    "bodies in crumbs": pouring("/", "Transfer-Encoding: chunked\r\n", CRUMBS),
    "hints": hints,
    "renames": renames,
    "the largest evening": asking_for(
        f"/api/challenges/{LARGEST}", f"Authorization: Bearer {TOKEN}\r\n"
    ),
    "looks of 64 sockets": saying("/api/tables/{table}/socket", '{"type":"look"}'),
    "talk at a gathering": saying(
        f"/api/games/{LONGEST}/socket",
        '{"type":"say","phrase":"hello"}',
        '{"type":"point","card":"B1"}',
    ),
    "images on another page": asking_for("/api/tables", ANOTHER_PAGE),
}
