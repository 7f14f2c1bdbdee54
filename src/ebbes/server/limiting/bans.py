"""Addresses that are turned away for a while; in memory, and only so many of them."""

import time
from collections import OrderedDict
from collections.abc import Callable

from ebbes.server.limiting.buckets import Buckets

MOST = 10_000
"""Addresses remembered; the one banned first is forgotten first."""
STRIKES = 3
"""Floods within a minute for which an address is banned."""
SHORTEST, LONGEST = 60.0, 3600.0
"""Seconds of the first ban, and at most."""

Clock = Callable[[], float]


class Bans:
    """Who is turned away, and until when."""

    def __init__(self, clock: Clock = time.monotonic, most: int = MOST) -> None:
        self._clock = clock
        self._most = most
        self._until: OrderedDict[str, float] = OrderedDict()

    def __len__(self) -> int:
        return len(self.all())

    def ban(self, address: str, seconds: float) -> None:
        """Turn an address away from now on; a ban that lasts longer stays."""
        until = max(self._clock() + seconds, self._until.pop(address, 0.0))
        self._until[address] = until
        if len(self._until) > self._most:
            self._until.popitem(last=False)

    def lift(self, address: str) -> bool:
        """Let an address in again; whether it was banned."""
        was_banned = self.is_banned(address)
        self._until.pop(address, None)
        return was_banned

    def is_banned(self, address: str) -> bool:
        """Whether an address is turned away now."""
        return self.seconds_left(address) > 0

    def seconds_left(self, address: str) -> float:
        """For how long an address is still turned away; 0 if it is not."""
        until = self._until.get(address)
        if until is None:
            return 0.0
        left = until - self._clock()
        if left <= 0:
            del self._until[address]
        return max(0.0, left)

    def all(self) -> dict[str, float]:
        """All who are turned away, with the seconds that are left."""
        found = {address: self.seconds_left(address) for address in list(self._until)}
        return {address: left for address, left in found.items() if left}


class Floods:
    """Bans who floods again and again: for a minute first, and twice as long each time."""

    def __init__(
        self,
        bans: Bans,
        clock: Clock = time.monotonic,
        most: int = MOST,
        strikes: int = STRIKES,
    ) -> None:
        self._bans = bans
        self._clock = clock
        self._most = most
        self._strikes = Buckets(strikes - 1, SHORTEST, clock, most)
        self._last: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._last)

    def report(self, address: str) -> float:
        """One more flood from an address; the seconds for which it is now banned, or 0."""
        if not self._strikes.take(address) or self._bans.is_banned(address):
            return 0.0
        seconds = self._sentence(address)
        self._bans.ban(address, seconds)
        self._last[address] = (seconds, self._clock() + seconds)
        if len(self._last) > self._most:
            self._last.popitem(last=False)
        return seconds

    def _sentence(self, address: str) -> float:
        """Twice the last ban, unless that was over long ago."""
        seconds, end = self._last.pop(address, (0.0, 0.0))
        if not seconds or self._clock() > end + LONGEST:
            return SHORTEST
        return min(2 * seconds, LONGEST)
