"""An evaluator for OpenSpiel's searches whose random rollouts run in the kernel."""

from random import Random

import numpy as np

from ebbes.engine.decide import step
from ebbes.engine.legal import legal_commands
from ebbes.engine.state import PLAY, State
from ebbes.kernel.play import score
from ebbes.kernel.playout import play_out
from ebbes.kernel.position import empty_position, fill
from ebbes.kernel.rng import generator
from ebbes.research.actions import Action
from ebbes.research.spiel_state import EbbesState
from ebbes.research.table import ROUND, lead


class KernelRollouts:
    """Plays a round on at random as OpenSpiel's own evaluator does, many times as fast."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._chance = generator(rng.getrandbits(64))
        self._position = empty_position()
        self._points = np.zeros(5, dtype=np.int64)

    def evaluate(self, state: EbbesState) -> list[float]:
        """What a random end of the round brings everyone."""
        if state.table.frame.episode != ROUND:
            raise ValueError("rollouts in the kernel end with the round, not with the game")
        options = state.table.state.options
        fill(self._position, self._in_play(state.table.state))
        play_out(self._position, 0, self._chance)
        score(self._position, self._points)
        points = tuple(self._points[: options.seats].tolist())
        return [lead(points, seat) for seat in range(options.players)]

    def prior(self, state: EbbesState) -> list[tuple[Action, float]]:
        """Every action is as likely as the next."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def _in_play(self, state: State) -> State:
        """Whatever comes before the first card is chosen at random as well."""
        while state.phase is not PLAY:
            state, _ = step(state, self._rng.choice(legal_commands(state)))
        return state
