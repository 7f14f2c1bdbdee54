"""Tests of `ebbes.bots.estimate`: means and errors by hand."""

from math import inf

import pytest

from ebbes.bots.estimate import Estimate, estimate


def test_the_error_is_the_deviation_over_the_root_of_the_number_of_deals() -> None:
    found = estimate([1.0, 2.0, 3.0, 6.0])
    assert found.mean == 3
    assert found.error == pytest.approx(((4 + 1 + 0 + 9) / 3) ** 0.5 / 2)


def test_of_one_deal_nothing_is_sure_and_it_is_never_off() -> None:
    found = estimate([5.0])
    assert found == Estimate(5.0, inf)
    assert not found.is_off


def test_an_error_without_bounds_is_nothing_in_json() -> None:
    assert estimate([5.0]).to_json() == {"mean": 5.0, "error": None}
    assert estimate([5.0, 7.0]).to_json() == {"mean": 6.0, "error": 1.0}


@pytest.mark.parametrize(
    ("mean", "error", "is_off"),
    [(0.0, 0.0, False), (0.39, 0.1, False), (0.41, 0.1, True), (-0.41, 0.1, True), (0.1, 0, True)],
)
def test_more_than_four_errors_from_zero_is_off(mean: float, error: float, is_off: bool) -> None:
    assert Estimate(mean, error).is_off == is_off
