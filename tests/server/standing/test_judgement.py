"""Tests of `ebbes.server.standing.judgement`: what a review says of somebody, summed up."""

from typing import Any

import pytest

from ebbes.engine.options import Options
from ebbes.json_types import Json
from ebbes.judge.abridged import abridged, short_moments
from ebbes.judge.review import Review
from ebbes.judge.sums import sums_of
from ebbes.server.json_text import packed, unpacked
from ebbes.server.reviewing.draft import Draft
from ebbes.server.reviewing.packing import pack, unpack
from ebbes.server.standing.judgement import judgement_of
from ebbes.server.store.outcomes import Judgement
from tests.judge.games import review_of, two_rounds

FOUR, THREE = Options(4), Options(3)


def draft_of(review: Review, options: Options, seats: tuple[int, ...]) -> Draft:
    """A review as servers keep it."""
    made = [
        each for each in review.moments if each.verdict is None or each.verdict.chosen is not None
    ]
    verdicts = [None if each.verdict is None else abridged(each.verdict) for each in made]
    rows: list[Json] = [
        [each.round, each.number, each.seat, list(each.expected), verdict]
        for each, verdict in zip(made, verdicts, strict=True)
    ]
    told: Any = unpacked(packed(rows))
    sums: Any = sums_of(two_rounds(options), short_moments(told), seats)
    places = tuple((each.round, each.number, each.seat) for each in made)
    expected = tuple(row[3] for row in told)
    return unpack(pack(Draft({}, places, expected, tuple(row[4] for row in told), sums)))


@pytest.mark.parametrize("options", [FOUR, THREE])
def test_the_sums_are_those_of_the_review(options: Options) -> None:
    review = review_of(options)
    draft = draft_of(review, options, tuple(range(options.players)))
    for seat in range(options.players):
        found, rates = judgement_of(draft, options, seat), review.rates(seat)
        assert (found.judged_rounds, found.real) == (rates.rounds, rates.real)
        given_away = rates.given_away
        assert found.given_away == pytest.approx(given_away.mean * rates.rounds, abs=0.001)
        assert found.variance**0.5 == pytest.approx(given_away.error * rates.rounds, abs=0.001)
        assert found.is_measured == (options == FOUR)


def test_the_luck_of_all_seats_is_what_cards_and_lie_brought() -> None:
    review = review_of(FOUR)
    draft = draft_of(review, FOUR, (0, 1, 2, 3))
    (whole,) = [each for each in review.rounds if each.points is not None]
    for seat in range(4):
        found, ledger = judgement_of(draft, FOUR, seat), whole.ledger(seat)
        assert found.luck_rounds == 1
        assert found.luck == pytest.approx((ledger.deal + ledger.lie) / 12_000)


def test_what_was_missed_is_the_first_reason_for_the_better_choice() -> None:
    review = review_of(FOUR)
    draft = draft_of(review, FOUR, (0, 1, 2, 3))
    for seat in range(4):
        marked = [
            each.verdict
            for each in review.moments
            if each.seat == seat and each.verdict is not None and each.verdict.mark is not None
        ]
        expected = [each.best.reasons[0].code for each in marked if each.best.reasons]
        missed = judgement_of(draft, FOUR, seat).missed
        assert sorted(code for code, times, _ in missed for _ in range(times)) == sorted(expected)
        assert all(times <= grades <= 3 * times for _, times, grades in missed)


def test_of_a_seat_that_is_not_judged_nothing_is_said() -> None:
    assert judgement_of(draft_of(review_of(FOUR), FOUR, (0,)), FOUR, 1) == Judgement()
