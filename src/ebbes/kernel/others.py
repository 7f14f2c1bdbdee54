"""Who plays sensibly: told from the plays of this round, for all seats together."""

from math import log as exact_log
from typing import Final

import numpy as np

from ebbes.kernel.compiled import compiled
from ebbes.kernel.habits import Likelihoods, explain_plays
from ebbes.kernel.logarithms import exp, log_sum
from ebbes.kernel.policy import MOST_SEATS, Policy, Warmths
from ebbes.kernel.position import Position
from ebbes.kernel.worlds import Numbers, Worlds
from ebbes.rules.seats import Seat

SENSIBLE: Final = (2.5, 10.0)
"""The warmths at which sensible players are taken to follow the policy: closely, or from afar."""
RANDOM: Final = 1000.0
"""The warmth at which every card is as good as the next."""
WARMTHS: Final = np.array([*SENSIBLE, RANDOM])
EITHER_WARMTH: Final = exact_log(len(SENSIBLE))
TABLES: Final = (0.8, 0.2)
"""Players of a table are often alike: how likely it is a sensible one, or one of chance."""
AT_RANDOM: Final = (0.05, 0.9)
"""The share of those who play at random, at either kind of table."""
LOG_TABLES: Final = np.log(TABLES)
LOG_RANDOM: Final = np.log(AT_RANDOM)
LOG_SENSIBLE: Final = np.log1p(-np.array(AT_RANDOM))


@compiled
def chance_of_random(likely: Likelihoods) -> Warmths:
    """For each seat, how likely it plays at random; `likely` has that warmth last."""
    at_random = np.zeros((len(TABLES), MOST_SEATS))
    either = np.zeros((len(TABLES), MOST_SEATS))
    tables = LOG_TABLES.copy()
    for seat in range(MOST_SEATS):
        sensible = log_sum(_over_worlds(likely, seat, 0), _over_worlds(likely, seat, 1))
        random = _over_worlds(likely, seat, 2)
        for table in range(len(TABLES)):
            at_random[table, seat] = LOG_RANDOM[table] + random
            reasoned = LOG_SENSIBLE[table] + sensible - EITHER_WARMTH
            either[table, seat] = log_sum(at_random[table, seat], reasoned)
            tables[table] += either[table, seat]
    all_tables = log_sum(tables[0], tables[1])
    chances = np.zeros(MOST_SEATS)
    for seat in range(MOST_SEATS):
        for table in range(len(TABLES)):
            chances[seat] += exp(tables[table] - all_tables) * exp(
                at_random[table, seat] - either[table, seat]
            )
    return chances


@compiled
def _over_worlds(likely: Likelihoods, seat: Seat, warmth: int) -> float:
    total = likely[0, seat, warmth]
    for world in range(1, len(likely)):
        total = log_sum(total, likely[world, seat, warmth])
    return total  # type: ignore[no-any-return]


@compiled
def notice_others(
    policy: Policy, worlds: Worlds, seat: Seat, start: Position, plays: Numbers, owners: Numbers
) -> None:
    """Let those who seem to play at random do so when a round is played on."""
    if len(plays) == 0:
        return
    likely = explain_plays(worlds, seat, start, plays, owners, policy, WARMTHS)
    chances = chance_of_random(likely)
    for other in range(MOST_SEATS):
        if other != seat and chances[other] > 0.5:
            policy.warmth[other] = RANDOM
