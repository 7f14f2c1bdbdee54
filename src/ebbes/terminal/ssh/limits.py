"""How much one visitor, one address and all together may have of an SSH server."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from ebbes.addresses import WIDER, keys_of
from ebbes.terminal.ssh.lately import Lately
from ebbes.terminal.ssh.strangers import Strangers

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
    strangers_per_address: int = 3
    strangers_per_network: int = 10
    """Of them from a /48 of IPv6, which one customer may have."""
    login_seconds: float = 15.0
    """To say who one is, and then to take a seat."""
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
    bytes_at_once: int = 65_536
    bytes_per_second: float = 8192.0
    """What each may send, of whatever kind; a pressed key is some fifty bytes."""
    waits_at_once: int = 40
    waits_per_second: float = 0.1
    """How often who sends more is made to wait before it is a flood."""
    floods: int = 2
    flood_seconds: float = 10 * MINUTE
    """How many floods of an address within which time are borne with."""
    words: int = 32
    """What a terminal may say of itself: its language, its colours."""
    words_bytes: int = 8192
    """All of that together."""
    unread_seconds: float = 60.0
    """How long nothing may be taken of what was drawn."""
    width: int = 240
    height: int = 80
    """The largest window that is drawn."""


def shares_of(address: str) -> list[tuple[str, int]]:
    """By what an address is counted, and how much more than one address each of them may do."""
    return [*zip(keys_of(address), (1, WIDER), strict=False)]


class Doorkeeper:
    """Counts who is there, by address and in IPv6 by the network around it as well."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self._limits = limits
        self._here: Counter[str] = Counter()
        self._arrivals = Lately(limits.arrivals_per_minute, MINUTE, clock)
        self._floods = Lately(limits.floods, limits.flood_seconds, clock)
        self.here = 0
        """Connections in all."""
        self.strangers = Strangers(
            limits.strangers, limits.strangers_per_address, limits.strangers_per_network
        )

    def admits(self, address: str) -> bool:
        """Whether one more from there may come in; it is noted that somebody has tried.

        What an address is refused is not taken from the network around it.
        """
        limits, shares = self._limits, shares_of(address)
        return (
            self._has_calm_arrivals(address)
            and all(self._floods.is_calm(key, share) for key, share in shares)
            and self.here < limits.seats
            and all(self._here[key] < share * limits.seats_per_address for key, share in shares)
            and self.strangers.admit(address)
        )

    def _has_calm_arrivals(self, address: str) -> bool:
        """Whether not too many have come from there in the last minute, this one counted."""
        self._arrivals.forget(self._limits.seats)
        for key, share in shares_of(address):
            self._arrivals.note(key, share)
            if not self._arrivals.is_calm(key, share):
                return False
        return True

    def blame(self, address: str) -> None:
        """Somebody there has sent far more than they may.

        An address that is turned away already blames nobody but itself.
        """
        self._floods.forget(self._limits.seats)
        for key, share in shares_of(address):
            was_calm = self._floods.is_calm(key, share)
            self._floods.note(key, share)
            if not was_calm:
                return

    def enter(self, address: str) -> None:
        """Somebody is there."""
        self._here.update(keys_of(address))
        self.here += 1

    def leave(self, address: str) -> None:
        """Somebody is gone."""
        self._here.subtract(keys_of(address))
        self._here += Counter()
        self.here -= 1
