"""Somebody who plays until a bot is compiled: on a new machine nobody waits for the compiler."""

from random import Random
from threading import Event, Thread
from time import monotonic
from typing import Final

from ebbes.bots.bot import Bot
from ebbes.bots.greedy import GreedyBot
from ebbes.bots.warmup import warm_up
from ebbes.engine.commands import Choice
from ebbes.engine.options import Options
from ebbes.engine.view import View

PATIENCE: Final = 6.0
"""Seconds from the start in which choices wait for the bot."""


class StandIn:
    """Waits a while for its bot to get ready in the background; then plays by a rule of thumb."""

    def __init__(self, bot: Bot, options: Options, patience: float = PATIENCE) -> None:
        self._bot = bot
        self._end = monotonic() + patience
        self._ready = Event()
        self._thread = Thread(target=self._get_ready, args=(options,), daemon=True)
        self._thread.start()

    def is_ready(self) -> bool:
        """Whether the bot plays itself from now on."""
        return self._ready.is_set()

    def choose(self, view: View, rng: Random) -> Choice:
        """The bot's own choice once it is ready."""
        ready = self._ready.wait(max(0.0, self._end - monotonic()))
        return (self._bot if ready else GreedyBot()).choose(view, rng)

    def join(self) -> None:
        """Wait until the bot is ready, however long it takes."""
        self._thread.join()

    def _get_ready(self, options: Options) -> None:
        warm_up(self._bot, options)
        self._ready.set()
