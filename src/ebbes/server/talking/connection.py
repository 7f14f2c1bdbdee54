"""One socket: to a table, to a game that is over, or of a person wherever they are."""

import asyncio
from collections import deque

from starlette.websockets import WebSocket, WebSocketDisconnect

from ebbes.protocol.snapshot import You
from ebbes.server.attending.sessions import Origin
from ebbes.server.talking.direct_socket import direct_socket_of

MOST_WAITING = 256
"""Messages that may wait for a slow reader."""
TOO_SLOW = 4008
"""The close code for somebody who reads too slowly: come back and say where you are."""


class Connection:
    """Sends what it hears, in order, and never makes who says it wait."""

    def __init__(self, socket: WebSocket, origin: Origin, most: int = MOST_WAITING) -> None:
        self.person = origin.person
        self.network = origin.network
        self.you = You(seat=None, host=False)
        self._socket = socket
        self._direct = direct_socket_of(socket.scope)
        self._most = most
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()
        self._keeps_up = True
        self.is_too_slow = False

    def hear(self, text: str) -> None:
        """A message, sent at once to who keeps up; one too many, and the connection is over."""
        if self.is_too_slow or (self._keeps_up and self._say(text)):
            return
        self._keeps_up = False
        if len(self._waiting) >= self._most:
            self.is_too_slow = True
        else:
            self._waiting.append(text)
        self._wake.set()

    def _say(self, text: str) -> bool:
        return self._direct is not None and self._direct.send_now(text)

    async def write(self) -> None:
        """Send what waits until the socket breaks, or its reader is too slow."""
        try:
            while not self.is_too_slow:
                await self._wake.wait()
                self._wake.clear()
                while self._waiting and not self.is_too_slow:
                    await self._socket.send_text(self._waiting.popleft())
                self._keeps_up = not self._waiting
        except (WebSocketDisconnect, RuntimeError):
            return
