"""What one socket may send, whatever it is about: bytes, and frames of any kind."""

from collections.abc import Callable

from ebbes.server.limiting.allowance import Allowance
from ebbes.server.settings import Settings

ORDINARY = 1024
"""Bytes of a message on average, and generously."""
CONTROL_FRAMES = 5
"""Pings and pongs in a second, besides messages."""
PATIENCE = 5.0
"""Seconds a socket may be made to wait in a minute, before it is a flood."""


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
