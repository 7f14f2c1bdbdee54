"""Tests of the allowance that may be overdrawn."""

import pytest

from ebbes.server.limiting.allowance import Allowance
from tests.server.store.clock import Clock


def test_what_is_there_is_taken_without_waiting() -> None:
    allowance = Allowance(10, 2, Clock())
    assert [allowance.take(5), allowance.take(5)] == [0, 0]


def test_what_was_taken_too_much_is_paid_back_in_time() -> None:
    clock = Clock()
    allowance = Allowance(10, 2, clock)
    assert allowance.take(16) == pytest.approx(3)
    clock.forward(1)
    assert allowance.take(0) == pytest.approx(2)
    clock.forward(2)
    assert allowance.take(0) == 0
    assert allowance.take(2) == pytest.approx(1)


def test_no_more_comes_back_than_it_holds() -> None:
    clock = Clock()
    allowance = Allowance(10, 2, clock)
    clock.forward(1000)
    assert allowance.take(10) == 0
    assert allowance.take(1) == pytest.approx(0.5)
