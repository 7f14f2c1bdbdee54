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


def test_what_is_drawn_too_much_is_waited_for_and_the_next_waits_longer() -> None:
    clock = Clock()
    buckets = Buckets(4, 2, clock)
    assert [buckets.draw("a", 2) for _ in range(4)] == [0, 0, pytest.approx(1), pytest.approx(2)]
    assert buckets.draw("b", 4) == 0
    clock.forward(3)
    assert buckets.draw("a", 2) == 0


def test_nothing_is_drawn_that_would_be_paid_back_too_late() -> None:
    clock = Clock()
    buckets = Buckets(4, 4, clock)
    assert [buckets.draw("a", 4, 2), buckets.draw("a", 3, 2)] == [0, pytest.approx(3)]
    assert buckets.draw("a", 2, 2) == pytest.approx(2)


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
