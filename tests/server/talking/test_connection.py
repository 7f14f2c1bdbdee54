"""Tests of `ebbes.server.talking.connection`: in order, whether at once or later."""

import asyncio
from typing import Any

from ebbes.server.attending.sessions import Origin
from ebbes.server.talking.connection import Connection
from ebbes.server.talking.direct_socket import EXTENSION


class Wire:
    """A line and the socket above it, which can be stopped up."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.is_free = asyncio.Event()
        self.is_free.set()
        self.scope: dict[str, Any] = {"extensions": {EXTENSION: {"websocket": self}}}

    def send_now(self, text: str) -> bool:
        """Sends at once, if that is possible."""
        if self.is_free.is_set():
            self.sent.append(text)
        return self.is_free.is_set()

    async def send_text(self, text: str) -> None:
        """Sends when it is possible."""
        await self.is_free.wait()
        self.sent.append(text)


def connection_by(wire: Any, most: int = 10) -> Connection:
    """A connection whose socket is that wire."""
    return Connection(wire, Origin(None, None, ""), most)


async def settled() -> None:
    """All that can be done by now is done."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_who_keeps_up_is_told_at_once() -> None:
    wire = Wire()
    connection_by(wire).hear("a")
    assert wire.sent == ["a"]


async def test_who_catches_up_is_told_everything_in_order() -> None:
    wire = Wire()
    connection = connection_by(wire)
    writing = asyncio.create_task(connection.write())
    wire.is_free.clear()
    for text in "abc":
        connection.hear(text)
        await settled()
    wire.is_free.set()
    connection.hear("d")
    await settled()
    assert wire.sent == list("abcd")
    connection.hear("e")
    assert wire.sent == list("abcde")
    writing.cancel()


async def test_who_is_too_slow_hears_nothing_newer_than_what_waits() -> None:
    wire = Wire()
    connection = connection_by(wire, most=2)
    writing = asyncio.create_task(connection.write())
    wire.is_free.clear()
    for text in "abcde":
        connection.hear(text)
        await settled()
    assert connection.is_too_slow
    wire.is_free.set()
    await writing
    connection.hear("f")
    assert wire.sent == ["a"]
