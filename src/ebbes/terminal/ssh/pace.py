"""How fast keys are taken: a few at once, and then only as fast as a process has time for all."""

from collections.abc import Callable

Clock = Callable[[], float]


class Bucket:
    """Holds so many, and fills again at so many a second."""

    def __init__(self, size: float, per_second: float, clock: Clock) -> None:
        self._size, self._rate, self._clock = size, per_second, clock
        self._level, self._then = size, clock()

    def take(self, amount: float = 1) -> bool:
        """Whether there was as much to take."""
        now = self._clock()
        self._level = min(self._size, self._level + (now - self._then) * self._rate)
        self._then = now
        if self._level < amount:
            return False
        self._level -= amount
        return True


class Pace:
    """What one visitor may do: from a bucket of their own, then from one that all share."""

    def __init__(self, own: Bucket, shared: Bucket) -> None:
        self._own, self._shared = own, shared

    def take(self) -> bool:
        """Whether one more thing may be done now."""
        return self._own.take() or self._shared.take()
