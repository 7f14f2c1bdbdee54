"""Noticing others: who plays at random is found out, who plays sensibly seldom suspected."""

import numpy as np
import pytest

from ebbes.bots.others import RANDOM, chance_of_random, notice_others
from ebbes.bots.roster import bot_named
from ebbes.bots.sight import sight
from ebbes.bots.weights import network_for
from ebbes.engine.options import Options
from ebbes.engine.state import PLAY
from ebbes.engine.view import view
from ebbes.kernel.policy import policy_of
from ebbes.kernel.rng import generator
from ebbes.kernel.worlds import sample_worlds
from tests.bots.games import decisions


def suspected(name: str) -> float:
    """The share of others taken to play at random after six tricks, when everyone plays alike."""
    noticed: list[bool] = []
    for seed in range(12):
        for state, _ in decisions(bot_named(name), Options(4), seed):
            if state.phase is PLAY and len(state.tricks) == 6 and not state.trick:
                seen = sight(view(state, state.turn))
                policy = policy_of(network_for(Options(4)), 0.5)
                worlds = sample_worlds(seen.position, seen.seat, 32, generator(seed))
                notice_others(policy, seen, worlds)
                assert policy.warmth[seen.seat] == 0.5
                noticed += [policy.warmth[seat] == RANDOM for seat in range(4) if seat != seen.seat]
    return float(np.mean(noticed))


def test_who_plays_at_random_is_noticed() -> None:
    assert suspected("random") > 0.7


@pytest.mark.parametrize("name", ["pimc", "strong"])
def test_most_sensible_players_are_not_suspected(name: str) -> None:
    assert suspected(name) < 0.5


def test_before_anything_is_played_nobody_is_suspected() -> None:
    state, _ = next(decisions(bot_named("random"), Options(4), 1))
    seen = sight(view(state, state.turn))
    policy = policy_of(network_for(Options(4)), 0.5)
    notice_others(policy, seen, sample_worlds(seen.position, seen.seat, 4, generator(1)))
    assert (policy.warmth == 0.5).all()


def test_equal_likelihoods_leave_the_first_guess() -> None:
    assert np.allclose(chance_of_random(np.zeros((3, 5, 2))), 0.3)
