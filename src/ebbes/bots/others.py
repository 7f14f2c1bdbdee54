"""Who plays sensibly: told from the plays of this round, for all seats together."""

from typing import Final

import numpy as np

from ebbes.bots.sight import Sight
from ebbes.kernel.habits import Likelihoods, explain_plays
from ebbes.kernel.policy import Policy, Warmths
from ebbes.kernel.worlds import Worlds

SENSIBLE: Final = (2.5, 10.0)
"""The warmths at which sensible players are taken to follow the policy: closely, or from afar."""
RANDOM: Final = 1000.0
"""The warmth at which every card is as good as the next."""
TABLES: Final = np.array([0.8, 0.2])
"""Players of a table are often alike: how likely it is a sensible one, or one of chance."""
AT_RANDOM: Final = np.array([[0.05], [0.9]])
"""The share of those who play at random, at either kind of table."""


def chance_of_random(likely: Likelihoods) -> Warmths:
    """For each seat, how likely it plays at random; `likely` has that warmth last."""
    *by_warmth, random = np.logaddexp.reduce(likely, axis=0).T
    sensible = np.logaddexp.reduce(by_warmth, axis=0) - np.log(len(by_warmth))
    at_random = np.log(AT_RANDOM) + random
    either = np.logaddexp(at_random, np.log1p(-AT_RANDOM) + sensible)
    tables = np.log(TABLES) + either.sum(axis=1)
    chances: Warmths = np.exp(tables - np.logaddexp.reduce(tables)) @ np.exp(at_random - either)
    return chances


def notice_others(policy: Policy, seen: Sight, worlds: Worlds) -> None:
    """Let those who seem to play at random do so when a round is played on."""
    if not len(seen.plays):
        return
    likely = explain_plays(
        worlds,
        seen.seat,
        seen.start,
        seen.plays,
        seen.owners,
        policy,
        np.array([*SENSIBLE, RANDOM]),
    )
    at_random = chance_of_random(likely) > 0.5
    at_random[seen.seat] = False
    policy.warmth[at_random] = RANDOM
