"""Buckets of addresses, and larger ones of the networks around them."""

import time
from collections.abc import Callable, Iterator
from math import inf

from ebbes.networks import WIDER, keys_of
from ebbes.server.limiting.buckets import MOST, Buckets


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
