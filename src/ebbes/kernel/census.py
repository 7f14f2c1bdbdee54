"""Every world that agrees with what a seat has seen, one by one."""

import numpy as np

from ebbes.kernel.compiled import cell, compiled, inlined, lean
from ebbes.kernel.position import DOWN, FACE_DOWN, HANDS, LENGTH, PLAYERS, Position, copy_position
from ebbes.kernel.sample import Hidden, hidden_cards, may_hold
from ebbes.kernel.worlds import Numbers, Worlds
from ebbes.rules.cards import Card, suit_of, value_of
from ebbes.rules.seats import VIRTUAL, Seat
from ebbes.rules.virtual import COLUMNS

PILES = 5
"""The first place of the virtual player's hidden cards: each place is an owner of its own."""
HOLDERS = PILES + 2 * COLUMNS


@compiled
def every_world(position: Position, seat: Seat, most: int) -> Worlds:
    """All worlds a seat cannot tell apart; none at all if there are more than `most`."""
    hidden = hidden_cards(position, seat)
    room = _room(position, hidden)
    holder = np.full(len(hidden.cards) + 1, -1, dtype=np.int64)
    worlds = np.empty((most, LENGTH), dtype=np.uint16)
    found = at = 0
    while at >= 0:
        if at == len(hidden.cards):
            if found == most:
                return worlds[:0]
            copy_position(worlds[found], position)
            _deal(worlds[found], seat, hidden, holder)
            found += 1
            at -= 1
            continue
        if _moves_on(position, room, holder, hidden.cards[at], at):
            at += 1
        else:
            at -= 1
    return worlds[:found]


@lean
def _moves_on(position: Position, room: Numbers, holder: Numbers, card: Card, at: int) -> bool:
    """Give a card to the next one who may hold it; else take it back."""
    if holder[at] >= 0:
        room[holder[at]] += 1
    holder[at] += 1
    while holder[at] < HOLDERS:
        owner = VIRTUAL if holder[at] >= PILES else holder[at]
        if room[holder[at]] > 0 and may_hold(position, owner, card):
            room[holder[at]] -= 1
            return True
        holder[at] += 1
    holder[at] = -1
    return False


@inlined
def _room(position: Position, hidden: Hidden) -> Numbers:
    """How many cards everyone still has to get, the virtual player one at each place."""
    room = np.zeros(HOLDERS, dtype=np.int64)
    for owner in range(PILES):
        room[owner] = hidden.sizes[owner]
    if position[PLAYERS] == 2:
        room[VIRTUAL] = 0
        for column in range(COLUMNS):
            for row in range(cell(position, DOWN + column)):
                room[PILES + 2 * column + row] = 1
    return room


@lean
def _deal(world: Position, seat: Seat, hidden: Hidden, holder: Numbers) -> None:
    """Write a deal down."""
    for owner in range(cell(world, PLAYERS)):
        if owner != seat:
            for suit in range(5):
                world[HANDS + owner * 5 + suit] = 0
    for at in range(len(hidden.cards)):
        card = hidden.cards[at]
        if holder[at] >= PILES:
            world[FACE_DOWN + holder[at] - PILES] = card
        else:
            world[HANDS + holder[at] * 5 + suit_of(card)] |= 1 << value_of(card)
