"""All bots, by name."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from ebbes.bots.bot import Bot
from ebbes.bots.cast import MINDS
from ebbes.bots.greedy import GreedyBot
from ebbes.bots.levels import LEVELS
from ebbes.bots.mind import Mind
from ebbes.bots.random import RandomBot


def _pimc() -> Bot:
    from ebbes.bots.pimc import PimcBot

    return PimcBot()


def _thinking(mind: Mind) -> Bot:
    from ebbes.bots.thinking import ThinkingBot

    return ThinkingBot(mind)


ROSTER: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "pimc": _pimc,
    **{name: partial(_thinking, mind) for name, mind in LEVELS.items()},
}
"""How each bot is made, by name; the first three are the yardstick and stay as they are."""
SIMPLE: Final = ("random", "greedy")
"""The bots that need no extra; the others need `kernel`."""


class UnknownBot(ValueError):
    """Nobody of that name plays here."""


def bot_named(name: str) -> Bot:
    """The bot of that name, also of the house; `expert@5000` thinks 5,000 plays at the most."""
    level, plays = level_and_plays(name)
    if level not in MINDS:
        return ROSTER[level]()
    mind = MINDS[level]
    return _thinking(mind if plays is None else replace(mind, effort=plays))


def level_and_plays(name: str) -> tuple[str, int | None]:
    """The two parts of a name; None if it sets no limit."""
    if name in ROSTER or name in MINDS:
        return name, None
    level, _, plays = name.partition("@")
    if level not in MINDS:
        raise UnknownBot(f"no bot is called {name!r}; there are {', '.join(ROSTER)}")
    if not plays.isdecimal():
        raise UnknownBot(f"{name} needs a number of plays, such as {level}@5000")
    return level, int(plays)
