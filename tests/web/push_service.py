"""A service that wakes browsers, on this machine: it takes what servers send to it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from tests.web import visitor

ENOUGH = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Letter(NamedTuple):
    """What a server sent."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Where a browser's address is."""

    def __init__(self) -> None:
        self.letters: asyncio.Queue[Letter] = asyncio.Queue()
        self.address = ""

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request, and its answer."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {
            name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:])
        }
        body = await reader.readexactly(int(headers["content-length"]))
        writer.write(ENOUGH)
        await writer.drain()
        writer.close()
        await self.letters.put(Letter(head[0].split(" ")[1], headers, body))

    async def next_letter(self) -> Letter:
        """What comes next; it surely does within this time."""
        async with asyncio.timeout(visitor.PATIENCE / 1000):
            return await self.letters.get()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """One that listens."""
    service = PushService()
    async with await asyncio.start_server(service.take, "127.0.0.1", 0) as listening:
        host, port = listening.sockets[0].getsockname()
        service.address = f"http://{host}:{port}"
        yield service
