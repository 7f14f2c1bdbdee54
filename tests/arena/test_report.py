"""Tests of `ebbes.arena.report`: the numbers of a tiny contest, by hand."""

import json

import pytest

from ebbes.arena.contest import Contest
from ebbes.arena.fingerprint import fingerprint
from ebbes.arena.report import Report, report
from ebbes.arena.result import Result
from tests.arena.results import TRIO, match, result

SELF = ("random",) * 3
EVEN = [(0, 0, 0)] * 3
THREE_DEALS = [
    result(0, (4, 1, -1), (0, 3, 2), (3, 0, 0)),
    result(1, *EVEN),
    result(2, (6, 0, 0), (0, 6, 0), (0, 0, 6)),
]
"""The tested bot leads by 1.5, 0 and 6."""
NULL_DEALS = [result(0, (2, 0, 1), *EVEN[1:], bots=SELF), result(1, *EVEN, bots=SELF)]


def reported(*results: Result, deals: int = 3) -> Report:
    """The report on these results."""
    done = {one.key: one for one in results}
    found = report(Contest(match(*TRIO), deals), done, 1.25)
    assert found is not None
    return found


def test_a_report_on_three_deals_is_as_by_hand() -> None:
    found = reported(*THREE_DEALS, *NULL_DEALS)
    assert found.deals == 3
    assert found.difference.mean == pytest.approx(2.5)
    assert found.difference.error == pytest.approx(((1 + 6.25 + 12.25) / 2 / 3) ** 0.5)
    assert found.over_virtual is None
    thirds = (2 / 3 + 1 / 3 + 1, 1 / 6 + 1 / 3, 1 / 6 + 1 / 3)
    assert found.places == pytest.approx([third / 3 for third in thirds])
    assert found.place.mean == pytest.approx((1.5 + 2 + 1) / 3)
    assert found.wins.mean == pytest.approx(2 / 3)
    assert {name: times.decisions for name, times in found.times.items()} == {
        "greedy": 3,
        "random": 3,
    }
    assert found.null is not None
    assert found.null.deals == 2
    assert found.null.difference.mean == pytest.approx(0.25)


def test_only_the_deals_asked_for_count_and_their_order_does_not() -> None:
    assert reported(*THREE_DEALS[::-1]) == reported(*THREE_DEALS)
    assert reported(*THREE_DEALS, deals=2).difference.mean == 0.75
    assert reported(*THREE_DEALS).null is None


def test_no_deals_are_no_report() -> None:
    assert report(Contest(match(*TRIO), 3), {}, 0.0) is None


def test_for_two_the_lead_over_the_virtual_player_is_told_apart() -> None:
    pair = ("greedy", "random")
    done = [result(deal, (4, 1, 2), (0, 3, 9), bots=pair) for deal in range(2)]
    found = report(Contest(match(*pair), 2), {one.key: one for one in done}, 0.0)
    assert found is not None
    assert found.over_virtual is not None
    assert found.over_virtual.mean == -2


def test_a_bench_that_favours_a_seat_is_off() -> None:
    unfair = [result(deal, *[(1, 0, 0)] * 2, (0, 0, 1), bots=SELF) for deal in range(2)]
    found = reported(*THREE_DEALS, *unfair)
    assert '"off": true' in json.dumps(found.to_json())


def test_the_report_is_one_json_object() -> None:
    tree = json.loads(json.dumps(reported(*THREE_DEALS, *NULL_DEALS).to_json(), allow_nan=False))
    assert list(tree) == [
        *("bots", "options", "whole_games", "seed", "version", "fingerprint", "deals"),
        *(
            "difference",
            "over_virtual",
            "places",
            "place",
            "wins",
            "null",
            "times",
            "seconds",
            "processes",
        ),
    ]
    assert tree["fingerprint"] == fingerprint()
    assert tree["difference"]["mean"] == pytest.approx(2.5)
    assert tree["null"]["off"] is False
    assert tree["times"]["greedy"]["decisions"] == 3
    assert tree["over_virtual"] is None
