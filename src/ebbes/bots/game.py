"""A whole game between bots."""

from collections.abc import Callable, Iterator, Sequence
from random import Random

from ebbes.bots.bot import Bot
from ebbes.engine.commands import Command, Deal
from ebbes.engine.decide import step
from ebbes.engine.events import Event
from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, OVER, State, new_game
from ebbes.engine.view import view


def play_game(
    options: Options, bots: Sequence[Bot], rng: Random, deal: Callable[[State], Deal]
) -> Iterator[Event]:
    """The log of a game, event by event; every bot sees its own view only."""
    state = new_game(options)
    while state.phase is not OVER:
        command: Command
        if state.phase is DEAL:
            command = deal(state)
        else:
            command = bots[state.turn].choose(view(state, state.turn), rng)
        state, events = step(state, command)
        yield from events
