"""An allowance that may be overdrawn: what was taken too much has to be waited for."""

from collections.abc import Callable


class Allowance:
    """So much at once, and then as fast as it comes back."""

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
