"""How play is measured, where plain Python and the compiled kernel have to agree."""

from typing import Final, Protocol

GRAINS: Final = 12_000
"""Grains in a point: a lead over two to four others is a whole number of them."""
ROUNDED: Final = 1_000
"""Expected points are rounded to one part in so many."""
ENOUGH: Final = 30
"""Real decisions from which on it is told how well somebody plays."""


class Floats(Protocol):
    """Floats in a row, however they are kept."""

    def __len__(self) -> int: ...

    def __getitem__(self, at: int, /) -> float: ...


def is_measured(players: int, more_cards: bool, pick_designators: bool) -> bool:
    """Whether the ladder of the bots says anything about a game: it is of the base game of four."""
    return players == 4 and not (more_cards or pick_designators)


def lead_in_grains(own: int, total: int, seats: int) -> int:
    """The own points less the mean of the others', from whole parts of points."""
    return (seats * own - total) * (GRAINS // ROUNDED // (seats - 1))


def nearest_rung(given: float, means: Floats) -> int:
    """Whoever on a ladder gives away most nearly as much."""
    nearest = 0
    for rung in range(1, len(means)):
        if abs(means[rung] - given) < abs(means[nearest] - given):
            nearest = rung
    return nearest


def is_on_rung(apart: float, error: float, other: float) -> bool:
    """Whether two that are so far apart are the same, as far as their errors tell."""
    return apart * apart <= 4 * (error * error + other * other)


def rungs_above(given: float, means: Floats) -> int:
    """How many on a ladder give away more."""
    found = 0
    for rung in range(len(means)):
        if means[rung] > given:
            found += 1
    return found
