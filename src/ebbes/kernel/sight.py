"""What a seat sees of a round, and what it remembers."""

from ebbes.kernel.compiled import cell, compiled
from ebbes.kernel.position import (
    DESIGNATED,
    DESIGNATORS,
    DOWN,
    FACE_DOWN,
    HANDS,
    LEFT,
    LYING,
    NO_ROLE,
    PLAYED,
    ROLE_OF,
    ROLES,
    SEATS,
    TAKEN,
    TRICK,
    TURN,
    VOIDS,
    Position,
    copy_position,
)
from ebbes.kernel.worlds import Numbers
from ebbes.rules.cards import NO_SUIT, suit_of, value_of
from ebbes.rules.seats import Seat
from ebbes.rules.virtual import COLUMNS


@compiled
def hide(position: Position, seat: Seat) -> None:
    """Take out what a seat may not know: other hands, and what lies face down (R39)."""
    for owner in range(5):
        if owner != seat:
            for suit in range(5):
                position[HANDS + owner * 5 + suit] = 0
    for place in range(FACE_DOWN, DOWN):
        position[place] = 0


@compiled
def tidy(position: Position) -> None:
    """Take out what lies there no more, so that equal positions are equal to the last cell."""
    for place in range(cell(position, LYING), 5):
        position[TRICK + place] = 0
    for column in range(COLUMNS):
        for row in range(cell(position, DOWN + column), 2):
            position[FACE_DOWN + 2 * column + row] = 0


@compiled
def remember(position: Position, plays: Numbers, owners: Numbers, memory: int) -> None:
    """Earlier tricks are a blur: which cards they held, and who could not follow.

    The roles lie on the board, so the cards that gave them stay known.
    """
    seats = cell(position, SEATS)
    for suit in range(5):
        position[PLAYED + suit] &= 1 << cell(position, DESIGNATORS + suit)
    for seat in range(seats):
        position[VOIDS + seat] = 0
    for at in range(max(0, len(plays) // seats - memory) * seats, len(plays)):
        suit, led = suit_of(plays[at]), suit_of(plays[at - at % seats])
        position[PLAYED + suit] |= 1 << value_of(plays[at])
        if suit != led:
            position[VOIDS + owners[at]] |= 1 << led


@compiled
def rewind(position: Position, plays: Numbers, owners: Numbers, start: Position) -> None:
    """Write the round as it was before its first card; hands stay as they are."""
    copy_position(start, position)
    start[LEFT] = cell(position, LEFT) + len(plays) // cell(position, SEATS)
    start[LYING] = start[DESIGNATED] = 0
    if len(plays):
        start[TURN] = owners[0]
    for at in range(5):
        start[ROLES + at], start[ROLE_OF + at] = NO_SUIT, NO_ROLE
        start[TRICK + at] = start[PLAYED + at] = start[VOIDS + at] = 0
    for at in range(25):
        start[TAKEN + at] = 0
