"""One connection of somebody who looks at a game together with others."""

import asyncio

from fastapi import WebSocket
from pydantic import ValidationError

from ebbes.rules.seats import Seat
from ebbes.server.cancelling import first_of
from ebbes.server.gathering.gathering import Gathering, TooManyHere
from ebbes.server.gathering.messages import ASKED
from ebbes.server.services import Services
from ebbes.server.talking.connection import TOO_SLOW, Connection
from ebbes.server.talking.session import PATIENCE, TOO_MANY, messages_bucket
from ebbes.server.talking.sessions import REVOKED, Origin


class GatheringSession:
    """Hears the others, and is heard."""

    def __init__(self, services: Services, socket: WebSocket, origin: Origin) -> None:
        self.origin = origin
        self._services = services
        self._socket = socket
        self._connection = Connection(socket, origin.person)
        self._bucket = messages_bucket(services.settings)
        self._patience = PATIENCE
        self._over = asyncio.Event()
        self._code = 1000

    def dismiss(self, code: int = REVOKED) -> None:
        """End it, with the code that says why."""
        self._code = code
        self._over.set()

    async def stay(self, game_id: str, seat: Seat | None) -> int:
        """Listen and be heard until one side has enough; the code to close with."""
        try:
            with self._services.gatherings.joined(game_id, seat, self._connection) as (there, you):
                await first_of(self._connection.write(), self._read(there, you), self._ended())
        except TooManyHere:
            return TOO_MANY
        if self._connection.is_too_slow:
            self._services.metrics.slow_readers.inc()
            return TOO_SLOW
        return self._code

    async def _ended(self) -> None:
        await self._over.wait()

    async def _read(self, there: Gathering, you: int) -> None:
        while self._patience:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                self._code = int(message["code"])
                return
            self._take(there, you, message.get("text") or "")
            await asyncio.sleep(0)  # who says much lets others have their turn
        self._code = TOO_MANY

    def _take(self, there: Gathering, you: int, text: str) -> None:
        """What is too much, or means nothing, is not passed on."""
        if self._bucket.take(""):
            self._patience -= 1
            return
        try:
            asked = ASKED.validate_json(text)
        except ValidationError:
            self._patience -= 1
            return
        there.hear(you, asked)
