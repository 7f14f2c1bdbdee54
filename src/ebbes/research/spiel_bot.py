"""OpenSpiel's ISMCTS as a bot at our tables."""

from collections.abc import Callable
from functools import cache
from random import Random
from time import perf_counter

import numpy as np
from open_spiel.python.algorithms import ismcts

from ebbes.engine.commands import Choice
from ebbes.engine.view import View
from ebbes.research.resample import resampled
from ebbes.research.rollouts import KernelRollouts
from ebbes.research.spiel_game import EbbesGame
from ebbes.research.spiel_state import EbbesState

EXPLORATION = 10.0
"""The constant of UCT; no other was found to be clearly better (`bench/results.md`)."""
FEWEST = 2
"""The first simulation only makes the root of the tree."""
WITHOUT_END = 2**31
SEED_BITS = 32


class TimeUp(Exception):
    """The search has used its time; its tree stands as it is."""


class SpielBot:
    """Information set Monte Carlo tree search as OpenSpiel has it, over the rest of the round.

    It searches for a number of simulations, or for so many seconds; by simulations, the same view
    and generator give the same choice.
    """

    def __init__(
        self,
        simulations: int | None = None,
        seconds: float | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        if (simulations is None) == (seconds is None):
            raise ValueError("a search has a number of simulations, or else a number of seconds")
        if simulations is not None and simulations < FEWEST:
            raise ValueError(f"a search has at least {FEWEST} simulations, not {simulations}")
        self._limit = WITHOUT_END if simulations is None else simulations
        self._seconds = seconds
        self._clock = clock
        self.simulations = 0
        """How many simulations the last choice took."""

    def choose(self, view: View, rng: Random) -> Choice:
        """The action that the search visited most."""
        options = view.seen.options
        game = game_for(options.players, options.more_cards, options.pick_designators)
        state = game.state_at(resampled(view, rng.getrandbits(SEED_BITS)))
        action = self._search(game, state, rng)
        return state.table.frame.actions.choice_of(action, state.table.actor)

    def _search(self, game: EbbesGame, state: EbbesState, rng: Random) -> int:
        rollouts = KernelRollouts(Random(rng.getrandbits(SEED_BITS)))
        rollouts.evaluate(state)  # so that the kernel is compiled before the clock starts
        bot = ismcts.ISMCTSBot(
            game=game,
            evaluator=rollouts,
            uct_c=EXPLORATION,
            max_simulations=self._limit,
            random_state=np.random.RandomState(rng.getrandbits(SEED_BITS)),
        )
        bot.set_resampler(self._resampler(rng))
        try:
            policy = bot.run_search(state)
        except TimeUp:
            policy = bot.get_final_policy(state, bot.lookup_node(state))
        return int(max(policy, key=lambda entry: entry[1])[0])

    def _resampler(self, rng: Random) -> Callable[[EbbesState, int], EbbesState]:
        """Deals anew before every simulation, and looks at the clock."""
        end = None if self._seconds is None else self._clock() + self._seconds
        self.simulations = 0

        def resample(state: EbbesState, player: int) -> EbbesState:
            if end is not None and self.simulations >= FEWEST and self._clock() >= end:
                raise TimeUp
            self.simulations += 1
            return state.resample_from_infostate(player, rng.random)

        return resample


@cache
def game_for(players: int, more_cards: bool, pick_designators: bool) -> EbbesGame:
    """The OpenSpiel game of a round; where the track ends makes no difference to it."""
    return EbbesGame(
        {"players": players, "more_cards": more_cards, "pick_designators": pick_designators}
    )
