"""One decision thought through: the kernel's thoughts about what a view shows."""

from random import Random

import numpy as np
from numpy.typing import NDArray

from ebbes.bots.chance import chance_of
from ebbes.bots.mind import Mind
from ebbes.bots.sight import sight
from ebbes.bots.weights import network_for
from ebbes.engine.view import View
from ebbes.kernel.game import Game, game_of
from ebbes.kernel.policy import policy_of
from ebbes.kernel.position import Position
from ebbes.kernel.rng import generator
from ebbes.kernel.taste import likes_of
from ebbes.kernel.thought import best_choice, opinions
from ebbes.kernel.worlds import Numbers
from ebbes.kernel.worth import Worths
from ebbes.rules.seats import Seat

WARMTH = 0.5
"""How freely everyone who plays sensibly follows the policy when a round is played on."""


class Thought:
    """What a seat can work out from its view, with the traits of its mind."""

    def __init__(self, mind: Mind, view: View, rng: Random) -> None:
        self.mind = mind
        self.sight = sight(view)
        self._game = game_of(view.seen)
        self._cells = np.array(mind.cells, dtype=np.int64)
        self._policy = policy_of(network_for(view.seen.options), WARMTH)
        self._chance = generator(chance_of(rng))

    def best(self) -> int:
        """The place of the best of all legal choices."""
        return best_choice(*self._asked, self.likes(), self._policy, self._chance)

    def opinions(self) -> NDArray[np.float64]:
        """What is thought of every choice, as `kernel/thought.py` orders it."""
        return opinions(*self._asked, self._policy, self._chance)

    def likes(self) -> Worths:
        """What the mind feels for every choice, in the measure of what outcomes are worth."""
        seen, taste = self.sight, np.array(self.mind.taste.cells)
        return likes_of(self._game, seen.position, seen.kind, seen.choices, taste)

    @property
    def _asked(self) -> tuple[Game, Position, Seat, int, Numbers, Numbers, Numbers, Numbers]:
        """What there is to decide, and with which mind."""
        seen = self.sight
        about = (self._game, seen.position, seen.seat, seen.kind, seen.choices)
        return (*about, seen.plays, seen.owners, self._cells)
