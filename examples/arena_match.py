"""A match between bots, every deal once with the first bot in each seat.

    python examples/arena_match.py greedy random random

As many names as players, two to five. What the numbers mean: docs/arena.md.
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
    lead, won = found.difference, found.wins
    print(f"{bots[0]} against {', '.join(bots[1:])}, {found.deals} deals")
    print(f"difference {lead.mean:+.3f} ± {lead.error:.3f} points a round, {won.mean:.0%} won")


if __name__ == "__main__":  # each process begins by reading this file
    main(*sys.argv[1:])
