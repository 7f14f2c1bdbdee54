"""A match between bots, every deal once with the first bot in each seat.

    python examples/arena_match.py greedy random random

As many names as players, two to five. How such a lead is measured: docs/arena.md.
"""

import sys
from time import perf_counter

from ebbes import Options
from ebbes.arena import Contest, Key, Match, Result, report, runner_of

DEALS = 200


def main(*bots: str) -> None:
    """Play on two processes, and tell how far the first bot is ahead."""
    contest = Contest(Match(bots, Options(players=len(bots)), seed=7), DEALS)
    begun = perf_counter()
    done: dict[Key, Result] = {}
    for results in runner_of(workers=2)(contest.chunks(done)):
        done |= {result.key: result for result in results}
    found = report(contest, done, perf_counter() - begun)
    assert found is not None
    ahead = found.difference
    print(f"{bots[0]} is {ahead.mean:+.2f} ± {ahead.error:.2f} points a round ahead")


if __name__ == "__main__":  # each process begins by reading this file
    main(*sys.argv[1:])
