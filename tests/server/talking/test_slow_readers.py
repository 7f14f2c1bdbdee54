"""Tests of readers that are slow, or dead."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ebbes.client import Client
from ebbes.client.seen import Seen
from ebbes.client.table import Table
from ebbes.protocol.commands import ChangeSettings, LeaveSeat
from ebbes.protocol.messages import SERVER_MESSAGE, Events, Refused, Snapshot
from ebbes.protocol.settings import TableSettings
from ebbes.server import run
from ebbes.server.run import Server, listen
from ebbes.server.settings import Settings
from ebbes.server.talking.connection import TOO_SLOW
from tests.server.inside import SMALL, Inside, served_inside
from tests.server.until import until

PATIENCE = 60.0
ENOUGH = 3000
"""Answers that fill the queue of a connection and all buffers behind it."""
REFUSED = LeaveSeat(id="l" * 64).model_dump_json()
"""What a spectator may not do."""


@pytest.fixture
def quick(settings: Settings) -> Settings:
    """Settings for people who never think."""
    return settings.model_copy(update={"messages_burst": 2 * ENOUGH, "workers": 0})


@asynccontextmanager
async def not_reading(
    url: str, headers: dict[str, str] | None = None
) -> AsyncIterator[ClientConnection]:
    """Somebody who reads one message and then no more, unless told to; at a table a spectator."""
    host, _, port = url.removeprefix("ws://").partition("/")[0].partition(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    line.connect((host, int(port)))
    line.setblocking(False)
    slow = await connect(
        url,
        sock=line,
        additional_headers=headers,
        compression=None,
        ping_interval=None,
        max_queue=1,
        close_timeout=0.1,
    )
    try:
        yield slow
    finally:
        await slow.close()


@asynccontextmanager
async def anna_at(server: Inside) -> AsyncIterator[tuple[Table, str]]:
    """Anna, the host of a new table, and the address of its socket."""
    async with Client(server.address) as client:
        await client.arrive("Anna")
        async with client.table(await client.create_table()) as table:
            path = f"/api/tables/{table.seen.id}/socket"
            yield table, f"ws{server.address.removeprefix('http')}{path}"


async def ask_much(slow: ClientConnection) -> None:
    """Ask for more answers than anything between can hold, and let the server give them."""
    with suppress(ConnectionClosed):
        for _ in range(ENOUGH):
            await slow.send(REFUSED)
            await asyncio.sleep(0)
            await asyncio.sleep(0)


def seen_after(seen: Seen | None, text: str | bytes) -> Seen:
    """What a client knows after one more message."""
    match SERVER_MESSAGE.validate_json(text):
        case Snapshot() as told:
            return Seen.of(told)
        case Events() as told if seen is not None:
            return seen.after(told)
        case Refused() if seen is not None:
            return seen
        case other:
            raise AssertionError(other)


async def test_who_reads_too_slowly_is_cut_off_and_heals_by_coming_back(
    quick: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "PING_SECONDS", 10 * PATIENCE)
    async with served_inside(quick) as server, anna_at(server) as (table, url):
        seen = None
        async with not_reading(url) as slow:
            await ask_much(slow)
            await table.send(ChangeSettings(id="c", settings=TableSettings(chat=False)))
            with suppress(ConnectionClosed):
                while True:
                    seen = seen_after(seen, await asyncio.wait_for(slow.recv(), PATIENCE))
        assert slow.close_code == TOO_SLOW
        assert seen is not None
        assert seen.seq < table.seen.seq
        async with connect(f"{url}?since={seen.seq}") as again, connect(url) as newcomer:
            healed = seen_after(seen, await asyncio.wait_for(again.recv(), PATIENCE))
            fresh = seen_after(None, await asyncio.wait_for(newcomer.recv(), PATIENCE))
            assert healed == fresh


async def test_who_asks_much_and_reads_is_not_too_slow(quick: Settings) -> None:
    async with served_inside(quick) as server, anna_at(server) as (_, url), connect(url) as keen:
        await keen.recv()
        for _ in range(1000):
            await keen.send(REFUSED)
        for _ in range(1000):
            await asyncio.wait_for(keen.recv(), PATIENCE)


async def test_who_never_reads_again_is_dropped(
    quick: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "PING_SECONDS", 3)
    monkeypatch.setattr(run, "PONG_SECONDS", 0.2)
    async with served_inside(quick) as server, anna_at(server) as (_, url):
        (room,) = server.services.rooms.open

        def spectators() -> int:
            return sum(listener.person is None for listener in room.audience)

        async with not_reading(url) as slow:
            await until(spectators)
            await ask_much(slow)
            await until(lambda: not spectators())


def test_heartbeats_find_a_dead_connection_within_20_seconds(
    app: FastAPI, settings: Settings
) -> None:
    config = Server(app, settings, print).config
    assert config.ws_ping_interval is not None
    assert config.ws_ping_timeout is not None
    assert config.ws_ping_interval + config.ws_ping_timeout <= 20


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="the kernel has no such option")
def test_the_kernel_gives_up_who_takes_nothing_for_20_seconds() -> None:
    with listen("127.0.0.1", 0) as listener:
        kept = listener.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
        assert 0 < kept <= 20_000
