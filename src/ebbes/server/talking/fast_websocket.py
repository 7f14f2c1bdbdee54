"""A socket below the application: bounded in what it reads, quick in what it says."""

from asyncio import BaseTransport, TimerHandle
from contextlib import suppress
from functools import lru_cache
from typing import Final

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from ebbes.server.limiting.limits import Budget
from ebbes.server.refusing.raw import malformed, raw
from ebbes.server.services import services_in
from ebbes.server.talking.direct_socket import EXTENSION

SLICE: Final = 1024
"""Bytes looked at before it is asked whether that was enough."""
FAREWELL_SECONDS: Final = 2.0
"""How long the other end may take to say goodbye, too."""


class FastWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's socket, which reads no more than a budget allows, and waits for nobody.

    Who sends too much is not read for a while, and cut off if that does not help. Applications
    find the line in the scope of a socket, and may say something without waiting.
    """

    stands_on = (
        *("connection_made", "connection_lost", "data_received", "receive", "send"),
        *("handle_connect", "handle_events", "send_receive_event_to_app", "keepalive_timeout"),
    )

    def connection_made(self, transport: BaseTransport) -> None:
        """Somebody comes."""
        super().connection_made(transport)
        services = services_in(self.config.app)
        self.close_timeout = FAREWELL_SECONDS
        self._door = services.door
        self._door.enter(self._peer)
        self._budget = Budget(services.settings, self.loop.time)
        self._frames: list[bytes] = []
        self._unread = bytearray()
        self._frames_seen = 0
        self._is_held = False
        self._is_blamed = False
        self._hold: TimerHandle | None = None

    @property
    def _peer(self) -> str:
        """The other end of the line, which may be a proxy."""
        return self.client[0] if self.client else ""

    def handle_connect(self, event: Request) -> None:
        """Somebody calls."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"websocket": self}

    def data_received(self, data: bytes) -> None:
        """Somebody has sent something: as much as may be read now is read."""
        if not self.handshake_initiated:
            self._shake_hands(data)
            return
        self._unread += data
        if len(self._unread) > self._budget.most_unread:
            self._cut_off()
        else:
            self._read_on()

    def _shake_hands(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:
            self.transport.write(raw(malformed()))
            self.transport.close()

    def _read_on(self) -> None:
        while self._unread and self._may_read:
            piece = bytes(self._unread[:SLICE])
            del self._unread[:SLICE]
            self._read(piece)
        if self._may_read:
            self.transport.resume_reading()
        else:
            self.transport.pause_reading()

    @property
    def _may_read(self) -> bool:
        return not (self._is_held or self.read_paused or self.transport.is_closing())

    def _read(self, piece: bytes) -> None:
        self._frames_seen = 0
        super().data_received(piece)
        wait = self._budget.spend(len(piece), self._frames_seen)
        if self._budget.is_overdrawn:
            self._cut_off()
        elif wait:
            self._wait(wait)

    def handle_events(self) -> None:
        """Frames of all kinds are counted, also those nobody hears of."""
        self._frames_seen += len(self.conn.events)
        super().handle_events()

    def _wait(self, seconds: float) -> None:
        """Read nothing for a while; after a farewell, nothing any more."""
        self._is_held = True
        if self.close_sent:
            self._blame()
        else:
            self._hold = self.loop.call_later(seconds, self._go_on)

    def _go_on(self) -> None:
        self._is_held = False
        self._read_on()

    def _cut_off(self) -> None:
        """This is a flood."""
        self._unread.clear()
        self._blame()
        self.transport.abort()

    def _blame(self) -> None:
        """Remember who floods, as the proxy has told; once is enough."""
        if not self._is_blamed:
            self._is_blamed = True
            client = self.scope["client"]
            self._door.flooded(client[0] if client else "")

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; when there is none left, more is read."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._read_on()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        """Something the application has to say; its refusal ends a handshake, too.

        A server that stops may have refused it already.
        """
        if not self.handshake_complete and self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True
            self._read_on()

    def send_now(self, text: str) -> bool:
        """Send a text now, unless too much of what was sent before is still on its way.

        What is said at one moment, such as an answer and the events it led to, goes out together.
        """
        if not self.writable.is_set() or not self._is_open:
            return False
        if not self._frames:
            self.loop.call_soon(self._flush)
        self._frames.append(frame_of(text))
        return True

    def _flush(self) -> None:
        said = b"".join(self._frames)
        self._frames.clear()
        if self._is_open:
            with suppress(RuntimeError):  # it was cut off a moment ago
                self.transport.write(said)

    @property
    def _is_open(self) -> bool:
        return not self.disconnected and self.conn.state is State.OPEN

    def send_receive_event_to_app(self) -> None:
        """Somebody has spoken; who hangs up with nonsense cannot be refused any more."""
        with suppress(InvalidState):
            super().send_receive_event_to_app()

    def connection_lost(self, exc: Exception | None) -> None:
        """The end: a scope that leads back to its line would keep both alive."""
        super().connection_lost(exc)
        self._door.leave(self._peer)
        if self._hold is not None:
            self._hold.cancel()
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(EXTENSION, None)

    def keepalive_timeout(self) -> None:
        """Nobody is there: what was not sent is never sent."""
        super().keepalive_timeout()
        self.transport.abort()


@lru_cache(maxsize=64)
def frame_of(text: str) -> bytes:
    """A text as a server sends it: in one piece and unmasked, so the same for everybody."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
