"""What is below a socket: a line that may be spoken to without waiting, or none."""

import socket
from typing import Final, Protocol

from starlette.types import Scope

EXTENSION: Final = "ebbes.websocket"
SILENT_SECONDS: Final = 20
"""How long the other end may take nothing of what was sent."""


class Line(Protocol):
    """A line to a client."""

    def send_now(self, text: str) -> bool:
        """Whether a text was sent at once; else too much is still on its way."""


def line_of(scope: Scope) -> Line | None:
    """The line a socket came by; under another server than ours there is none."""
    line: Line | None = scope.get("extensions", {}).get(EXTENSION, {}).get("websocket")
    return line


def cut_silent_connections(listener: socket.socket) -> None:
    """Lets the kernel cut connections whose other end takes nothing, where it can."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        milliseconds = SILENT_SECONDS * 1000
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)
