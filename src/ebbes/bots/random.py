"""A bot that plays anything legal."""

from random import Random

from ebbes.engine.commands import Choice
from ebbes.engine.view import View


class RandomBot:
    """Every legal choice is as good as the next."""

    def choose(self, view: View, rng: Random) -> Choice:
        """Any of the legal choices, each equally likely."""
        return rng.choice(view.legal)
