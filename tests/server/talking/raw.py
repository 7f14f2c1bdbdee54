"""Connections by hand, for what no library would send."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from websockets.frames import Frame, Opcode

PATIENCE = 60.0
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}\r\n"
)


class Raw:
    """One end of a connection, with nothing between."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def send(self, data: bytes) -> None:
        """As much of it as is taken before the connection is gone."""
        with suppress(ConnectionError):
            self._writer.write(data)
            await asyncio.wait_for(self._writer.drain(), PATIENCE)

    async def heard(self) -> bytes:
        """All that comes until the connection is gone."""
        found = b""
        with suppress(ConnectionError):
            while some := await asyncio.wait_for(self._reader.read(65_536), PATIENCE):
                found += some
        return found

    async def answer(self) -> tuple[int, Any]:
        """The status and the body of one answer, after which the connection may stay."""
        head = await asyncio.wait_for(self._reader.readuntil(b"\r\n\r\n"), PATIENCE)
        lines = head.decode().lower().split("\r\n")
        sizes = [line for line in lines if line.startswith("content-length:")]
        body = await self._reader.readexactly(int(sizes[0].split(":")[1])) if sizes else b"null"
        return int(lines[0].split()[1]), json.loads(body)

    async def shake_hands(self, path: str, more: str = "") -> int:
        """Ask for a socket; the status of the answer."""
        await self.send(HANDSHAKE.format(path=path, more=more).encode())
        return (await self.answer())[0]


@asynccontextmanager
async def raw(address: str) -> AsyncIterator[Raw]:
    """A new connection to a server."""
    host, _, port = address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


def framed(opcode: Opcode, data: bytes = b"") -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data).serialize(mask=True)
