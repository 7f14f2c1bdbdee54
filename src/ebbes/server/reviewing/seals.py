"""Games whose cards are still played elsewhere: until that is over, nobody looks into them."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from ebbes.server.refusing.problem import ApiError
from ebbes.server.store.values import GameRow, Person

StillPlayed: TypeAlias = Callable[[GameRow, Person | None], Awaitable[bool]]
"""Whether the deals of a game are still played elsewhere, and closed to somebody for that."""


class Seals:
    """Whoever deals the same cards more than once says here how long a game stays closed."""

    def __init__(self) -> None:
        self._asked: list[StillPlayed] = []

    def add(self, still_played: StillPlayed) -> None:
        """One more who may say so."""
        self._asked.append(still_played)

    async def verify_open(self, game: GameRow, person: Person | None) -> None:
        """Raises a 403 while the cards of a game are still played elsewhere."""
        for still_played in self._asked:
            if await still_played(game, person):
                raise ApiError(403, "review/sealed", "these cards are still played elsewhere")
