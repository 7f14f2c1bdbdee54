"""The public yardstick: OpenSpiel on `oh_hell`, 4 players, 10 tricks."""

from random import Random
from typing import Any

import pyspiel

from ebbes.bench.rate import Work

GAME = "oh_hell(players=4,num_suits=4,num_cards_per_suit=13,num_tricks_fixed=10)"
BIDS = 4
SIMULATIONS = 1_000


def loop_decisions() -> Work:
    """Players' decisions in random games from Python, chance sampled by its probabilities."""
    game, rng = pyspiel.load_game(GAME), Random(1)
    return lambda: decisions_of_a_game(game.new_initial_state(), rng)


def loop_decisions_uniform() -> Work:
    """The same with chance drawn from the legal actions, which happens to be right for a deal."""
    game, rng = pyspiel.load_game(GAME), Random(1)
    return lambda: decisions_of_a_game(game.new_initial_state(), rng, uniform=True)


def search_simulations() -> Work:
    """Simulations of OpenSpiel's ISMCTS in C++, playing out at random; before the first card."""
    state = first_card_to_play(Random(1))
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, SIMULATIONS)

    def work() -> int:
        bot.step(state)
        return SIMULATIONS

    return work


def decisions_of_a_game(state: Any, rng: Random, uniform: bool = False) -> int:
    """Play a random game; the number of players' decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node() and not uniform:
            happen(state, rng)
        else:
            decisions += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
    return decisions


def happen(state: Any, rng: Random) -> None:
    """Let chance act by its probabilities."""
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, weights)[0])


def first_card_to_play(rng: Random) -> Any:
    """A state with everything dealt and bid."""
    state = pyspiel.load_game(GAME).new_initial_state()
    bids = 0
    while bids < BIDS:
        if state.is_chance_node():
            happen(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            bids += 1
    return state
