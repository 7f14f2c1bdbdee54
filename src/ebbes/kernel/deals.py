"""Random starts of rounds: deals, numbers and picks."""

import numpy as np
from numpy.typing import NDArray

from ebbes.engine.options import Options
from ebbes.kernel.bits import highest
from ebbes.kernel.compiled import cell, lean, place
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
    copy_position,
    empty_position,
)
from ebbes.kernel.rng import Generator, below, fraction, split, word
from ebbes.rules.cards import NO_SUIT, Card, card_of, suit_of, value_of
from ebbes.rules.roles import NUMBER_DESIGNATORS, may_pick
from ebbes.rules.seats import VIRTUAL, Seat
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


@lean
def random_start(
    position: Position, start: Position, cards: NDArray[np.uint8], rng: Generator
) -> None:
    """Shuffle and deal; the designators are one number or five picks, as often as not."""
    deal(position, start, cards, rng)
    if below(rng, 2) == 0:
        set_number(position, rng)
    else:
        pick_rest(position, rng)


@lean
def base_start(
    position: Position, start: Position, cards: NDArray[np.uint8], rng: Generator
) -> None:
    """Shuffle and deal a round of the base game: one number designates (R9)."""
    deal(position, start, cards, rng)
    set_number(position, rng)


@lean
def deal(position: Position, start: Position, cards: NDArray[np.uint8], rng: Generator) -> None:
    """Everyone draws a hand at random; the first seat gets the cards that are left."""
    copy_position(position, start)
    chance = fraction(word(rng))
    position[DEALER], chance = split(chance, cell(start, PLAYERS))
    position[TURN], chance = split(chance, cell(start, SEATS))
    size, left = cell(start, LEFT), len(cards)
    for seat in range(cell(start, SEATS) - 1, 0, -1):
        for dealt in range(size):
            if dealt & 3 == 0:
                chance = fraction(word(rng))
            at, chance = split(chance, left)
            left -= 1
            hand_over(position, seat, dealt, size, _draw(cards, at, left))
    for dealt in range(size):
        hand_over(position, 0, dealt, size, cell(cards, dealt))


@lean
def _draw(cards: NDArray[np.uint8], at: int, last: int) -> Card:
    """Put the card drawn behind those that can still be drawn."""
    card = cell(cards, at)
    cards[place(at)] = cards[place(last)]
    cards[place(last)] = card
    return card


@lean
def hand_over(position: Position, seat: Seat, dealt: int, size: int, card: Card) -> None:
    """Give a seat its next card, counted from 0; the virtual player's is laid out (R31)."""
    if position[PLAYERS] == 2 and seat == VIRTUAL:
        _lay_out(position, dealt, size, card)
    else:
        position[place(HANDS + seat * 5 + suit_of(card))] |= 1 << value_of(card)


@lean
def _lay_out(position: Position, dealt: int, size: int, card: int) -> None:
    column = column_of(dealt)
    if is_dealt_face_up(dealt, size):
        position[FACE_UP + column] = card
    else:
        position[FACE_DOWN + 2 * column + cell(position, DOWN + column)] = card
        position[DOWN + column] += 1


@lean
def set_number(position: Position, rng: Generator) -> None:
    """One number designates in every suit (R9)."""
    number = NUMBER_DESIGNATORS[below(rng, len(NUMBER_DESIGNATORS))]
    for suit in range(5):
        position[DESIGNATORS + suit] = number


@lean
def pick_rest(position: Position, rng: Generator) -> None:
    """Suits without a designating number get one, any that is free (R26)."""
    top = highest(cell(position, FULL))
    picked = position[DESIGNATORS : DESIGNATORS + 5]
    for suit in range(5):
        while not picked[suit]:
            value = 1 + below(rng, top)
            if may_pick(card_of(suit, value), picked):
                picked[suit] = value
