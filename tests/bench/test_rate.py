"""Tests of the rate: the best of many short runs."""

import time
from collections.abc import Iterator

import pytest

from ebbes.bench.rate import rate


def clock(times: list[float]) -> Iterator[float]:
    yield from times


def test_the_best_run_counts_and_the_first_only_warms_up(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = clock([0.0, 0.0, 2.0, 2.0, 3.0, 3.0, 7.0])
    monkeypatch.setattr(time, "perf_counter", lambda: next(ticks))
    done = iter([99, 10, 10, 10])
    assert rate(lambda: next(done), 5.0) == 10.0


def test_no_time_at_all_still_measures_once() -> None:
    runs: list[int] = []

    def work() -> int:
        runs.append(1)
        return 1

    assert rate(work, 0.0) > 0
    assert len(runs) == 2
