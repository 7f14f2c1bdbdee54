"""With what a hand of the day is compared, however few have played it: par, and the expert."""

import asyncio

import structlog

from ebbes.server.days.expert import expert_points
from ebbes.server.days.hand import Hand
from ebbes.server.store.hands import Yardstick
from ebbes.server.tables.running.context import Context
from ebbes.server.thinking import Thinkers
from ebbes.server.thinking.errors import BotFailed, NotWarm
from ebbes.server.thinking.par import judged_par

LOG = structlog.get_logger()


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
                try:
                    expert = await expert_points(self._context, hand)
                except (NotWarm, BotFailed) as error:
                    LOG.warning("nobody could play the hand of the day", why=str(error))
                    return None
                known = await hands.keep_yardstick(day, Yardstick(par, expert))
        return known
