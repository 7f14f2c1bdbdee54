"""What one socket may send, whatever it is about: bytes, and frames of any kind."""

from collections.abc import Callable

from ebbes.server.settings import Settings

ORDINARY = 1024
"""Bytes of a message on average, and generously."""
CONTROL_FRAMES = 5
"""Pings and pongs in a second, besides messages."""
PATIENCE = 5.0
"""Seconds a socket may be made to wait in a minute, before it is a flood."""


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


class Budget:
    """Twice as many frames as messages are allowed, and as many bytes as these ever need."""

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        rate, burst = settings.messages_per_second, settings.messages_burst
        self.most_unread = max(burst * ORDINARY, 4 * settings.message_bytes)
        """Bytes that may have come and still wait to be read."""
        self._bytes = Allowance(self.most_unread, rate * ORDINARY, clock)
        self._frames = Allowance(2 * burst + 4 * CONTROL_FRAMES, 2 * rate + CONTROL_FRAMES, clock)
        self._patience = Allowance(PATIENCE, PATIENCE / 60, clock)
        self.is_overdrawn = False
        """Whether this socket had to wait too often: it is a flood."""

    def spend(self, size: int, frames: int) -> float:
        """Counts what was read; the seconds to wait before more is."""
        wait = max(self._bytes.take(size), self._frames.take(frames))
        if wait and self._patience.take(wait):
            self.is_overdrawn = True
        return wait
