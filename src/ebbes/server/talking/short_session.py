"""A connection at which little is said: until one side has enough, or it is ended from here."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Coroutine
from typing import Any

from fastapi import WebSocket

from ebbes.server.attending.sessions import REVOKED, Origin
from ebbes.server.cancelling import first_of
from ebbes.server.services import Services
from ebbes.server.talking.connection import TOO_SLOW, Connection
from ebbes.server.talking.session import PATIENCE, TOO_MANY, messages_bucket


class ShortSession(ABC):
    """Tells and hears; what is heard is for who inherits."""

    def __init__(self, services: Services, socket: WebSocket, origin: Origin) -> None:
        self.origin = origin
        self._services = services
        self._socket = socket
        self._connection = Connection(socket, origin)
        self._bucket = messages_bucket(services.settings)
        self._patience = PATIENCE
        self._over = asyncio.Event()
        self._code = 1000

    def dismiss(self, code: int = REVOKED) -> None:
        """End it, with the code that says why."""
        self._code = code
        self._over.set()

    async def _last(self, *more: Coroutine[Any, Any, object]) -> int:
        """Tell and hear until one of all these ends; the code to close with."""
        await first_of(self._connection.write(), self._read(), self._over.wait(), *more)
        if self._connection.is_too_slow:
            self._services.metrics.slow_readers.inc()
            return TOO_SLOW
        return self._code

    async def _read(self) -> None:
        while self._patience:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                self._code = int(message["code"])
                return
            await self._take(message.get("text") or "")
            await asyncio.sleep(0)  # who says much lets others have their turn
        self._code = TOO_MANY

    @abstractmethod
    async def _take(self, text: str) -> None:
        """Hear what somebody says, or lose some patience."""
