"""Where everybody sits in an evening: at several tables, in another seat every round."""

from typing import NamedTuple

from ebbes.rules.seats import Seat
from ebbes.server.tables.model.given_cards import OPTIONS

SEATS = OPTIONS.players
FEWEST_TABLES = 2


class Chair(NamedTuple):
    """A seat at one of the tables, which are counted from 0."""

    table: int
    seat: Seat


def tables_for(people: int) -> int:
    """How many tables are laid; where people are missing the house sits down."""
    return max(FEWEST_TABLES, -(-people // SEATS))


def chair_of(place: int, number: int, tables: int) -> Chair:
    """Where somebody sits in a round, from 1, by the place they were given at the beginning.

    People go round in as many groups as a table has seats. In every round each group is one seat
    further, and so many tables further as its own number: company changes, and nobody keeps a seat.
    """
    group, first = divmod(place, tables)
    moved = number - 1
    return Chair((first + group * moved) % tables, (group + moved) % SEATS)
