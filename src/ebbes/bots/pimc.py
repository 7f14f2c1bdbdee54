"""A reference opponent: flat perfect-information Monte Carlo. It stays as it is."""

from random import Random
from typing import Final

from ebbes.bots.sight import sight
from ebbes.bots.worth import lead
from ebbes.engine.commands import Choice
from ebbes.engine.view import View
from ebbes.kernel.rng import generator
from ebbes.kernel.search import search
from ebbes.kernel.worlds import sample_worlds

WORLDS: Final = 256


class PimcBot:
    """Deals the hidden cards 256 times, tries every choice on each deal, and plays on at random."""

    def choose(self, view: View, rng: Random) -> Choice:
        """The choice with the most points over the mean of the others."""
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        seen, chance = sight(view), generator(rng.getrandbits(64))
        worlds = sample_worlds(seen.position, seen.seat, WORLDS, chance)
        outcomes = search(worlds, seen.kind, seen.choices, None, 0, chance)
        leads = lead(outcomes, seen.seat).mean(axis=0)
        return legal[int(leads.argmax())]
