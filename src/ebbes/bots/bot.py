"""What every bot is."""

from random import Random
from typing import Protocol

from ebbes.engine.commands import Choice
from ebbes.engine.view import View


class Bot(Protocol):
    """Chooses from what its seat sees, and from nothing else."""

    def choose(self, view: View, rng: Random) -> Choice:
        """One of `view.legal`; the same view and generator give the same choice."""
        ...
