"""Every bot plays whole games of every option set: `python -m bench.games --games 1000`.

The bots sit at mixed tables, in turn. The engine refuses whatever is illegal, which would end the
run. Bots that imagine many worlds imagine two.
"""

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import product, repeat
from random import Random

from ebbes.bots.bot import Bot
from ebbes.bots.game import play_game
from ebbes.bots.levels import LEVELS
from ebbes.bots.roster import ROSTER, bot_named
from ebbes.bots.thinking import ThinkingBot
from ebbes.engine.events import GameEnded
from ebbes.engine.options import Options
from ebbes.record.certificate import Certificate
from ebbes.record.chance import Chance

WORLDS = 2
SETS = tuple(Options(*each) for each in product((2, 3, 4, 5), (False, True), (False, True)))


def quick(name: str) -> Bot:
    """A bot by its name, in a hurry."""
    if name not in LEVELS:
        return bot_named(name)
    mind = LEVELS[name]
    return ThinkingBot(replace(mind, worlds=min(mind.worlds, WORLDS)))


def play_all(options: Options, games: int) -> Counter[str]:
    """How many games each bot finishes, so many at least."""
    names = list(ROSTER)
    bots = {name: quick(name) for name in names}
    finished: Counter[str] = Counter()
    for number in range(-(-games * len(names) // options.players)):
        first = number * options.players
        seated = [names[(first + seat) % len(names)] for seat in range(options.players)]
        rng, key = Random(f"{options} {number}"), Certificate.from_seed(str(number), 1).key
        chance = Chance(key, options)
        *_, last = play_game(options, [bots[name] for name in seated], rng, chance.deal)
        finished.update(seated if isinstance(last, GameEnded) else [])
    return finished


def main() -> None:
    """All bots, all option sets, on all cores."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000)
    games = parser.parse_args().games
    with ProcessPoolExecutor() as pool:
        for options, finished in zip(SETS, pool.map(play_all, SETS, repeat(games)), strict=True):
            fewest = min(finished[name] for name in ROSTER)
            print(f"{options}: {fewest} games or more by each of {len(ROSTER)} bots", flush=True)


if __name__ == "__main__":
    main()
