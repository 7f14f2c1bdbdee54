"""A position as one small array: everything a playout needs, cheap to copy.

Cards are masks per seat and suit; the rest are single cells. A seat's own knowledge decides what
goes in: `fill` writes what a view shows, the sampler deals the hidden cards.
"""

from typing import Any, TypeAlias

import numpy as np

from ebbes.engine.state import State
from ebbes.kernel.compiled import lean
from ebbes.rules.cards import NO_SUIT, SUITS, suit_of, value_of
from ebbes.rules.virtual import COLUMNS

Position: TypeAlias = Any
"""An array of `LENGTH` uint16, or a part of one; to the rules it is a sequence of ints."""

SEATS = 0
PLAYERS = 1
DEALER = 2
TURN = 3
LEFT = 4
"""Tricks still to be taken, the one on the table included."""
LYING = 5
DESIGNATED = 6
"""How many suits have their role."""
FULL = 7
"""The mask of all values in play."""

ROLES = 8
"""Suit by role, `NO_SUIT` while unknown."""
ROLE_OF = 14
"""Role by suit, `NO_ROLE` while unknown."""
TRICK = 20
DESIGNATORS = 26
HANDS = 32
"""Five masks for each of five seats."""
TAKEN = 58
FACE_UP = 84
FACE_DOWN = 90
"""Two cells a column, the bottom first."""
DOWN = 100
"""Face-down cards left in each column."""
PLAYED = 106
"""A mask of played cards by suit."""
VOIDS = 112
"""By seat, a mask of suits it is known not to hold."""
LENGTH = 118

NO_ROLE = 5
MOST_CARDS = 15
"""The most cards a hand can have (R5)."""


def empty_position() -> Position:
    """A position with nothing in it."""
    return np.zeros(LENGTH, dtype=np.uint16)


@lean
def copy_position(target: Position, source: Position) -> None:
    """Write one position over another."""
    for at in range(LENGTH):
        target[at] = source[at]


def fill(position: Position, state: State) -> None:
    """Write a state in play as far as it is known; hidden cards are left out."""
    options = state.options
    position[:] = 0
    position[SEATS] = options.seats
    position[PLAYERS] = options.players
    position[DEALER] = state.setup.dealer
    position[TURN] = state.turn
    position[LEFT] = options.hand_size - len(state.tricks)
    position[LYING] = len(state.trick)
    position[DESIGNATED] = len(state.roles)
    position[FULL] = (1 << options.top_value + 1) - 2
    position[DESIGNATORS : DESIGNATORS + len(SUITS)] = state.setup.designators
    position[TRICK : TRICK + len(state.trick)] = state.trick
    _fill_roles(position, state)
    for seat, hand in enumerate(state.hands):
        _add(position, HANDS + seat * len(SUITS), hand)
    for trick in state.tricks:
        _add(position, TAKEN + trick.winner * len(SUITS), trick.cards)
    _add(position, PLAYED, state.plays)
    _fill_virtual(position, state)
    _fill_voids(position, state)


def _fill_roles(position: Position, state: State) -> None:
    position[ROLES : ROLES + len(SUITS)] = NO_SUIT
    position[ROLE_OF : ROLE_OF + len(SUITS)] = NO_ROLE
    for role, suit in enumerate(state.roles):
        position[ROLES + role] = suit
        position[ROLE_OF + suit] = role


def _add(position: Position, base: int, cards: tuple[int, ...]) -> None:
    for card in cards:
        if card:
            position[base + suit_of(card)] |= 1 << value_of(card)


def _fill_virtual(position: Position, state: State) -> None:
    if state.virtual is None:
        return
    position[FACE_UP : FACE_UP + COLUMNS] = state.virtual.face_up
    for column, pile in enumerate(state.virtual.face_down):
        position[DOWN + column] = len(pile)
        position[FACE_DOWN + 2 * column : FACE_DOWN + 2 * column + len(pile)] = pile


def _fill_voids(position: Position, state: State) -> None:
    """Who did not follow a suit holds none of it (R12); the virtual player shows what it has."""
    tricks = [(trick.leader, trick.cards) for trick in state.tricks]
    for leader, cards in (*tricks, (state.leader, state.trick)):
        seat = leader
        for card in cards:
            if suit_of(card) != suit_of(cards[0]):
                position[VOIDS + seat] |= 1 << suit_of(cards[0])
            seat = state.seat_after(seat, 1)
