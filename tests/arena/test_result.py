"""Tests of `ebbes.arena.result`: leads and places by hand."""

import json

import pytest

from ebbes.arena.result import Result, shared_places
from tests.arena.results import result

THREE = result(7, (4, 1, -1), (0, 3, 2), (3, 0, 0))
"""The tested bot has 4, 3 and 0 points; the others' means are 0, 1 and 1.5."""
TWO = result(7, (4, 1, 2), (0, 3, 9), bots=("greedy", "random"))


def test_the_lead_is_over_the_mean_of_the_other_bots_and_over_all_seatings() -> None:
    assert THREE.lead == pytest.approx((4 + 2 - 1.5) / 3)


def test_the_lead_for_two_leaves_the_virtual_player_out() -> None:
    assert TWO.lead == (3 + 3) / 2
    assert TWO.lead_over_virtual == (2 - 6) / 2


def test_places_count_everyone_who_scores() -> None:
    assert THREE.places == pytest.approx((2 / 3, 1 / 6, 1 / 6))
    assert THREE.place == pytest.approx((1 + 1 + 2.5) / 3)
    assert TWO.places == (0.5, 0.5, 0.0)


@pytest.mark.parametrize(
    ("points", "shares"),
    [
        ((5, 4, 3, 2), (1, 0, 0, 0)),
        ((2, 4, 3, 2), (0, 0, 0.5, 0.5)),
        ((4, 4, 3, 4), (1 / 3, 1 / 3, 1 / 3, 0)),
        ((0, 0, 0, 0), (0.25, 0.25, 0.25, 0.25)),
        ((-1, 0, 0, 0), (0, 0, 0, 1)),
    ],
)
def test_equals_share_the_places_they_hold(
    points: tuple[int, ...], shares: tuple[float, ...]
) -> None:
    assert shared_places(points, 0) == shares


def test_a_result_comes_back_from_json() -> None:
    found = Result.from_json(json.loads(json.dumps(THREE.to_json())))
    assert found == THREE
    assert found.key == (("greedy", "random", "random"), 7)
    assert found.times == THREE.times
