"""With what a hand of the day is compared, however few have played it: par, and the expert."""

import asyncio

from ebbes.server.days.expert import expert_points
from ebbes.server.days.hand import Hand
from ebbes.server.store.hands import Yardstick
from ebbes.server.tables.running.context import Context
from ebbes.server.thinking import Thinkers
from ebbes.server.thinking.par import judged_par


class Yardsticks:
    """Found out once a day, however many want to know it at the same time."""

    def __init__(self, context: Context, thinkers: Thinkers) -> None:
        self._context = context
        self._thinkers = thinkers
        self._judging = asyncio.Lock()

    async def of(self, hand: Hand) -> Yardstick | None:
        """Of a day; None if nobody can judge it now."""
        hands, day = self._context.store.hands, hand.day.isoformat()
        known = await hands.yardstick(day)
        if known is not None or not self._thinkers.is_warm:
            return known
        async with self._judging:
            known = await hands.yardstick(day)
            if known is None:
                par = await judged_par(self._thinkers, hand.opening, hand.seat)
                if par is None:
                    return None
                expert = await expert_points(self._context, hand)
                known = await hands.keep_yardstick(day, Yardstick(par, expert))
        return known
