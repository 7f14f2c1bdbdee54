"""Plays per second through the full engine, beside OpenSpiel in the same run: `make bench`."""

import statistics
import time
from collections.abc import Callable
from random import Random

from bench.yardstick import oh_hell_decisions, oh_hell_decisions_uniform
from ebbes import Deal, Options, State, legal_commands, new_game, step
from ebbes.engine.state import DEAL, PLAY
from ebbes.rules.roles import NUMBER_DESIGNATORS
from ebbes.rules.seats import next_dealer

TURNS = 15
"""How often the measurements take turns; the median of each counts."""


def ebbes_plays(games: int, rng: Random) -> int:
    """Play random games of four: legal commands, decide, evolve; the number of plays."""
    options = Options(4)
    plays = 0
    for _ in range(games):
        state = new_game(options)
        while True:
            if state.phase is DEAL:
                state, _ = step(state, random_deal(state, rng))
            commands = legal_commands(state)
            if not commands:
                break
            plays += state.phase is PLAY
            state, _ = step(state, rng.choice(commands))
    return plays


def random_deal(state: State, rng: Random) -> Deal:
    """A deal by an ordinary shuffle."""
    options, played = state.options, state.score.rounds
    cards = sorted(options.deck, key=lambda _: rng.random())
    hands = tuple(tuple(cards[seat :: options.seats]) for seat in range(options.seats))
    number = NUMBER_DESIGNATORS[played]
    if played == 0:
        return Deal(0, hands, number, starter=0)
    return Deal(next_dealer(state.setup.dealer, options.players), hands, number)


MEASURED: dict[str, tuple[Callable[[int, Random], int], int]] = {
    "ebbes, full engine": (ebbes_plays, 20),
    "oh_hell, chance by its probabilities": (oh_hell_decisions, 60),
    "oh_hell, chance drawn uniformly": (oh_hell_decisions_uniform, 120),
}


def main() -> None:
    """Print the table for `results.md`."""
    rng = Random(1)
    rates: dict[str, list[float]] = {name: [] for name in MEASURED}
    for _ in range(TURNS):
        for name, (measure, games) in MEASURED.items():
            start = time.process_time()
            count = measure(games, rng)
            rates[name].append(count / (time.process_time() - start))
    ours = statistics.median(next(iter(rates.values())))
    print("| measured, one core | per second | ours / this |\n|---|---|---|")
    for name, values in rates.items():
        rate = statistics.median(values)
        print(f"| {name} | {rate:,.0f} | {ours / rate:.2f} |")


if __name__ == "__main__":
    main()
