"""The bots by name, and how well each of them plays."""

from typing import Final, NamedTuple


class Player(NamedTuple):
    """A bot of the house."""

    name: str
    level: str


CAST: Final = (
    Player("Lisbeth", "solid"),
    Player("Schorsch", "solid"),
    Player("Gretel", "beginner"),
    Player("Kuno", "casual"),
    Player("Karl", "strong"),
    Player("Elwe", "expert"),
)
"""Who fills a seat first comes first."""
