"""What the cards of a round are worth, for as long as few have played it."""

import asyncio
from weakref import WeakValueDictionary

from ebbes.server.challenging.board import ROUNDS, Board
from ebbes.server.store import Store
from ebbes.server.store.challenges import ChallengeRow
from ebbes.server.thinking import Thinkers
from ebbes.server.thinking.par import judged_par


class Pars:
    """Judges what nobody has judged, once, however many want to know it at the same time."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._judging: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By challenge, as long as anybody waits for its pars."""

    async def of(self, challenge: ChallengeRow, numbers: set[int]) -> dict[int, float]:
        """The par of these rounds by their number; of those nobody can judge now, none.

        In a whole game the course decides who begins a round, and at an evening every seat has a
        par of its own: there everybody is compared with the others alone.
        """
        if challenge.kind != ROUNDS:
            return {}
        known = await self._store.challenges.pars(challenge.code)
        if numbers <= known.keys() or not self._thinkers.is_warm:
            return known
        async with self._judging.setdefault(challenge.code, asyncio.Lock()):
            known = await self._store.challenges.pars(challenge.code)
            for number in sorted(numbers - known.keys()):
                board = Board(challenge, number)
                found = await judged_par(self._thinkers, board.opening, board.seat)
                if found is None:
                    break
                await self._store.challenges.keep_par(challenge.code, number, found)
                known[number] = found
        return known
