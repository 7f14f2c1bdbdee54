"""Somebody who got up from a table, as the server knows them."""

from dataclasses import dataclass
from typing import Final

from ebbes.rules.seats import Seat
from ebbes.server.tables.model.occupant import NOBODY

MOST: Final = 12
"""Of one table, the last ones."""


@dataclass(frozen=True, slots=True)
class Leaver:
    """A person who sat there in the present game or the last one, and does no more."""

    number: int
    """The number of the entry that tells it."""
    person: str
    seat: Seat
    game: int
    """The number of the game in which they left, or after which."""


def leavers_after(leavers: tuple[Leaver, ...], last: Leaver) -> tuple[Leaver, ...]:
    """After one more has left; of who is forgotten nothing is known."""
    return leavers if last.person == NOBODY else (*leavers, last)[-MOST:]
