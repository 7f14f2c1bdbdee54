"""Tests of `ebbes.server.talking.fast_websocket`."""

import gc
import logging
from asyncio import Transport
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast
from weakref import ref

import pytest
from uvicorn._types import ASGISendEvent
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Close, Frame, Opcode

from ebbes.server.settings import Settings
from ebbes.server.talking.fast_websocket import FastWebSocket
from tests.server.inside import served_inside
from tests.server.live import at_table
from tests.server.until import until


async def test_a_line_is_gone_with_its_socket_and_waits_for_no_garbage_collector(
    settings: Settings,
) -> None:
    async with served_inside(settings) as inside, at_table(inside.address) as (_, table):
        url = f"ws{inside.address.removeprefix('http')}/api/tables/{table.seen.id}/socket"
        gc.disable()
        try:
            others = lines()
            async with connect(url) as socket:
                await socket.recv()
                (line,) = map(ref, new_lines(others))
            await until(lambda: line() is None)
        finally:
            gc.enable()


async def test_what_is_said_at_one_moment_goes_out_together_and_in_order(
    settings: Settings,
) -> None:
    async with called(settings) as (socket, line):
        written: list[bytes] = []
        line.transport = cast("Transport", Noted(line.transport, written))
        assert line.send_now("one")
        assert line.send_now("two")
        assert [await socket.recv(), await socket.recv()] == ["one", "two"]
        assert len(written) == 1


async def test_nothing_is_said_after_a_farewell(settings: Settings) -> None:
    async with called(settings) as (socket, line):
        assert line.send_now("too late")
        line.shutdown()
        assert not line.send_now("much too late")
        with pytest.raises(ConnectionClosed):
            await socket.recv()


async def test_who_talks_nonsense_and_hangs_up_at_once_gets_a_farewell(settings: Settings) -> None:
    nonsense = Frame(Opcode.TEXT, b"\xff").serialize(mask=True)
    farewell = Frame(Opcode.CLOSE, Close(1000, "").serialize()).serialize(mask=True)
    async with called(settings) as (socket, _):
        socket.transport.write(nonsense + farewell)
        await socket.wait_closed()
        assert socket.close_code == 1000


async def test_a_refusal_after_the_farewell_of_a_server_that_stops_is_no_fault(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    refuse = FastWebSocket.send

    async def stop_and_refuse(line: FastWebSocket, _: ASGISendEvent) -> None:
        line.shutdown()
        await refuse(line, {"type": "websocket.close", "code": 1000})

    monkeypatch.setattr(FastWebSocket, "send", stop_and_refuse)
    async with served_inside(settings) as inside:
        url = f"ws{inside.address.removeprefix('http')}/api/tables/nowhere/socket"
        with pytest.raises(InvalidStatus, match="500"):
            await connect(url)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@asynccontextmanager
async def called(settings: Settings) -> AsyncIterator[tuple[ClientConnection, FastWebSocket]]:
    """Somebody looks at a table, and the line they came by."""
    async with served_inside(settings) as inside, at_table(inside.address) as (_, table):
        url = f"ws{inside.address.removeprefix('http')}/api/tables/{table.seen.id}/socket"
        others = lines()
        async with connect(url) as socket:
            await socket.recv()
            (line,) = new_lines(others)
            yield socket, line


class Noted:
    """A transport of which is noted what is written."""

    def __init__(self, transport: Transport, written: list[bytes]) -> None:
        self._transport = transport
        self._written = written

    def write(self, data: bytes) -> None:
        """Notes it, and writes it."""
        self._written.append(data)
        self._transport.write(data)

    def __getattr__(self, name: str) -> object:
        return getattr(self._transport, name)


def lines() -> list[FastWebSocket]:
    """All there are."""
    return [each for each in gc.get_objects() if type(each) is FastWebSocket]


def new_lines(others: list[FastWebSocket]) -> list[FastWebSocket]:
    """All but those."""
    return [each for each in lines() if all(each is not other for other in others)]
