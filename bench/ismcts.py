"""Simulations per second of OpenSpiel's ISMCTS on ebbes: `python -m bench.ismcts`."""

import statistics
import time
from random import Random

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from ebbes import Options, legal_commands, new_game, step, view
from ebbes.bench.engine import random_deal
from ebbes.engine.state import DEAL, State
from ebbes.research.spiel_bot import EXPLORATION, SpielBot, game_for

SIMULATIONS = 300
DEALS = 5
MEASURED = ("OpenSpiel's rollouts", "rollouts in the kernel")


def decisions(rng: Random) -> list[State]:
    """Some decisions of a random round of four that leave a choice."""
    state, _ = step(new_game(Options(4)), random_deal(new_game(Options(4)), rng))
    found = []
    while state.phase is not DEAL:
        found.append(state)
        state, _ = step(state, rng.choice(legal_commands(state)))
    return [state for state in found if len(legal_commands(state)) > 1][::4]


def search(name: str, state: State) -> None:
    """One choice, by so many simulations."""
    if name == MEASURED[1]:
        SpielBot(SIMULATIONS).choose(view(state, state.turn), Random(1))
        return
    game, chance = game_for(4, False, False), np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(game, rollouts, EXPLORATION, SIMULATIONS, random_state=chance)
    bot.run_search(game.state_at(state))


def main() -> None:
    """Print the table for `results.md`."""
    rng = Random(1)
    search(MEASURED[1], decisions(rng)[0])  # compiles the kernel
    rates: dict[str, list[float]] = {name: [] for name in MEASURED}
    for state in [state for _ in range(DEALS) for state in decisions(rng)]:
        for name in MEASURED:
            start = time.process_time()
            search(name, state)
            rates[name].append(SIMULATIONS / (time.process_time() - start))
    print("| ISMCTS on ebbes for four, one core | simulations per second |\n|---|---|")
    for name, values in rates.items():
        print(f"| {name} | {statistics.median(values):,.0f} |")


if __name__ == "__main__":
    main()
