"""Who is at the door and has not said yet who they are."""

from collections import Counter
from typing import Protocol

from ebbes.addresses import keys_of


class Stranger(Protocol):
    """Somebody from somewhere."""

    address: str

    def show_out(self) -> None:
        """They have to go."""
        ...


class Strangers:
    """A few of each address and network; when there is no room, one of the largest crowd goes."""

    def __init__(self, places: int, per_address: int, per_network: int) -> None:
        self._places = places
        self._most = (per_address, per_network)
        self._here: dict[Stranger, None] = {}
        self._count: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._here)

    def admit(self, address: str) -> bool:
        """Whether there may be one more from there."""
        most = zip(keys_of(address), self._most, strict=False)
        return all(self._count[key] < limit for key, limit in most)

    def enter(self, stranger: Stranger) -> None:
        """One more is there."""
        if len(self._here) >= self._places:
            self._make_room()
        self._here[stranger] = None
        self._count.update(keys_of(stranger.address))

    def leave(self, stranger: Stranger) -> None:
        """They are gone, or no stranger any more."""
        if stranger in self._here:
            del self._here[stranger]
            self._count.subtract(keys_of(stranger.address))
            self._count += Counter()

    def _make_room(self) -> None:
        """Who has been there longest, of those from where most are, goes."""
        oldest = max(self._here, key=lambda each: self._count[keys_of(each.address)[-1]])
        self.leave(oldest)
        oldest.show_out()
