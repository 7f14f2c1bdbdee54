"""Where everybody sits in an evening: at several tables, in another seat every round."""

from typing import Final, NamedTuple

from ebbes.rules.seats import Seat
from ebbes.server.tables.model.given_cards import OPTIONS

SEATS = OPTIONS.players
FEWEST_TABLES = 2
PRODUCTS: Final = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))
"""How four numbers are multiplied so that division works as well (the field of four elements, in
which `^` adds): of two different rows, every difference occurs once."""
WAYS: Final = SEATS - 1
"""In how many ways one can go through all seats; of two who go different ways, each meets every
seat of the other once in as many rounds as there are seats."""


class Chair(NamedTuple):
    """A seat at one of the tables, which are counted from 0."""

    table: int
    seat: Seat


def tables_for(people: int) -> int:
    """How many tables are laid; where people are missing the house sits down."""
    return max(FEWEST_TABLES, -(-people // SEATS))


def chair_of(place: int, number: int, people: int) -> Chair:
    """Where somebody sits in a round, from 1, by the place they were given at the beginning.

    People begin in fours, one four a table. After as many rounds as there are seats everybody has
    had each of them, and the fours are mixed. Those of one four never have the same cards; fours
    that go through the seats in different ways meet one by one, so that nobody is compared with
    the same few all evening. If there are no fours, as people are no more than tables, all go the
    same way and are always compared.
    """
    tables = tables_for(people)
    turn, step = divmod(number - 1, SEATS)
    group, first = divmod(place, tables)
    four = (first + group * turn) % tables
    way = (four + turn * (four // WAYS)) % WAYS if people > tables else 0
    seat = group ^ PRODUCTS[way + 1][step]
    return Chair((four + PRODUCTS[seat][step]) % tables, seat)
