"""Who was refused again and again within the last hour; in memory, and only so many of them."""

import time
from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

ADDRESS: Final = "address"
PERSON: Final = "person"
HALF: Final = 1800.0
"""Seconds of each of the two halves that are counted."""
MOST: Final = 1_000
"""Of each half; who was refused least is forgotten first."""


class Nuisance(NamedTuple):
    """An address, or a person."""

    kind: str
    target: str


class Nuisances:
    """Counts refusals in this half hour and in the one before."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, most: int = MOST) -> None:
        self._clock = clock
        self._most = most
        self._since = clock()
        self._now: Counter[Nuisance] = Counter()
        self._before: Counter[Nuisance] = Counter()

    def count(self, kind: str, target: str) -> None:
        """Somebody was refused because it was too much."""
        self._turn()
        self._now[Nuisance(kind, target)] += 1
        if len(self._now) > 2 * self._most:
            self._now = Counter(dict(self._now.most_common(self._most)))

    def worst(self, most: int) -> list[tuple[Nuisance, int]]:
        """Those refused most often, and how often."""
        self._turn()
        return (self._now + self._before).most_common(most)

    def _turn(self) -> None:
        """What is older than an hour counts no more."""
        halves = int((self._clock() - self._since) / HALF)
        if halves:
            self._before = self._now if halves == 1 else Counter()
            self._now = Counter()
            self._since += halves * HALF
