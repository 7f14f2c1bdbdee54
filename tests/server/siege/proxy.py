"""A network that delays, doubles, confuses and loses what it carries."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from random import Random
from typing import Any, Self

from websockets.asyncio.client import connect
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed, WebSocketException

HEAD_ENDS = b"\r\n\r\n"
CHUNK = 65_536
HALF = 40
"""Bytes of an answer to a handshake."""
NEIGHBOUR = 0.02
"""Seconds in which a message has to come to be a neighbour of the one before."""
PASSED_ON = ("Authorization", "Cookie", "Origin")
SERVER_GONE = 1014
TROUBLES = ("double", "swap", "cut", "half_handshake", "hang")


@dataclass(frozen=True, slots=True)
class Weather:
    """Each trouble happens to one in so many, on average and by chance; delays are in seconds."""

    delay: float = 0.004
    double: int = 10
    swap: int = 30
    cut: int = 200
    half_handshake: int = 6
    hang: int = 1500
    """Of the pieces a connection carries: from then on it is silent, but never closed."""


class BadNetwork:
    """Stands before a server: HTTP passes through, sockets have to go through the weather.

    Whatever arrives is passed on to the server, or, for a socket, to a relay that takes its
    messages apart; so connections can break in the middle of a message as well as between two.
    """

    def __init__(self, server: str, rng: Random, weather: Weather) -> None:
        self._host, _, port = server.removeprefix("http://").partition(":")
        self._port = int(port)
        self._rng = rng
        self._weather = weather
        self.troubles: list[str] = []
        self._left = {trouble: self._drawn(trouble) for trouble in TROUBLES}
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._relay: Server = await serve(self._carry, "127.0.0.1", 0, compression=None)
        self._door = await asyncio.start_server(self._enter, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{_port_of(self._door)}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._door.close()
        self._relay.close()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._relay.wait_closed()

    def _happens(self, trouble: str) -> bool:
        self._left[trouble] -= 1
        if self._left[trouble]:
            return False
        self._left[trouble] = self._drawn(trouble)
        self.troubles.append(trouble)
        return True

    def _drawn(self, trouble: str) -> int:
        """How many are spared before it happens."""
        return self._rng.randint(1, 2 * getattr(self._weather, trouble))

    def _enter(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._connect(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, as bytes."""
        with suppress(OSError, asyncio.IncompleteReadError), _closing(writer):
            await self._lead_on(reader, writer)

    async def _lead_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(HEAD_ENDS)
        is_socket = b"upgrade: websocket" in head.lower()
        port = _port_of(self._relay) if is_socket else self._port
        there, back = await asyncio.open_connection(self._host, port)
        with _closing(back):
            back.write(head)
            if is_socket and self._happens("half_handshake"):
                writer.write((await there.read(CHUNK))[:HALF])
                return
            await _first_of(
                self._pipe(reader, back, is_socket), self._pipe(there, writer, is_socket)
            )

    async def _pipe(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, may_hang: bool
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                if may_hang and self._happens("hang"):
                    await asyncio.Event().wait()
                writer.write(data)
                await writer.drain()

    async def _carry(self, near: ServerConnection) -> None:
        """One socket, as messages."""
        assert near.request is not None
        told = {key: near.request.headers[key] for key in PASSED_ON if key in near.request.headers}
        url = f"ws://{self._host}:{self._port}{near.request.path}"
        try:
            async with connect(url, additional_headers=told, compression=None) as far:
                await _first_of(self._send_on(near, far), self._send_on(far, near))
                await near.close(far.close_code or 1000)
        except (OSError, WebSocketException):
            await near.close(SERVER_GONE)

    async def _send_on(self, source: Connection, sink: Connection) -> None:
        with suppress(ConnectionClosed):
            while not self._happens("cut"):
                for message in await self._next(source):
                    await asyncio.sleep(self._rng.uniform(0, self._weather.delay))
                    for _ in range(1 + self._happens("double")):
                        await sink.send(message)

    async def _next(self, source: Connection) -> list[str | bytes]:
        """The next message, or the next two the other way round."""
        message = await source.recv()
        if not self._happens("swap"):
            return [message]
        with suppress(TimeoutError):
            return [await asyncio.wait_for(source.recv(), NEIGHBOUR), message]
        return [message]


@contextmanager
def _closing(writer: asyncio.StreamWriter) -> Iterator[None]:
    try:
        yield
    finally:
        writer.close()


def _port_of(server: Server | asyncio.Server) -> int:
    port: int = next(iter(server.sockets)).getsockname()[1]
    return port


async def _first_of(*ways: Coroutine[Any, Any, None]) -> None:
    """Go all ways at once, until one is at its end."""
    tasks = [asyncio.create_task(way) for way in ways]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
