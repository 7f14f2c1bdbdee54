"""Thinking gets shorter rather than late, as a matter of numbers."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ebbes.bots.levels import EXPERT, LEVELS
from ebbes.bots.roster import UnknownBot, bot_named
from ebbes.engine.options import Options
from ebbes.engine.state import PICK
from ebbes.server.thinking.effort import (
    EXPERT_FROM,
    FEWEST,
    FEWEST_WORLDS,
    MOST_WORLDS,
    PACE,
    SECONDS,
    plays_each,
    shortened,
    worlds_for,
)
from tests.server.thinking.views import first_view, views


def test_a_choice_that_waits_alone_gets_all_its_time() -> None:
    assert plays_each(waiting=1, waited=0.0) >= EXPERT.effort
    assert plays_each(waiting=0.5, waited=0.0) == plays_each(waiting=1, waited=0.0)


def test_the_more_are_waiting_the_less_each_gets() -> None:
    each = [plays_each(waiting, 0.0) for waiting in (1, 2, 10, 100, 500, 5000)]
    assert all(more > less for more, less in pairwise(each))


def test_whoever_has_waited_too_long_gets_nothing() -> None:
    assert plays_each(1, SECONDS) == 0
    assert plays_each(1, 100 * SECONDS) == 0


@given(st.integers(1, 2000))
def test_any_queue_is_empty_in_time_at_the_pace_expected(crowd: int) -> None:
    now = 0.0
    for left in range(crowd, 0, -1):
        now += plays_each(left, now) / PACE
    assert now <= SECONDS + 1e-9


@given(st.integers(1, 300), st.floats(2.0, 20.0))
def test_a_slow_machine_is_late_by_one_choice_at_the_most(crowd: int, slowness: float) -> None:
    now, longest = 0.0, 0.0
    for left in range(crowd, 0, -1):
        spent = slowness * min(EXPERT.effort, plays_each(left, now)) / PACE
        now, longest = now + spent, max(longest, spent)
    assert now <= SECONDS + longest


@pytest.mark.parametrize("level", LEVELS)
def test_every_strength_can_be_shortened(level: str) -> None:
    assert shortened(level, EXPERT_FROM) == f"{level}@{EXPERT_FROM}"
    assert shortened(level, FEWEST - 1) is None


def test_nobody_thinks_longer_than_the_name_says() -> None:
    assert shortened("expert@5000", 8000) == "expert@5000"
    assert shortened("expert@5000", 3000) == "expert@3000"
    assert shortened("expert", 10**9) == f"expert@{EXPERT.effort}"


def test_a_hurried_expert_decides_like_a_strong_player() -> None:
    assert shortened("expert", EXPERT_FROM - 1) == f"strong@{EXPERT_FROM - 1}"
    assert shortened("expert@100", EXPERT_FROM) == "expert@100"


def test_simple_bots_are_never_shortened_and_pimc_thinks_all_or_nothing() -> None:
    assert [shortened(bot, 0) for bot in ("random", "greedy", "pimc")] == ["random", "greedy", None]
    assert shortened("pimc", FEWEST) == "pimc"


@pytest.mark.parametrize("bot", ["otto", "expert@", "expert@much", "pimc@100", ""])
def test_nobody_unknown_is_asked(bot: str) -> None:
    with pytest.raises(UnknownBot, match=r"no bot is called|needs a number of plays"):
        shortened(bot, 1000)


@pytest.mark.parametrize("level", LEVELS)
def test_a_shortened_name_is_a_bot(level: str) -> None:
    for plays in (FEWEST, EXPERT_FROM, EXPERT.effort):
        name = shortened(level, plays)
        assert name is not None
        assert bot_named(name)


def test_explanations_have_fewer_worlds_where_there_are_many_choices() -> None:
    late, pick = views(Options(4), 1)[-1], first_view(PICK, Options(5, True, True))
    assert worlds_for(late, EXPERT.effort) == MOST_WORLDS
    assert FEWEST_WORLDS <= worlds_for(pick, EXPERT.effort) < MOST_WORLDS
    assert worlds_for(late, 0) == FEWEST_WORLDS
