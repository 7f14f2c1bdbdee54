"""Hidden hands, dealt at random among all that agree with what a seat has seen.

A first deal is built by moving cards along until everyone fits. From there, two cards change their
owners whenever both may hold what they get, and so do cards of three and more owners in a circle:
together that reaches every possible deal, each equally likely.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.bits import lowest
from ebbes.kernel.compiled import cell, compiled, lean
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

FORGOTTEN = 5
"""The owner of cards that were played, but not remembered: there are more cards than places."""
OWNERS = 6
EXCHANGES = 3
"""Exchanges tried per hidden card before the next deal is taken."""
CIRCLES = 24
"""Circles tried before the next deal is taken, where exchanges might not do."""
MOST_HIDDEN = 75
FIRST, NOT_REACHED = -1, -2
"""How a seat was found that may take a card: at once, or not yet; else through another seat."""


Ints = NDArray[np.int64]


class Hidden(NamedTuple):
    """The cards a seat cannot see, and who holds them in the deal at hand."""

    cards: Ints
    owners: Ints
    sizes: Ints
    """How many hidden cards each owner holds."""
    down: Ints
    """Room for the cards that lie face down."""
    circle: Ints
    """Room for cards that change their owners in a circle."""


@compiled
def hidden_cards(position: Position, seat: Seat) -> Hidden:
    """What a seat cannot see, dealt out once in some way that is possible."""
    cards, owners = np.zeros(MOST_HIDDEN, np.int64), np.zeros(MOST_HIDDEN, np.int64)
    sizes, free = np.zeros(OWNERS, np.int64), np.zeros(OWNERS, np.int64)
    way, down = np.zeros(3 * OWNERS, np.int64), np.zeros(2 * COLUMNS, np.int64)
    found = _list_unseen(position, seat, cards)
    _count_hidden(position, seat, found, sizes)
    _count_hidden(position, seat, found, free)
    for at in range(found):
        if not _place(position, cards, owners, free, at, way):
            raise ValueError("no deal agrees with what was seen")
    circle = np.zeros(OWNERS, np.int64)
    return Hidden(cards[:found], owners[:found], sizes, down, circle)


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
    if _anyone_void(position):
        for _ in range(CIRCLES):
            _rotate(position, hidden, 3 + below(rng, OWNERS - 3), rng)
    _write(position, hidden, rng)


@lean
def _anyone_void(position: Position) -> bool:
    """Whether somebody did not follow: then exchanges alone might not reach every deal."""
    voids = 0
    for seat in range(5):
        voids |= cell(position, VOIDS + seat)
    return voids != 0


@lean
def _rotate(position: Position, hidden: Hidden, size: int, rng: Generator) -> None:
    """Move cards of different owners round in a circle, if everyone may hold what comes."""
    owners, circle = hidden.owners, hidden.circle
    for at in range(size):
        circle[at] = below(rng, len(owners))
    for at in range(size):
        nearest = owners[circle[(at + 1) % size]]
        if not may_hold(position, nearest, hidden.cards[circle[at]]):
            return
        for other in range(at):
            if owners[circle[other]] == owners[circle[at]]:
                return
    first = owners[circle[0]]
    for at in range(size - 1):
        owners[circle[at]] = owners[circle[at + 1]]
    owners[circle[size - 1]] = first


@lean
def may_hold(position: Position, seat: Seat, card: Card) -> bool:
    """A seat that did not follow a suit has none of it; face-down cards may be anything."""
    if position[PLAYERS] == 2 and seat == VIRTUAL:
        return True
    return cell(position, VOIDS + seat) >> suit_of(card) & 1 == 0


@lean
def _list_unseen(position: Position, seat: Seat, cards: Ints) -> int:
    """Write down the cards a seat cannot see; how many there are."""
    found = 0
    for suit in range(5):
        seen = cell(position, PLAYED + suit) | cell(position, HANDS + seat * 5 + suit)
        for column in range(COLUMNS):
            card = cell(position, FACE_UP + column)
            if card and suit_of(card) == suit:
                seen |= 1 << value_of(card)
        mask = cell(position, FULL) & ~seen
        while mask:
            cards[found] = card_of(suit, lowest(mask))
            found += 1
            mask &= mask - 1
    return found


@lean
def _count_hidden(position: Position, seat: Seat, found: int, sizes: Ints) -> None:
    """Everyone holds a card for each trick left, less the one already lying."""
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
    sizes[FORGOTTEN] = found
    for owner in range(FORGOTTEN):
        sizes[FORGOTTEN] -= sizes[owner]


@lean
def _place(position: Position, cards: Ints, owners: Ints, free: Ints, at: int, way: Ints) -> bool:
    """Find an owner for a card; if all who may hold it are full, other cards make way."""
    came_from, moved = way[0:OWNERS], way[OWNERS : 2 * OWNERS]
    queue = way[2 * OWNERS : 3 * OWNERS]
    head = tail = 0
    for seat in range(OWNERS):
        came_from[seat] = NOT_REACHED
        if may_hold(position, seat, cards[at]):
            came_from[seat] = FIRST
            queue[tail] = seat
            tail += 1
    while head < tail:
        seat = queue[head]
        head += 1
        if free[seat] > 0:
            free[seat] -= 1
            while came_from[seat] != FIRST:
                owners[moved[seat]] = seat
                seat = came_from[seat]
            owners[at] = seat
            return True
        for other in range(OWNERS):
            if came_from[other] != NOT_REACHED:
                continue
            for card in range(at):
                if owners[card] == seat and may_hold(position, other, cards[card]):
                    came_from[other] = seat
                    moved[other] = card
                    queue[tail] = other
                    tail += 1
                    break
    return False


@lean
def _write(position: Position, hidden: Hidden, rng: Generator) -> None:
    for seat in range(5):
        if hidden.sizes[seat] > 0 and not (position[PLAYERS] == 2 and seat == VIRTUAL):
            for suit in range(5):
                position[HANDS + seat * 5 + suit] = 0
    down = hidden.down
    below_found = 0
    for place in range(len(hidden.cards)):
        card, owner = hidden.cards[place], hidden.owners[place]
        if position[PLAYERS] == 2 and owner == VIRTUAL:
            down[below_found] = card
            below_found += 1
        elif owner != FORGOTTEN:
            position[HANDS + owner * 5 + suit_of(card)] |= 1 << value_of(card)
    for last in range(below_found - 1, 0, -1):
        other = below(rng, last + 1)
        down[last], down[other] = down[other], down[last]
    at = 0
    for column in range(COLUMNS):
        for row in range(cell(position, DOWN + column)):
            position[FACE_DOWN + 2 * column + row] = down[at]
            at += 1
