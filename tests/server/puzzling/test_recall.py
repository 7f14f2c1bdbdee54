"""Tests of `ebbes.server.puzzling.recall`: what was missed comes back after days."""

from ebbes.server.puzzling.puzzle import Outcome
from ebbes.server.puzzling.recall import looked_again, missed
from ebbes.server.seconds import DAY

NOW = 1_800_000_000.0


def days_until_known(outcome: Outcome) -> list[float]:
    """After how many days a puzzle comes back each time, if it is answered when it does."""
    now, memory, days = NOW, missed(NOW), []
    for _ in range(10):
        days.append((memory.due_at - now) / DAY)
        now, last = memory.due_at, now
        after = looked_again(memory, last, outcome, now)
        if after is None:
            break
        memory = after
    return days


def test_what_is_solved_again_comes_back_less_and_less_often_and_at_last_no_more() -> None:
    days = days_until_known(Outcome.RIGHT)
    assert days == sorted(days)
    assert days[0] == 1
    assert 3 <= len(days) <= 6


def test_what_is_missed_again_and_again_comes_back_every_day() -> None:
    assert days_until_known(Outcome.OTHER) == [1.0] * 10
