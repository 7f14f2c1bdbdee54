"""Sums over a judgement in short are those of the whole review."""

from dataclasses import replace
from typing import Any

import pytest

from ebbes.bots.rungs import RUNGS, as_strong_as, is_measured
from ebbes.engine.options import Options
from ebbes.judge.abridged import short_moments
from ebbes.judge.format import review_to_json
from ebbes.judge.rates import rates_of
from ebbes.judge.sums import sums_of
from tests.judge.games import in_short, review_of, two_rounds
from tests.support import every_option_set

FOUR = Options(4)


def sums(options: Options, count: int | None = None) -> Any:
    """The sums over the first decisions of a review, in short."""
    review = review_of(options)
    moments = short_moments(in_short(review)[:count])
    return sums_of(two_rounds(options), moments, review.seats)


@every_option_set
def test_rounds_in_short_are_the_rounds_of_the_review(options: Options) -> None:
    assert sums(options)["rounds"] == review_to_json(review_of(options))["rounds"]


@every_option_set
def test_rates_in_short_are_the_rates_of_the_review(options: Options) -> None:
    whole: Any = review_to_json(review_of(options))["rates"]
    for short, told in zip(sums(options)["rates"], whole, strict=True):
        assert short["real"] == told["real"]
        assert short["given_away"]["mean"] == pytest.approx(told["given_away"]["mean"], abs=1e-3)


def test_a_round_is_summed_up_once_its_every_decision_is_judged() -> None:
    first = sum(moment.round == 1 for moment in review_of(FOUR).moments)
    assert sums(FOUR, first - 1)["rounds"] == []
    assert [each["round"] for each in sums(FOUR, first)["rounds"]] == [1]


def test_somebody_is_as_strong_as_a_bot_from_thirty_real_decisions_on() -> None:
    few = short_moments(in_short(review_of(FOUR)))
    for moments in (few, few * 9):
        told: Any = sums_of(two_rounds(FOUR), moments, review_of(FOUR).seats)
        for seat, rates in enumerate(told["rates"]):
            own = rates_of(moments, seat)
            assert own.is_enough == (moments is not few)
            alike = as_strong_as(own.given_away, RUNGS) if own.is_enough else ()
            assert rates["as_strong_as"] == list(alike)


@every_option_set
def test_the_ladder_says_nothing_of_games_it_was_not_measured_in(options: Options) -> None:
    assert is_measured(options) == (options == FOUR)
    if not is_measured(options):
        assert all(each["as_strong_as"] == [] for each in sums(options)["rates"])


@every_option_set
def test_of_one_seat_alone_its_own_turning_points_come_first(options: Options) -> None:
    for seat in range(options.players):
        alone = replace(review_of(options), seats=(seat,))
        told: Any = sums_of(two_rounds(options), short_moments(in_short(alone)), (seat,))
        assert told["rounds"] == review_to_json(alone)["rounds"]
