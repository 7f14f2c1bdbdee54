"""How many sockets there may be: in all, of an address, of a person."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from ebbes.server.refusing.problem import ApiError
from ebbes.server.settings import Settings


class SocketLimits:
    """Counts the sockets that are open."""

    def __init__(self, settings: Settings) -> None:
        self._most_of_address = settings.connections_per_address
        self._most_of_person = settings.connections_per_person
        self._open: Counter[str] = Counter()

    @contextmanager
    def admit(self, address: str, person: str | None) -> Iterator[None]:
        """One more socket, for as long as it is open; or a 429."""
        keys = [(f"address {address}", self._most_of_address)]
        if person is not None:
            keys.append((f"person {person}", self._most_of_person))
        if any(self._open[key] >= most for key, most in keys):
            raise ApiError(429, "limit/too-many-sockets", "too many sockets are open")
        for key, _ in keys:
            self._open[key] += 1
        try:
            yield
        finally:
            for key, _ in keys:
                self._open[key] -= 1
                if not self._open[key]:
                    del self._open[key]
