"""Getting warm: every kind of bot decides in every game, so that all it needs is compiled."""

from itertools import product
from random import Random
from typing import Final

from ebbes.bots.levels import LEVELS
from ebbes.bots.opinion import explain
from ebbes.bots.roster import bot_named
from ebbes.bots.warmup import warm_up
from ebbes.engine.commands import Choice
from ebbes.engine.options import Options
from ebbes.engine.view import View
from ebbes.server.thinking.effort import FEWEST, FEWEST_WORLDS

GAMES: Final = tuple(Options(*game) for game in product((2, 3, 4, 5), (False, True), (False, True)))
NAMES: Final = ("pimc", *(f"{level}@{FEWEST}" for level in LEVELS))


class Explaining:
    """Explains instead of choosing."""

    def choose(self, view: View, rng: Random) -> Choice:
        """What it thinks best."""
        return explain(view, rng, FEWEST_WORLDS)[0].choice


def get_warm() -> None:
    """Returns when nobody will have to wait for the compiler any more."""
    bots = [*map(bot_named, NAMES), Explaining()]
    for options in GAMES:
        for bot in bots:
            warm_up(bot, options)
