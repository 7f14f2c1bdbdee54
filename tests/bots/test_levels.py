"""The five strengths: five minds, each with more of something than the one before."""

from itertools import pairwise

import pytest

from ebbes.arena.duplicate import play_deal
from ebbes.arena.match import Match
from ebbes.bots.estimate import estimate
from ebbes.bots.levels import LEVELS
from ebbes.bots.roster import ROSTER
from ebbes.engine.options import Options


def test_there_are_five_and_the_last_is_the_expert() -> None:
    assert list(LEVELS) == ["beginner", "casual", "solid", "strong", "expert"]
    assert set(LEVELS) <= set(ROSTER)


def test_each_imagines_more_worlds_or_has_practice_where_the_one_before_has_none() -> None:
    minds = list(LEVELS.values())
    for weaker, stronger in pairwise(minds):
        learns = stronger.practice and not weaker.practice
        assert learns or stronger.worlds > weaker.worlds


def test_nobody_remembers_less_than_the_one_before() -> None:
    tricks = [20 if mind.memory is None else mind.memory for mind in LEVELS.values()]
    assert tricks == sorted(tricks)
    assert tricks[0] < tricks[-1]


def test_the_weak_are_forgetful_and_short_sighted() -> None:
    assert LEVELS["beginner"].foresight == 1
    assert LEVELS["beginner"].memory == 0
    assert LEVELS["expert"].foresight is LEVELS["expert"].memory is None


@pytest.mark.parametrize(("weaker", "stronger"), [("beginner", "solid"), ("casual", "strong")])
def test_each_beats_the_last_but_one(weaker: str, stronger: str) -> None:
    """On the same deals in every seat; the judge tells neighbours apart, see `bench/results.md`."""
    match = Match((stronger, weaker, weaker), Options(3), 3, False)
    found = estimate([play_deal(match, deal).lead for deal in range(40)])
    assert found.mean > 2 * found.error
