"""The line to a client, below its socket: it is cut when nobody is at the other end."""

import socket
from asyncio import BaseTransport
from contextlib import suppress
from functools import lru_cache
from typing import Final

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION: Final = "ebbes.websocket"
SILENT_SECONDS: Final = 20
"""How long the other end may take nothing of what was sent."""


class FastWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's socket, but who answers no ping is not waited for until they have read all.

    Applications find it in the scope of a socket, and may say something without waiting.
    """

    def connection_made(self, transport: BaseTransport) -> None:
        """Somebody comes."""
        super().connection_made(transport)
        self._frames: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        """Somebody calls."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"websocket": self}

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


def fast_websocket_of(scope: Scope) -> FastWebSocket | None:
    """The line a socket came by; under another server than ours there is none."""
    line: FastWebSocket | None = scope.get("extensions", {}).get(EXTENSION, {}).get("websocket")
    return line


def cut_silent_connections(listener: socket.socket) -> None:
    """Lets the kernel cut connections whose other end takes nothing, where it can."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        milliseconds = SILENT_SECONDS * 1000
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)
