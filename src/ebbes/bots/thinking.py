"""A bot that imagines the hidden cards and plays the round on in its head."""

from random import Random

from ebbes.bots.mind import Mind
from ebbes.bots.thought import Thought
from ebbes.engine.commands import Choice
from ebbes.engine.view import View


class ThinkingBot:
    """Tries its choices on the worlds it imagines, and takes the one that is worth most."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def choose(self, view: View, rng: Random) -> Choice:
        """The choice that comes out best."""
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        thought = Thought(self.mind, view, rng)
        return legal[thought.best()]
