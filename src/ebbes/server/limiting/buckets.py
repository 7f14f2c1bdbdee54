"""Token buckets: so many at once, and then as fast as they fill again."""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from math import inf

from ebbes.addresses import WIDER, keys_of

MOST = 20_000
"""Buckets kept in memory; the one not used for the longest time goes first."""


class Buckets:
    """One bucket for each key; a key that is not known has a full one."""

    def __init__(
        self,
        size: float,
        seconds: float,
        clock: Callable[[], float] = time.monotonic,
        most: int = MOST,
    ) -> None:
        """A bucket holds `size`, and an empty one is full again after `seconds`."""
        self._size = size
        self._rate = size / seconds
        self._clock = clock
        self._most = most
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._levels)

    def wait(self, key: str) -> float:
        """The seconds until there is one to take, without taking it."""
        return self._seconds_to_one(self._filled(key, self._clock()))

    def take(self, key: str) -> float:
        """Takes one out and returns 0; else the seconds until there is one to take."""
        now = self._clock()
        level = self._filled(key, now)
        wait = self._seconds_to_one(level)
        self._keep(key, level if wait else level - 1, now)
        return wait

    def lower(self, key: str, amount: float) -> None:
        """Takes so much, whatever is there."""
        now = self._clock()
        self._keep(key, self._filled(key, now) - amount, now)

    def debt(self, key: str, amount: float) -> float:
        """The seconds until so much would be paid back, without drawing it."""
        return max(0.0, (amount - self._filled(key, self._clock())) / self._rate)

    def _filled(self, key: str, now: float) -> float:
        level, then = self._levels.get(key, (self._size, now))
        return min(self._size, level + (now - then) * self._rate)

    def _seconds_to_one(self, level: float) -> float:
        return 0.0 if level >= 1 else (1 - level) / self._rate

    def _keep(self, key: str, level: float, now: float) -> None:
        self._levels[key] = (level, now)
        self._levels.move_to_end(key)
        if len(self._levels) > self._most:
            self._levels.popitem(last=False)


class AddressBuckets:
    """Gives to an address what both it and the network around it have left.

    Networks are kept by themselves, so that who has many addresses cannot make theirs forgotten.
    """

    def __init__(
        self,
        size: float,
        seconds: float,
        clock: Callable[[], float] = time.monotonic,
        *,
        wider: float = WIDER,
        most: int = MOST,
    ) -> None:
        """The bucket of an address holds `size`, that of a network `wider` times as much."""
        sizes = (size, wider * size)
        self._tiers = tuple(Buckets(each, seconds, clock, most) for each in sizes)

    def __len__(self) -> int:
        return sum(map(len, self._tiers))

    def take(self, address: str) -> float:
        """Takes one out and returns 0; else the seconds until there is one to take."""
        wait = max(buckets.wait(key) for key, buckets in self._of(address))
        if not wait:
            for key, buckets in self._of(address):
                buckets.lower(key, 1)
        return wait

    def draw(self, address: str, amount: float, most: float = inf) -> float:
        """Takes so much, and returns the seconds until it is paid back.

        If these are more than `most`, nothing is taken.
        """
        seconds = max(buckets.debt(key, amount) for key, buckets in self._of(address))
        if seconds <= most:
            for key, buckets in self._of(address):
                buckets.lower(key, amount)
        return seconds

    def _of(self, address: str) -> Iterator[tuple[str, Buckets]]:
        """One bucket, or two."""
        return zip(keys_of(address), self._tiers, strict=False)


class Allowance:
    """So much at once, and then as fast as it comes back; what was overdrawn is waited for."""

    def __init__(self, size: float, rate: float, clock: Callable[[], float]) -> None:
        """It holds `size`, and `rate` comes back in a second."""
        self._size = size
        self._rate = rate
        self._clock = clock
        self._level = size
        self._then = clock()

    def take(self, amount: float) -> float:
        """Takes so much in any case; the seconds until it is paid back."""
        now = self._clock()
        self._level = min(self._size, self._level + (now - self._then) * self._rate) - amount
        self._then = now
        return max(0.0, -self._level / self._rate)
