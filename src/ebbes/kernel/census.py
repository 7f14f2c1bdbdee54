"""Every world that agrees with what a seat has seen, one by one."""

import numpy as np

from ebbes.kernel.compiled import cell, compiled, inlined, lean
from ebbes.kernel.position import DOWN, FACE_DOWN, HANDS, LENGTH, PLAYERS, Position, copy_position
from ebbes.kernel.sample import Hidden, hidden_cards, may_hold
from ebbes.kernel.worlds import Numbers, Worlds
from ebbes.rules.cards import Suit, card_of, suit_of, value_of
from ebbes.rules.seats import VIRTUAL, Seat
from ebbes.rules.virtual import COLUMNS

PILES = 5
"""The first place of the virtual player's hidden cards: each place is an owner of its own."""
HOLDERS = PILES + 2 * COLUMNS
GROUPS = 32
"""Of suits, as masks."""


@compiled
def every_world(position: Position, seat: Seat, most: int) -> Worlds:
    """All worlds a seat cannot tell apart; none at all if there are more than `most`.

    A card goes only where all later ones still find room, so every step leads to a world: what
    this takes is bounded by `most`, whatever was played.
    """
    hidden = hidden_cards(position, seat)
    room, suits = _room(position, hidden), _suits(position)
    spare = _spare(hidden, room, suits)
    holder = np.full(len(hidden.cards) + 1, -1, dtype=np.int64)
    worlds = np.empty((most, LENGTH), dtype=np.uint16)
    found, at = 0, -1 if _too_narrow(spare) else 0
    while at >= 0:
        if at == len(hidden.cards):
            if found == most:
                return worlds[:0]
            copy_position(worlds[found], position)
            _deal(worlds[found], seat, hidden, holder)
            found += 1
            at -= 1
            continue
        if _moves_on(room, suits, spare, holder, suit_of(hidden.cards[at]), at):
            at += 1
        else:
            at -= 1
    return worlds[:found]


@lean
def _moves_on(
    room: Numbers, suits: Numbers, spare: Numbers, holder: Numbers, suit: Suit, at: int
) -> bool:
    """Give a card to the next one who may hold it; else take it back."""
    if holder[at] >= 0:
        room[holder[at]] += 1
        _make_room(spare, suits[holder[at]], suit, 1)
    holder[at] += 1
    while holder[at] < HOLDERS:
        may = suits[holder[at]]
        if room[holder[at]] > 0 and may >> suit & 1 and _leaves_room(spare, may, suit):
            room[holder[at]] -= 1
            _make_room(spare, may, suit, -1)
            return True
        holder[at] += 1
    holder[at] = -1
    return False


@lean
def _leaves_room(spare: Numbers, may: int, suit: Suit) -> bool:
    """Whether all other cards fit once a card of a suit goes to one who may hold these suits."""
    for group in range(GROUPS):
        if spare[group] == 0 and group & may and not group >> suit & 1:
            return False
    return True


@lean
def _make_room(spare: Numbers, may: int, suit: Suit, places: int) -> None:
    """Places become free, or are taken by a suit, with one who may hold these suits."""
    for group in range(GROUPS):
        if group & may and not group >> suit & 1:
            spare[group] += places


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


@inlined
def _suits(position: Position) -> Numbers:
    """The suits that everyone may hold, as a mask."""
    suits = np.zeros(HOLDERS, dtype=np.int64)
    for holder in range(HOLDERS):
        for suit in range(5):
            owner = VIRTUAL if holder >= PILES else holder
            suits[holder] |= int(may_hold(position, owner, card_of(suit, 1))) << suit
    return suits


@inlined
def _spare(hidden: Hidden, room: Numbers, suits: Numbers) -> Numbers:
    """For each group of suits the places it may lie in, less its cards: nowhere too few, all fit.

    This is Hall's theorem: the cards of a group have no other places.
    """
    spare = np.zeros(GROUPS, dtype=np.int64)
    for group in range(GROUPS):
        for holder in range(HOLDERS):
            if group & suits[holder]:
                spare[group] += room[holder]
        for at in range(len(hidden.cards)):
            spare[group] -= group >> suit_of(hidden.cards[at]) & 1
    return spare


@lean
def _too_narrow(spare: Numbers) -> int:
    """How many groups of suits have too few places, as for who forgot what was played."""
    groups = 0
    for group in range(GROUPS):
        groups += spare[group] < 0
    return groups


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
