"""How much one visitor, one address and all together may have of an SSH server."""

from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass

from ebbes.addresses import WIDER, keys_of

MINUTE = 60.0


@dataclass(frozen=True, slots=True)
class Limits:
    """The numbers."""

    seats: int = 250
    """Connections in all."""
    seats_per_address: int = 8
    arrivals_per_minute: int = 30
    """New connections of an address in a minute."""
    strangers: int = 60
    """Connections in all that have not said yet who they are."""
    login_seconds: float = 15.0
    tries: int = 12
    """Keys that may be offered."""
    idle_seconds: float = 1800.0
    keys_at_once: int = 40
    keys_per_second: float = 3.0
    """What each may press; more waits for what all together have."""
    shared_keys_per_second: float = 30.0
    """Of all who press more than that; a key costs the process about a hundredth of a second."""
    key_exchanges_at_once: int = 5
    key_exchanges_per_second: float = 0.02
    """How often a connection may agree on new keys; clients ask for it once in an hour."""
    words: int = 32
    """What a terminal may say of itself: its language, its colours."""
    words_bytes: int = 8192
    """All of that together."""
    unread_seconds: float = 60.0
    """How long nothing may be taken of what was drawn."""
    width: int = 240
    height: int = 80
    """The largest window that is drawn."""


class Doorkeeper:
    """Counts who is there, by address and in IPv6 by the network around it as well."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self._limits = limits
        self._clock = clock
        self._here: Counter[str] = Counter()
        self._arrivals: dict[str, deque[float]] = {}
        self.here = 0
        """Connections in all."""
        self.strangers = 0
        """Connections that have not said yet who they are."""

    def admits(self, address: str) -> bool:
        """Whether one more from there may come in; it is noted that somebody has tried.

        What an address is refused is not taken from the network around it.
        """
        limits, now = self._limits, self._clock()
        self._forget(now)
        shares = [*zip(keys_of(address), (1, WIDER), strict=False)]
        return (
            all(self._is_calm(key, now, share) for key, share in shares)
            and self.here < limits.seats
            and all(self._here[key] < share * limits.seats_per_address for key, share in shares)
            and self.strangers < limits.strangers
        )

    def _is_calm(self, network: str, now: float, share: int) -> bool:
        """Whether not too many have come from there in the last minute, this one counted."""
        most = share * self._limits.arrivals_per_minute
        recent = self._arrivals.setdefault(network, deque(maxlen=most + 1))
        while recent and recent[0] <= now - MINUTE:
            recent.popleft()
        recent.append(now)
        return len(recent) <= most

    def enter(self, address: str) -> None:
        """Somebody is there, a stranger at first."""
        self._here.update(keys_of(address))
        self.here += 1
        self.strangers += 1

    def leave(self, address: str, *, was_stranger: bool) -> None:
        """Somebody is gone."""
        self._here.subtract(keys_of(address))
        self._here += Counter()
        self.here -= 1
        self.strangers -= was_stranger

    def _forget(self, now: float) -> None:
        """Addresses of which nobody has come for a minute."""
        if len(self._arrivals) > self._limits.seats:
            for network, recent in [*self._arrivals.items()]:
                if recent[-1] <= now - MINUTE:
                    del self._arrivals[network]
