"""Players behind one protocol: a view and a random generator in, a choice out.

choice = bot_named("greedy").choose(view, rng)
"""

from typing import TYPE_CHECKING

from ebbes.bots.bot import Bot
from ebbes.bots.game import play_game
from ebbes.bots.greedy import GreedyBot
from ebbes.bots.levels import LEVELS
from ebbes.bots.mind import Mind
from ebbes.bots.random import RandomBot
from ebbes.bots.roster import ROSTER, SIMPLE, UnknownBot, bot_named
from ebbes.bots.taste import Taste
from ebbes.lazy import lazily

if TYPE_CHECKING:
    from ebbes.bots.estimate import Estimate
    from ebbes.bots.opinion import Opinion, explain
    from ebbes.bots.reasons import Reason
    from ebbes.bots.stand_in import StandIn
    from ebbes.bots.thinking import ThinkingBot
    from ebbes.bots.warmup import is_ready, warm_up
else:
    # most of these need the extra `kernel`
    __getattr__ = lazily(
        __name__,
        estimate="Estimate",
        opinion="Opinion explain",
        reasons="Reason",
        stand_in="StandIn",
        thinking="ThinkingBot",
        warmup="is_ready warm_up",
    )

__all__ = [
    "LEVELS",
    "ROSTER",
    "SIMPLE",
    "Bot",
    "Estimate",
    "GreedyBot",
    "Mind",
    "Opinion",
    "RandomBot",
    "Reason",
    "StandIn",
    "Taste",
    "ThinkingBot",
    "UnknownBot",
    "bot_named",
    "explain",
    "is_ready",
    "play_game",
    "warm_up",
]
