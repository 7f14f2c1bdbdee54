"""One connection of somebody who looks at a game together with others."""

from fastapi import WebSocket
from pydantic import ValidationError

from ebbes.rules.seats import Seat
from ebbes.server.attending.sessions import Origin
from ebbes.server.gathering.gathering import Gathering, TooManyHere
from ebbes.server.gathering.messages import ASKED, Asked, SayHere
from ebbes.server.services import Services
from ebbes.server.talking.session import TOO_MANY, wait_for_turn
from ebbes.server.talking.short_session import ShortSession


class GatheringSession(ShortSession):
    """Hears the others, and is heard."""

    def __init__(
        self, services: Services, socket: WebSocket, origin: Origin, game_id: str, seat: Seat | None
    ) -> None:
        super().__init__(services, socket, origin)
        self._game_id = game_id
        self._seat = seat
        self._there: Gathering | None = None
        self._you = 0

    async def stay(self) -> int:
        """Listen and be heard until one side has enough; the code to close with."""
        joined, network = self._services.gatherings.joined, self.origin.network
        try:
            with joined(self._game_id, self._seat, self._connection, network) as place:
                self._there, self._you = place
                return await self._last()
        except TooManyHere:
            return TOO_MANY

    async def _take(self, text: str) -> None:
        """What is too much, or means nothing, is not passed on: everybody there would hear it."""
        try:
            asked = None if self._bucket.take("") else ASKED.validate_json(text)
        except ValidationError:
            asked = None
        if asked is None:
            self._patience -= 1
            return
        await wait_for_turn(self._services, self.origin)
        if self._there is not None and not self._is_too_much(asked):
            self._there.hear(self._you, asked)

    def _is_too_much(self, asked: Asked) -> bool:
        """Whether somebody has said enough for a while, as at a table."""
        talk, who = self._services.rooms.context.talk, self.origin.person or self.origin.address
        return isinstance(asked, SayHere) and bool(talk.take(f"{self._game_id} {who}"))
