"""How often something has happened lately, by the network it came from."""

from collections import deque
from collections.abc import Callable


class Lately:
    """Counts what must not happen more than so often within so many seconds."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float]) -> None:
        self._most, self._seconds, self._clock = most, seconds, clock
        self._times: dict[str, deque[float]] = {}
        """By network, that of the last time at the end."""

    def note(self, network: str, share: int = 1) -> None:
        """Once more; a larger network has a larger share."""
        times = self._times.pop(network, None) or deque(maxlen=share * self._most + 1)
        times.append(self._clock())
        self._times[network] = times

    def is_calm(self, network: str, share: int = 1) -> bool:
        """Whether it was not too often."""
        times = self._times.get(network, ())
        since = self._clock() - self._seconds
        return sum(time > since for time in times) <= share * self._most

    def forget(self, beyond: int) -> None:
        """Networks from which nothing came for long, when there are more than so many."""
        since = self._clock() - self._seconds
        while len(self._times) > beyond:
            oldest = next(iter(self._times))
            if self._times[oldest][-1] > since:
                return
            del self._times[oldest]
