"""A rate: how much gets done per second when nobody disturbs."""

import time
from collections.abc import Callable
from typing import TypeAlias

Work: TypeAlias = Callable[[], int]
"""A short run; how many of the things that are counted it did."""


def rate(work: Work, seconds: float) -> float:
    """The best of many short runs, since others may use the machine as well."""
    work()
    best, end = 0.0, time.perf_counter() + seconds
    while True:
        start = time.perf_counter()
        done = work()
        now = time.perf_counter()
        best = max(best, done / (now - start))
        if now >= end:
            return best
