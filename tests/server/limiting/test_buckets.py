"""Tests of the token buckets."""

import pytest

from ebbes.server.limiting.buckets import Buckets
from tests.server.store.clock import Clock


def test_a_bucket_gives_so_many_at_once_and_then_as_fast_as_it_fills() -> None:
    clock = Clock()
    buckets = Buckets(3, 60, clock)
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 0]
    assert buckets.take("a") == pytest.approx(20)
    clock.forward(19)
    assert buckets.take("a") == pytest.approx(1)
    clock.forward(1)
    assert buckets.take("a") == 0
    assert buckets.take("a") == pytest.approx(20)


def test_a_bucket_holds_no_more_than_its_size() -> None:
    clock = Clock()
    buckets = Buckets(2, 1, clock)
    buckets.take("a")
    clock.forward(1000)
    assert [bool(buckets.take("a")) for _ in range(3)] == [False, False, True]


def test_each_key_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(1, 60, Clock())
    assert [bool(buckets.take(key)) for key in "abab"] == [False, False, True, True]


def test_the_bucket_not_used_for_longest_is_dropped() -> None:
    buckets = Buckets(1, 60, Clock(), most=2)
    for key in "aba":
        buckets.take(key)
    buckets.take("c")
    assert len(buckets) == 2
    assert buckets.take("a") > 0
    assert buckets.take("b") == 0


def test_one_can_look_into_a_bucket_without_taking_anything() -> None:
    clock = Clock()
    buckets = Buckets(1, 60, clock)
    assert [buckets.wait("a"), buckets.wait("a"), buckets.take("a")] == [0, 0, 0]
    assert buckets.wait("a") == pytest.approx(60)
    clock.forward(59)
    assert buckets.wait("a") == pytest.approx(1)
    clock.forward(1)
    assert buckets.wait("a") == 0
