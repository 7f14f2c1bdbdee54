"""Tests of `ebbes.arena.times`: mean and maximum exactly, quantiles within 3 %."""

import json

import pytest

from ebbes.arena.times import Times
from tests.arena.results import times


def test_mean_and_maximum_are_exact_and_quantiles_nearly() -> None:
    found = times(*range(1, 101)).summary()
    assert found["decisions"] == 100
    assert found["mean_ms"] == pytest.approx(50.5)
    assert found["max_ms"] == 100
    assert found["p50_ms"] == pytest.approx(50, rel=0.03)
    assert found["p99_ms"] == pytest.approx(99, rel=0.03)


def test_no_quantile_is_longer_than_the_longest() -> None:
    found = times(1.023)
    assert found.quantile(0.5) <= found.longest
    assert found.quantile(1.0) == pytest.approx(1.023e6, rel=0.03)


def test_times_of_several_deals_are_counted_together() -> None:
    found = times(1, 2)
    found.merge(times(3, 9))
    assert found == times(1, 2, 3, 9)


def test_times_come_back_from_json() -> None:
    found = times(0.001, 1, 1, 2000)
    assert Times.from_json(json.loads(json.dumps(found.to_json()))) == found


def test_no_decisions_and_no_time_at_all_are_fine() -> None:
    assert set(Times().summary().values()) == {0}
    assert times(0).summary()["max_ms"] == 0
