"""The line to a client, below its socket: it is cut when nobody is at the other end."""

import socket
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SILENT_SECONDS: Final = 20
"""How long the other end may take nothing of what was sent."""


class Line(WebSocketsSansIOProtocol):
    """uvicorn's socket, but who answers no ping is not waited for until they have read all."""

    def keepalive_timeout(self) -> None:
        """Nobody is there: what was not sent is never sent."""
        super().keepalive_timeout()
        self.transport.abort()


def give_up_the_silent(listener: socket.socket) -> None:
    """Lets the kernel cut connections whose other end takes nothing, where it can."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        milliseconds = SILENT_SECONDS * 1000
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)
