"""A bot at a seat, with a clock beside it."""

from functools import cache
from math import inf, nan
from pathlib import Path
from random import Random
from time import perf_counter_ns
from zipfile import BadZipFile

from ebbes.arena.times import Times
from ebbes.bots.bot import Bot
from ebbes.bots.roster import bot_named
from ebbes.engine.commands import Choice
from ebbes.engine.view import View

OPEN_SPIEL = "ismcts"
"""The name of OpenSpiel's search; `@` and its seconds a decision follow."""
INSTINCT = "instinct"
"""The name of a policy without a search; `@` and a file of weights may follow."""


@cache
def bot_of(name: str) -> Bot:
    """The bot of that name; every process builds it only once."""
    kind, _, thinking = name.partition("@")
    if kind == INSTINCT:
        return _instinct(name, thinking)
    if kind != OPEN_SPIEL:
        return bot_named(name)
    seconds = _seconds(name, thinking)
    from ebbes.research.spiel_bot import SpielBot

    return SpielBot(seconds=seconds)


def _instinct(name: str, file: str) -> Bot:
    """A policy without a search: ours, or one from a file."""
    from ebbes.bots.instinct import InstinctBot

    try:
        return InstinctBot(Path(file) if file else None)
    except (OSError, EOFError, ValueError, KeyError, BadZipFile):
        raise ValueError(f"{name} needs a file of weights, as `ebbes weakness` writes it") from None


def _seconds(name: str, text: str) -> float:
    """How long OpenSpiel's search may think, as its name says."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = nan
    if not 0 < seconds < inf:
        raise ValueError(f"{name} needs seconds above 0, such as {OPEN_SPIEL}@0.03")
    return seconds


class Player:
    """Chooses as its bot does, and counts how long that takes."""

    def __init__(self, bot: Bot, rng: Random, times: Times) -> None:
        self._bot = bot
        self._rng = rng
        self._times = times

    def choose(self, seen: View) -> Choice:
        """The bot's choice; where there is none, the bot is not asked."""
        legal = seen.legal
        if len(legal) == 1:
            return legal[0]
        begun = perf_counter_ns()
        choice = self._bot.choose(seen, self._rng)
        self._times.add(perf_counter_ns() - begun)
        return choice
