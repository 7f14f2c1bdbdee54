"""Hidden hands, dealt at random among all that agree with what a seat has seen.

A first deal is built by moving cards along until everyone fits; from there, exchanging two cards
whenever both owners may hold them reaches every possible deal, each equally likely.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.compiled import cell, compiled, inlined
from ebbes.kernel.position import (
    DEALER,
    DOWN,
    FACE_DOWN,
    FACE_UP,
    FULL,
    HANDS,
    LEFT,
    LYING,
    PLAYED,
    PLAYERS,
    SEATS,
    TURN,
    VOIDS,
    Position,
)
from ebbes.kernel.rng import Generator, below
from ebbes.rules.cards import Card, card_of, suit_of, value_of
from ebbes.rules.seats import VIRTUAL, Seat, left_of
from ebbes.rules.virtual import COLUMNS

EXCHANGES = 3
"""Exchanges tried per hidden card before the next deal is taken."""


class Hidden(NamedTuple):
    """The cards a seat cannot see, and who holds them in the deal at hand."""

    cards: NDArray[np.int64]
    owners: NDArray[np.int64]
    sizes: NDArray[np.int64]
    """How many hidden cards each seat holds."""


@compiled
def hidden_cards(position: Position, seat: Seat) -> Hidden:
    """What a seat cannot see, dealt out once in some way that is possible."""
    cards = _unseen(position, seat)
    sizes = _hidden_sizes(position, seat)
    owners = np.full(len(cards), -1, dtype=np.int64)
    free = sizes.copy()
    for place in range(len(cards)):
        _place(position, cards, owners, free, place)
    return Hidden(cards, owners, sizes)


@compiled
def deal_hidden(position: Position, hidden: Hidden, rng: Generator) -> None:
    """Exchange hidden cards for a while, then write the deal into the position."""
    cards, owners = hidden.cards, hidden.owners
    held = len(cards)
    for _ in range(EXCHANGES * held):
        one, other = below(rng, held), below(rng, held)
        first, second = owners[one], owners[other]
        if may_hold(position, second, cards[one]) and may_hold(position, first, cards[other]):
            owners[one], owners[other] = second, first
    _write(position, hidden, rng)


@inlined
def may_hold(position: Position, seat: Seat, card: Card) -> bool:
    """A seat that did not follow a suit has none of it; face-down cards may be anything."""
    if position[PLAYERS] == 2 and seat == VIRTUAL:
        return True
    return cell(position, VOIDS + seat) >> suit_of(card) & 1 == 0


@inlined
def _unseen(position: Position, seat: Seat) -> NDArray[np.int64]:
    cards = np.zeros(80, dtype=np.int64)
    found = 0
    for suit in range(5):
        seen = cell(position, PLAYED + suit) | cell(position, HANDS + seat * 5 + suit)
        for column in range(COLUMNS):
            card = cell(position, FACE_UP + column)
            if card and suit_of(card) == suit:
                seen |= 1 << value_of(card)
        mask = cell(position, FULL) & ~seen
        for value in range(1, 16):
            if mask >> value & 1:
                cards[found] = card_of(suit, value)
                found += 1
    return cards[:found].copy()


@inlined
def _hidden_sizes(position: Position, seat: Seat) -> NDArray[np.int64]:
    """Everyone holds a card for each trick left, less the one already lying."""
    sizes = np.zeros(5, dtype=np.int64)
    dealer, players = cell(position, DEALER), cell(position, PLAYERS)
    for other in range(players):
        sizes[other] = cell(position, LEFT)
    current = cell(position, TURN)
    for _ in range(cell(position, SEATS) - cell(position, LYING)):
        current = left_of(current, dealer, players)
    for _ in range(cell(position, LYING)):
        sizes[current] -= 1
        current = left_of(current, dealer, players)
    if players == 2:
        sizes[VIRTUAL] = 0
        for column in range(COLUMNS):
            sizes[VIRTUAL] += cell(position, DOWN + column)
    sizes[seat] = 0
    return sizes


@inlined
def _place(
    position: Position,
    cards: NDArray[np.int64],
    owners: NDArray[np.int64],
    free: NDArray[np.int64],
    place: int,
) -> None:
    """Find an owner for a card; if all who may hold it are full, other cards make way."""
    came_from = np.full(5, -2, dtype=np.int64)
    moved = np.full(5, -1, dtype=np.int64)
    queue = np.zeros(5, dtype=np.int64)
    head = tail = 0
    for seat in range(cell(position, SEATS)):
        if may_hold(position, seat, cards[place]):
            came_from[seat] = -1
            queue[tail] = seat
            tail += 1
    while head < tail:
        seat = queue[head]
        head += 1
        if free[seat] > 0:
            free[seat] -= 1
            while came_from[seat] >= 0:
                owners[moved[seat]] = seat
                seat = came_from[seat]
            owners[place] = seat
            return
        for other in range(cell(position, SEATS)):
            if came_from[other] != -2:
                continue
            for card in range(place):
                if owners[card] == seat and may_hold(position, other, cards[card]):
                    came_from[other] = seat
                    moved[other] = card
                    queue[tail] = other
                    tail += 1
                    break


@inlined
def _write(position: Position, hidden: Hidden, rng: Generator) -> None:
    for seat in range(5):
        if hidden.sizes[seat] > 0 and not (position[PLAYERS] == 2 and seat == VIRTUAL):
            position[HANDS + seat * 5 : HANDS + seat * 5 + 5] = 0
    down = np.zeros(10, dtype=np.int64)
    below_found = 0
    for place in range(len(hidden.cards)):
        card, owner = hidden.cards[place], hidden.owners[place]
        if position[PLAYERS] == 2 and owner == VIRTUAL:
            down[below_found] = card
            below_found += 1
        else:
            position[HANDS + owner * 5 + suit_of(card)] |= 1 << value_of(card)
    for last in range(below_found - 1, 0, -1):
        other = below(rng, last + 1)
        down[last], down[other] = down[other], down[last]
    at = 0
    for column in range(COLUMNS):
        for row in range(cell(position, DOWN + column)):
            position[FACE_DOWN + 2 * column + row] = down[at]
            at += 1
