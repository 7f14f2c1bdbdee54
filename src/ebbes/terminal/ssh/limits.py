"""How much one visitor, one address and all together may have of an SSH server."""

import ipaddress
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass

MINUTE = 60.0
IPV6_NETWORK = 64
"""Bits of an address that one household has."""


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
    unread_seconds: float = 60.0
    """How long nothing may be taken of what was drawn."""
    width: int = 240
    height: int = 80
    """The largest window that is drawn."""


class Doorkeeper:
    """Counts who is there."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self._limits = limits
        self._clock = clock
        self._here: Counter[str] = Counter()
        self._arrivals: dict[str, deque[float]] = {}
        self.strangers = 0
        """Connections that have not said yet who they are."""

    @property
    def here(self) -> int:
        """Connections in all."""
        return self._here.total()

    def admits(self, network: str) -> bool:
        """Whether one more from there may come in; it is noted that somebody has tried."""
        limits, now = self._limits, self._clock()
        recent = self._arrivals.setdefault(network, deque())
        while recent and recent[0] <= now - MINUTE:
            recent.popleft()
        recent.append(now)
        while len(recent) > limits.arrivals_per_minute + 1:
            recent.popleft()
        self._forget(now)
        return (
            len(recent) <= limits.arrivals_per_minute
            and self.here < limits.seats
            and self._here[network] < limits.seats_per_address
            and self.strangers < limits.strangers
        )

    def enter(self, network: str) -> None:
        """Somebody is there, a stranger at first."""
        self._here[network] += 1
        self.strangers += 1

    def leave(self, network: str, *, was_stranger: bool) -> None:
        """Somebody is gone."""
        self._here[network] -= 1
        self._here += Counter()
        self.strangers -= was_stranger

    def _forget(self, now: float) -> None:
        """Addresses of which nobody has come for a minute."""
        if len(self._arrivals) > self._limits.seats:
            for network, recent in [*self._arrivals.items()]:
                if recent[-1] <= now - MINUTE:
                    del self._arrivals[network]


def network_of(address: str) -> str:
    """Whom an address belongs to: of the new kind, everybody has very many."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, IPV6_NETWORK), strict=False))
