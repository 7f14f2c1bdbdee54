"""Tests of what one socket may send."""

import pytest

from ebbes.server.limiting.limits import Budget
from ebbes.server.settings import Settings
from tests.server.store.clock import Clock

PLAY = 150
"""Bytes of a command, and more than most of them have."""


def test_who_sends_as_many_messages_as_are_allowed_never_waits(settings: Settings) -> None:
    clock = Clock()
    budget = Budget(settings, clock)
    assert not any(budget.spend(PLAY, 1) for _ in range(settings.messages_burst))
    for _ in range(1000):
        clock.forward(1 / settings.messages_per_second)
        assert budget.spend(PLAY, 1) == 0


def test_pings_and_pongs_have_a_place_beside_the_messages(settings: Settings) -> None:
    clock = Clock()
    slow = settings.model_copy(update={"messages_per_second": 0.1, "messages_burst": 1})
    budget = Budget(slow, clock)
    for _ in range(1000):
        clock.forward(1)
        assert budget.spend(10, 5) == 0


@pytest.mark.parametrize(("size", "frames"), [(0, 10), (10_000, 1)])
def test_too_many_frames_and_too_many_bytes_have_to_wait(
    settings: Settings, size: int, frames: int
) -> None:
    budget = Budget(settings, Clock())
    waits = [budget.spend(size, frames) for _ in range(12)]
    assert waits[0] == 0
    assert waits[-1] > 0
    assert waits == sorted(waits)


def test_who_goes_on_is_a_flood_and_who_pauses_is_not(settings: Settings) -> None:
    clock = Clock()
    budget = Budget(settings, clock)
    budget.spend(0, 120)
    for _ in range(10):
        clock.forward(60)
        budget.spend(0, 120)
        assert not budget.is_overdrawn
    for _ in range(10):
        clock.forward(budget.spend(0, 120))
    assert budget.is_overdrawn
