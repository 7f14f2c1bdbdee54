"""Par and ladder: what deals are worth, what bots give away, and whom somebody is like."""

import pytest

from ebbes.bots.estimate import Estimate
from ebbes.bots.grains import leads_of
from ebbes.bots.rungs import ENOUGH, as_strong_as
from ebbes.engine.options import Options
from ebbes.judge.depth import Depth
from ebbes.judge.ladder import Rung, ladder
from ebbes.judge.par import pars_of
from tests.judge.games import review_of, two_rounds
from tests.support import some_option_sets

RUNGS = [
    Rung("beginner", 40, Estimate(2.9, 0.1), Estimate(0.6, 0.01)),
    Rung("solid", 40, Estimate(1.9, 0.1), Estimate(0.8, 0.01)),
    Rung("expert", 40, Estimate(0.1, 0.02), Estimate(0.99, 0.01)),
]


@pytest.mark.parametrize(
    ("given_away", "names"),
    [
        (Estimate(1.95, 0.1), ("solid",)),
        (Estimate(2.4, 0.05), ("beginner", "solid")),
        (Estimate(1.0, 0.1), ("solid", "expert")),
        (Estimate(4.0, 0.1), ("beginner",)),
        (Estimate(0.0, 0.01), ("expert",)),
        (Estimate(2.2, 5.0), ("solid",)),
    ],
)
def test_somebody_is_as_strong_as_the_nearest_or_between_two(
    given_away: Estimate, names: tuple[str, ...]
) -> None:
    assert as_strong_as(given_away, RUNGS) == names


def test_a_simple_bot_gives_away_more_than_one_that_searches() -> None:
    depth = Depth(worlds=48, error=1.0, most=48, playouts=0)
    greedy, strong = ladder(("greedy", "strong"), Options(3), 3, depth)
    assert greedy.given_away.mean > strong.given_away.mean >= 0
    assert greedy.kept.mean < strong.kept.mean <= 1
    assert (greedy.name, greedy.rounds) == ("greedy", 3)
    assert set(greedy.to_json()) == {"bot", "rounds", "given_away", "yield"}


@some_option_sets
def test_par_is_what_the_deal_was_worth(options: Options) -> None:
    first, second = pars_of(two_rounds(options), 8)
    assert sum(first.par) == sum(second.par) == 0
    points = review_of(options).points[0]
    assert points is not None
    assert first.lead == leads_of(points)
    assert first.over == tuple(a - b for a, b in zip(first.lead, first.par, strict=True))
    assert second.lead is None
    assert second.over is None


def test_rates_count_what_was_given_away() -> None:
    review = review_of(Options(4))
    for seat in range(4):
        rates = review.rates(seat)
        lost = [m.verdict.given_away for m in review.moments if m.seat == seat and m.verdict]
        assert rates.given_away.mean * rates.rounds == pytest.approx(sum(lost))
        assert rates.is_enough == (rates.real >= ENOUGH)
        assert rates.kept.mean <= 1
