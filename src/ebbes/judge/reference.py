"""The reference: the policy everyone is measured by, and what a position is worth under it."""

from ebbes.bots.grains import Grains, leads_of
from ebbes.bots.sight import position_of
from ebbes.bots.thought import WARMTH
from ebbes.bots.weights import network_for
from ebbes.engine.options import Options
from ebbes.engine.state import NAME_STARTER, PLAY, State
from ebbes.judge.seed import EXPECTED, chance_at
from ebbes.kernel.expectation import expected_points
from ebbes.kernel.policy import policy_of
from ebbes.kernel.search import NAMING, PICKING, PLAYING


class Reference:
    """Plays cards by the policy; starters and designators it takes blindly, as playouts do."""

    def __init__(self, options: Options, warmth: float = WARMTH) -> None:
        self.policy = policy_of(network_for(options), warmth)

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
