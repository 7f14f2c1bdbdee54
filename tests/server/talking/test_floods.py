"""Tests of floods on a socket: what is read of them is bounded, and they are cut off."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

import pytest
from websockets.asyncio.client import connect
from websockets.frames import Opcode

from ebbes.server.limiting import limits
from ebbes.server.limiting.bans import STRIKES
from ebbes.server.settings import Settings
from ebbes.server.talking import fast_websocket
from ebbes.server.talking.fast_websocket import SLICE, FastWebSocket
from ebbes.server.talking.session import TOO_MANY
from tests.server.inside import Inside, served_inside
from tests.server.live import at_table
from tests.server.talking.raw import Raw, framed, raw
from tests.server.until import until

SMALLEST = 6
"""Bytes of a frame at least, from a client."""
ONE_SLICE = SLICE // SMALLEST + 1
"""Frames that are looked at together at most."""
STRANGE = {"workers": 0, "forwarded_allow_ips": "192.0.2.1"}
"""This machine is no proxy here, and may be a stranger."""


class Besieged(NamedTuple):
    """A server with a table, and the frames it has read of each kind."""

    server: Inside
    path: str
    read: Counter[str]

    def counted(self, name: str) -> float:
        """One of its metrics."""
        value: float = getattr(self.server.services.metrics, name)._value.get()
        return value

    @property
    def open(self) -> int:
        """How many connections it has."""
        return self.server.services.door.open


@asynccontextmanager
async def besieged(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, **changes: object
) -> AsyncIterator[Besieged]:
    """A table at which somebody sits, and a count of what its server reads."""
    read: Counter[str] = Counter()
    take = FastWebSocket.handle_events

    def handle_events(line: FastWebSocket) -> None:
        read.update(type(event).__name__ for event in line.conn.events)
        take(line)

    monkeypatch.setattr(FastWebSocket, "handle_events", handle_events)
    strange = settings.model_copy(update=STRANGE | changes)
    async with served_inside(strange) as server, at_table(server.address) as (_, table):
        yield Besieged(server, f"/api/tables/{table.seen.id}/socket", read)


@asynccontextmanager
async def stranger(place: Besieged) -> AsyncIterator[Raw]:
    """Somebody without a cookie, who looks on."""
    async with raw(place.server.address) as line:
        assert await line.shake_hands(place.path) == 101
        yield line


@pytest.mark.parametrize(
    ("opcode", "data"), [(Opcode.PING, b""), (Opcode.PONG, b""), (Opcode.PING, b"x" * 100)]
)
async def test_a_flood_of_control_frames_is_read_in_part_and_cut_off(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, opcode: Opcode, data: bytes
) -> None:
    monkeypatch.setattr(limits, "PATIENCE", 0.001)
    async with besieged(settings, monkeypatch) as place, stranger(place) as line:
        before = place.read["Frame"]
        await line.send(framed(opcode, data) * 20_000)
        await line.heard()
        assert place.counted("floods") == 1
        few = 2 * settings.messages_burst + 4 * limits.CONTROL_FRAMES + ONE_SLICE
        assert place.read["Frame"] - before <= few


async def test_what_is_far_too_much_at_once_is_cut_off_at_once(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with besieged(settings, monkeypatch) as place, stranger(place) as line:
        flood = framed(Opcode.TEXT, b'{"type": "ping"}') * 50_000
        sending = asyncio.create_task(line.send(flood))
        await line.heard()
        await sending
        assert place.counted("floods") == 1
        assert place.read["Frame"] <= 2 * settings.messages_burst + 2 * ONE_SLICE


async def test_who_sends_a_little_too_much_is_made_to_wait_and_then_heard(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = {"messages_per_second": 500.0, "messages_burst": 10}
    async with besieged(settings, monkeypatch, **quick) as place:
        url = f"ws{place.server.address.removeprefix('http')}{place.path}"
        async with connect(url) as socket:
            pongs = [await socket.ping() for _ in range(500)]
            await asyncio.wait_for(asyncio.gather(*pongs), 60)
        assert place.counted("floods") == 0


async def test_after_its_farewell_a_server_reads_no_more_than_a_little(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fast_websocket, "FAREWELL_SECONDS", 0.2)
    async with besieged(settings, monkeypatch) as place, stranger(place) as line:
        await line.send(framed(Opcode.TEXT, b"{") * 60)
        await until(lambda: any(each.close_sent for each in lines_of(place)))
        await line.send(framed(Opcode.TEXT, b'{"type": "ping"}') * 2_000)
        heard = await line.heard()
        assert TOO_MANY.to_bytes(2) in heard
        few = 2 * settings.messages_burst + 4 * limits.CONTROL_FRAMES + ONE_SLICE
        assert place.read["Frame"] <= few
        await until(lambda: place.open == 1)


async def test_messages_wait_on_the_line_and_not_in_memory(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with besieged(settings, monkeypatch, messages_burst=5_000) as place:
        (room,) = place.server.services.rooms.open
        async with stranger(place) as line:
            await until(lambda: len(room.audience) == 2)
            await line.send(framed(Opcode.TEXT, b'{"type": "ping"}') * 3_000)
            most = 0
            while place.read["Frame"] < 3_000:
                most = max(most, *(each.queue.qsize() for each in lines_of(place)))
                await asyncio.sleep(0)
            assert 0 < most <= ONE_SLICE


async def test_who_floods_again_and_again_is_not_let_in_any_more(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "PATIENCE", 0.001)
    async with besieged(settings, monkeypatch) as place:
        for _ in range(STRIKES):
            async with stranger(place) as line:
                await line.send(framed(Opcode.PING) * 20_000)
                await line.heard()
        async with raw(place.server.address) as line:
            await line.send(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert await line.heard() == b""
        assert [place.counted(name) for name in ("floods", "bans", "turned_away")] == [
            STRIKES,
            1,
            1,
        ]


async def test_every_connection_that_ends_is_one_less(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with besieged(settings, monkeypatch) as place:
        before = place.open
        async with stranger(place), stranger(place), raw(place.server.address):
            await until(lambda: place.open == before + 3)
        await until(lambda: place.open == before)


def lines_of(place: Besieged) -> list[FastWebSocket]:
    """The sockets of a server."""
    return [line for line in place.server.lines if isinstance(line, FastWebSocket)]
