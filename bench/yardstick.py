"""The public yardstick: OpenSpiel's Python loop on `oh_hell`, 4 players, 10 tricks."""

from random import Random

import pyspiel

GAME = "oh_hell(players=4,num_suits=4,num_cards_per_suit=13,num_tricks_fixed=10)"


def oh_hell_decisions(games: int, rng: Random) -> int:
    """Play random games, chance sampled by its probabilities; the number of players' decisions."""
    game = pyspiel.load_game(GAME)
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
    return decisions


def oh_hell_decisions_uniform(games: int, rng: Random) -> int:
    """The same with chance drawn from the legal actions, which happens to be right for a deal."""
    game = pyspiel.load_game(GAME)
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
    return decisions
