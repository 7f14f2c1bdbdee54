"""The reference: the policy everyone is measured by, and what a position is worth under it."""

import numpy as np
from numpy.typing import NDArray

from ebbes.bots.grains import Grains, leads_of
from ebbes.bots.sight import Sight, position_of
from ebbes.bots.thought import WARMTH
from ebbes.bots.weights import network_for
from ebbes.engine.options import Options
from ebbes.engine.state import NAME_STARTER, PLAY, State
from ebbes.judge.seed import EXPECTED, chance_at
from ebbes.kernel.expectation import expected_points
from ebbes.kernel.policy import policy_of
from ebbes.kernel.search import NAMING, PICKING, PLAYING
from ebbes.kernel.trials import card_chances

Chances = NDArray[np.float64]


class Reference:
    """Plays cards by the policy; starters and designators it takes blindly, as playouts do."""

    def __init__(self, options: Options, warmth: float = WARMTH) -> None:
        self.policy = policy_of(network_for(options), warmth)

    def chances(self, seen: Sight) -> Chances:
        """How likely it makes each choice."""
        if seen.kind == PLAYING:
            return card_chances(seen.position, self.policy)
        return np.full(len(seen.choices), 1 / len(seen.choices))

    def expected(self, state: State, playouts: int) -> tuple[Grains, ...]:
        """The lead everyone can expect from the true position, if all play on by the policy."""
        return leads_of(self.expected_points(state, playouts))

    def expected_points(self, state: State, playouts: int) -> list[float]:
        """The points everyone can expect likewise."""
        position = position_of(state)
        kind = {PLAY: PLAYING, NAME_STARTER: NAMING}.get(state.phase, PICKING)
        rng = chance_at(position, EXPECTED.format(kind=kind))
        found: list[float] = expected_points(position, kind, playouts, self.policy, rng).tolist()
        return found
