"""Noticing others: who plays at random is found out, who plays sensibly seldom suspected."""

import numpy as np
import pytest

from ebbes.bots.roster import bot_named
from ebbes.bots.sight import Sight, sight
from ebbes.bots.weights import network_for
from ebbes.engine.options import Options
from ebbes.engine.state import PLAY
from ebbes.engine.view import view
from ebbes.kernel.others import RANDOM, chance_of_random
from ebbes.kernel.others import notice_others as notice
from ebbes.kernel.policy import Policy, policy_of
from ebbes.kernel.rng import generator
from ebbes.kernel.worlds import Worlds, sample_worlds
from tests.bots.games import decisions
from tests.extent import examples


def notice_others(policy: Policy, seen: Sight, worlds: Worlds) -> None:
    """Notice others from what a seat sees."""
    notice(policy, worlds, seen.seat, seen.start, seen.plays, seen.owners)


def suspected(name: str, options: Options) -> float:
    """The share of others taken to play at random after six tricks, when everyone plays alike."""
    noticed: list[bool] = []
    for seed in range(examples(12)):
        for state, _ in decisions(bot_named(name), options, seed):
            if state.phase is PLAY and len(state.tricks) == 6 and not state.trick:
                seen = sight(view(state, state.turn))
                policy = policy_of(network_for(options), 0.5)
                worlds = sample_worlds(seen.position, seen.seat, 32, generator(seed))
                notice_others(policy, seen, worlds)
                assert policy.warmth[seen.seat] == 0.5
                noticed += [
                    policy.warmth[seat] == RANDOM
                    for seat in range(options.players)
                    if seat != seen.seat
                ]
    return float(np.mean(noticed))


def test_who_plays_at_random_is_noticed() -> None:
    assert suspected("random", Options(4)) > 0.7


@pytest.mark.parametrize("options", [Options(4), Options(3, more_cards=True)])
@pytest.mark.parametrize("name", ["pimc", "strong"])
def test_most_sensible_players_are_not_suspected(name: str, options: Options) -> None:
    assert suspected(name, options) < 0.5


def test_before_anything_is_played_nobody_is_suspected() -> None:
    state, _ = next(decisions(bot_named("random"), Options(4), 1))
    seen = sight(view(state, state.turn))
    policy = policy_of(network_for(Options(4)), 0.5)
    notice_others(policy, seen, sample_worlds(seen.position, seen.seat, 4, generator(1)))
    assert (policy.warmth == 0.5).all()


def test_equal_likelihoods_leave_the_first_guess() -> None:
    assert np.allclose(chance_of_random(np.zeros((3, 5, 3))), 0.8 * 0.05 + 0.2 * 0.9)


def test_who_sits_among_random_players_is_suspected_sooner() -> None:
    likely = np.zeros((1, 5, 3))
    likely[0, 1, -1] = 1.0
    alone = chance_of_random(likely)[1]
    likely[0, 2:, -1] = 2.0
    assert chance_of_random(likely)[1] > alone > chance_of_random(np.zeros((1, 5, 3)))[1]
