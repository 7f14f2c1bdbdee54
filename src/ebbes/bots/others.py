"""Who plays sensibly: told from the plays of this round, seat by seat."""

from typing import Final

import numpy as np

from ebbes.bots.sight import Sight
from ebbes.kernel.habits import Likelihoods, explain_plays
from ebbes.kernel.policy import Policy, Warmths
from ebbes.kernel.worlds import Worlds

SENSIBLE: Final = 2.5
"""The warmth at which sensible players are taken to follow the policy."""
RANDOM: Final = 1000.0
"""The warmth at which every card is as good as the next."""
FIRST_GUESS: Final = 0.3
"""How likely somebody plays at random, before anything is known of them."""


def chance_of_random(likely: Likelihoods) -> Warmths:
    """For each seat, how likely it plays at random; `likely` has both warmths, in this order."""
    sensible, random = np.logaddexp.reduce(likely, axis=0).T
    odds = random - sensible + np.log(FIRST_GUESS / (1 - FIRST_GUESS))
    chances: Warmths = (1 + np.tanh(odds / 2)) / 2
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
        np.array([SENSIBLE, RANDOM]),
    )
    at_random = chance_of_random(likely) > 0.5
    at_random[seen.seat] = False
    policy.warmth[at_random] = RANDOM
