"""Random starts of rounds: deals, numbers and picks."""

import numpy as np
from numpy.typing import NDArray

from ebbes.engine.options import Options
from ebbes.kernel.bits import highest
from ebbes.kernel.compiled import cell, inlined
from ebbes.kernel.position import (
    DEALER,
    DESIGNATORS,
    DOWN,
    FACE_DOWN,
    FACE_UP,
    FULL,
    HANDS,
    LEFT,
    NO_ROLE,
    PLAYERS,
    ROLE_OF,
    ROLES,
    SEATS,
    TURN,
    Position,
    empty_position,
)
from ebbes.kernel.rng import Generator, below
from ebbes.rules.cards import NO_SUIT, card_of, suit_of, value_of
from ebbes.rules.roles import NUMBER_DESIGNATORS, may_pick
from ebbes.rules.seats import VIRTUAL
from ebbes.rules.virtual import column_of, is_dealt_face_up


def start_of(options: Options) -> Position:
    """A round before its deal."""
    start = empty_position()
    start[SEATS] = options.seats
    start[PLAYERS] = options.players
    start[LEFT] = options.hand_size
    start[FULL] = (1 << options.top_value + 1) - 2
    start[ROLES : ROLES + 5] = NO_SUIT
    start[ROLE_OF : ROLE_OF + 5] = NO_ROLE
    return start


def cards_of(options: Options) -> NDArray[np.uint8]:
    """The deck, to be shuffled in place."""
    return np.array(options.deck, dtype=np.uint8)


@inlined
def random_start(
    position: Position, start: Position, cards: NDArray[np.uint8], rng: Generator
) -> None:
    """Shuffle and deal; the designators are one number or five picks, as often as not."""
    position[:] = start
    position[DEALER] = below(rng, cell(start, PLAYERS))
    position[TURN] = below(rng, cell(start, SEATS))
    _shuffle(cards, rng)
    size = cell(start, LEFT)
    at = 0
    for seat in range(cell(start, SEATS)):
        for dealt in range(size):
            if start[PLAYERS] == 2 and seat == VIRTUAL:
                _lay_out(position, dealt, size, cell(cards, at))
            else:
                card = cell(cards, at)
                position[HANDS + seat * 5 + suit_of(card)] |= 1 << value_of(card)
            at += 1
    _designators(position, rng)


@inlined
def _shuffle(cards: NDArray[np.uint8], rng: Generator) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = below(rng, last + 1)
        cards[last], cards[other] = cards[other], cards[last]


@inlined
def _lay_out(position: Position, dealt: int, size: int, card: int) -> None:
    column = column_of(dealt)
    if is_dealt_face_up(dealt, size):
        position[FACE_UP + column] = card
    else:
        position[FACE_DOWN + 2 * column + cell(position, DOWN + column)] = card
        position[DOWN + column] += 1


@inlined
def _designators(position: Position, rng: Generator) -> None:
    if below(rng, 2) == 0:
        number = NUMBER_DESIGNATORS[below(rng, len(NUMBER_DESIGNATORS))]
        position[DESIGNATORS : DESIGNATORS + 5] = number
        return
    top = highest(cell(position, FULL))
    picked = position[DESIGNATORS : DESIGNATORS + 5]
    for suit in range(5):
        value = 1 + below(rng, top)
        while not may_pick(card_of(suit, value), picked):
            value = 1 + below(rng, top)
        picked[suit] = value
