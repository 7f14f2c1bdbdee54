"""Tests of `ebbes.backoff`."""

from random import Random

from ebbes.backoff import Backoff


def even() -> float:
    """No chance at all."""
    return 0.5


def test_each_pause_is_twice_as_long_up_to_the_longest() -> None:
    backoff = Backoff(0.1, 1.0, even)
    assert [backoff.next() for _ in range(6)] == [0.1, 0.2, 0.4, 0.8, 1.0, 1.0]


def test_after_something_has_worked_pauses_are_short_again() -> None:
    backoff = Backoff(0.1, 1.0, even)
    for _ in range(5):
        backoff.next()
    backoff.reset()
    assert [backoff.next() for _ in range(2)] == [0.1, 0.2]


def test_nobody_waits_exactly_as_long_as_somebody_else() -> None:
    pauses = {Backoff(1.0, 1.0, Random(seed).random).next() for seed in range(50)}
    assert len(pauses) == 50
    assert all(0.5 <= pause < 1.5 for pause in pauses)
