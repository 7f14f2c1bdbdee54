"""One decision thought through: worlds imagined, choices tried on them, outcomes judged."""

from random import Random

import numpy as np

from ebbes.bots.mind import Mind
from ebbes.bots.others import notice_others
from ebbes.bots.race import race
from ebbes.bots.sight import sight
from ebbes.bots.weights import network_for
from ebbes.bots.worth import POINTS_A_WIN, Worths, is_for_points, worth
from ebbes.engine.view import View
from ebbes.kernel.exact import exact_search
from ebbes.kernel.policy import policy_of
from ebbes.kernel.position import LEFT, LYING, SEATS
from ebbes.kernel.rng import generator
from ebbes.kernel.search import PLAYING, Outcomes, Takes, search, takes_trick
from ebbes.kernel.worlds import Numbers, Worlds, sample_worlds

WARMTH = 0.5
"""How freely everyone who plays sensibly follows the policy when a round is played on."""


class Thought:
    """What a seat can work out from its view, with the traits of its mind."""

    def __init__(self, mind: Mind, view: View, rng: Random) -> None:
        self.mind = mind
        self.view = view
        self.sight = sight(view, mind.memory)
        self._policy = policy_of(network_for(view.seen.options), WARMTH)
        self._chance = generator(rng.getrandbits(64))

    def best(self) -> int:
        """The place of the best of all legal choices."""
        position = self.sight.position
        left = int(position[LEFT]) * int(position[SEATS]) - int(position[LYING])
        tries = max(self.mind.effort // left, len(self.sight.choices))
        choices, likes = self.sight.choices, self.likes()
        return race(self.worlds(), choices, tries, self.outcomes, self.worths, likes)

    def worlds(self) -> Worlds:
        """Deals of the hidden cards that agree with all the seat remembers."""
        seen = self.sight
        worlds = sample_worlds(seen.position, seen.seat, self.mind.worlds, self._chance)
        if self.mind.insight:
            notice_others(self._policy, seen, worlds[: self.mind.insight])
        return worlds

    def outcomes(self, worlds: Worlds, choices: Numbers) -> Outcomes:
        """The points each choice leads to in each world."""
        if self._is_near_the_end():
            return exact_search(worlds, choices)
        policy = self._policy if self.mind.practice else None
        return search(worlds, self.sight.kind, choices, policy, self._until(), self._chance)

    def takes(self, worlds: Worlds) -> Takes:
        """Which cards take the trick in which worlds."""
        return takes_trick(worlds, self.sight.choices, self._policy, self._chance)

    def _is_near_the_end(self) -> bool:
        """Whether everything that can still happen is worked out."""
        left = int(self.sight.position[LEFT])
        return self.sight.kind == PLAYING and left <= self.mind.exact

    def _until(self) -> int:
        """How many tricks the mind cannot see any more."""
        if self.mind.foresight is None:
            return 0
        return max(0, int(self.sight.position[LEFT]) - self.mind.foresight)

    def likes(self) -> Worths:
        """What the mind feels for every choice, in the measure of what outcomes are worth."""
        points = np.array(self.mind.taste.likes(self.view))
        return points if is_for_points(self.view.seen) else points / POINTS_A_WIN

    def worths(self, outcomes: Outcomes) -> Worths:
        """What outcomes are worth to the seat."""
        return worth(outcomes, self.view.seen, self.sight.seat)
