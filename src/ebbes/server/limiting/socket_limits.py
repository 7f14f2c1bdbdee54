"""How many sockets there may be: of an address and the network around it, of a person."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from ebbes.addresses import WIDER, keys_of
from ebbes.server.refusing.problem import ApiError
from ebbes.server.settings import Settings


class SocketLimits:
    """Counts the sockets that are open."""

    def __init__(self, settings: Settings) -> None:
        self._most_of_address = settings.connections_per_address
        self._most_of_person = settings.connections_per_person
        self._open: Counter[str] = Counter()

    def _keys(self, address: str, person: str | None) -> list[tuple[str, int]]:
        """What is counted, and how many of each there may be."""
        most = (self._most_of_address, WIDER * self._most_of_address)
        keys = list(zip(keys_of(address), most, strict=False))
        return keys if person is None else [*keys, (f"person {person}", self._most_of_person)]

    @contextmanager
    def admit(self, address: str, person: str | None) -> Iterator[None]:
        """One more socket, for as long as it is open; or a 429."""
        keys = self._keys(address, person)
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
