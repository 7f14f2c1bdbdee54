"""How long to wait before the next try: twice as long each time, and a little by chance."""

from collections.abc import Callable
from random import random


class Backoff:
    """Pauses between tries, from about `first` to about `longest` seconds."""

    def __init__(self, first: float, longest: float, chance: Callable[[], float] = random) -> None:
        self._first = first
        self._longest = longest
        self._chance = chance
        self._pause = first

    def next(self) -> float:
        """The seconds before the next try; many who wait do not all come back at once."""
        pause = self._pause
        self._pause = min(2 * pause, self._longest)
        return pause * (0.5 + self._chance())

    def reset(self) -> None:
        """Something has worked: the next loss is a new one."""
        self._pause = self._first
