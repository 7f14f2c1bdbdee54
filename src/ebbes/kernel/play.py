"""The course of a round: cards are put, roles designated, tricks taken, points counted.

The rules themselves are those of `rules/`, compiled; here is only their sequence.
"""

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.bits import count, lowest
from ebbes.kernel.compiled import cell, compiled, lean, place
from ebbes.kernel.position import (
    DEALER,
    DESIGNATED,
    DESIGNATORS,
    DOWN,
    FACE_DOWN,
    FACE_UP,
    HANDS,
    LEFT,
    LYING,
    PLAYED,
    PLAYERS,
    ROLE_OF,
    ROLES,
    SEATS,
    TAKEN,
    TRICK,
    TURN,
    VOIDS,
    Position,
)
from ebbes.rules.cards import NO_CARD, NO_SUIT, Card, Suit, card_of, suit_of, value_of
from ebbes.rules.legal import must_follow
from ebbes.rules.roles import EBBES, MINUS, NIX, PLUS, TRUMP, is_designator, last_suit
from ebbes.rules.scoring import card_points, ebbes_points
from ebbes.rules.seats import VIRTUAL, Seat, left_of
from ebbes.rules.trick import trick_winner
from ebbes.rules.virtual import COLUMNS, must_uncover, virtual_column

Points = NDArray[np.int64]


@lean
def led_suit(position: Position) -> Suit:
    """The suit to follow (R12)."""
    return suit_of(cell(position, TRICK)) if position[LYING] > 0 else NO_SUIT


@lean
def is_virtual_turn(position: Position) -> bool:
    """Whether the virtual player plays next, all by itself (R32)."""
    return cell(position, PLAYERS) == 2 and cell(position, TURN) == VIRTUAL


@lean
def legal_mask(position: Position, suit: Suit, led: Suit) -> int:
    """The cards of a suit that the seat to act may play (R12)."""
    hand = HANDS + cell(position, TURN) * 5
    if suit != led and led != NO_SUIT and must_follow(led, cell(position, hand + led)):
        return 0
    return cell(position, hand + suit)


@lean
def play(position: Position, card: Card) -> None:
    """Put a card on the table, with all that follows by itself but the virtual player's plays."""
    turn, lying = cell(position, TURN), cell(position, LYING)
    seats = cell(position, SEATS)
    note(position, turn, lying, card)
    designators = position[DESIGNATORS : DESIGNATORS + 5]
    put(position, designators, turn, lying, cell(position, DESIGNATED), card)
    turn = left_of(turn, cell(position, DEALER), cell(position, PLAYERS))
    lying += 1
    if lying == seats:
        turn = take(position, position[TRICK : TRICK + seats], turn)
        position[LEFT] -= 1
        lying = 0
    position[LYING] = lying
    position[TURN] = turn


@lean
def put(
    position: Position, designators: Position, turn: Seat, lying: int, designated: int, card: Card
) -> int:
    """Move a card from its owner to the table; how many suits have their role then (R16, R17)."""
    if position[PLAYERS] == 2 and turn == VIRTUAL:
        _lift(position, card)
    else:
        position[place(HANDS + turn * 5 + suit_of(card))] ^= 1 << value_of(card)
    position[place(TRICK + lying)] = card
    if designated < NIX and is_designator(card, designators):
        designate(position, designated, suit_of(card))
        return cell(position, DESIGNATED)
    return designated


@lean
def note(position: Position, turn: Seat, lying: int, card: Card) -> None:
    """Remember what everyone saw: the card, and a suit that was not followed."""
    position[PLAYED + suit_of(card)] |= 1 << value_of(card)
    if lying > 0 and suit_of(card) != suit_of(cell(position, TRICK)):
        position[VOIDS + turn] |= 1 << suit_of(cell(position, TRICK))


@lean
def designate(position: Position, role: int, suit: Suit) -> None:
    """Give a suit its role; after minus the last suit is nix (R16)."""
    give_role(position, role, suit)
    if role == MINUS:
        rest = last_suit(
            cell(position, ROLES + TRUMP),
            cell(position, ROLES + PLUS),
            cell(position, ROLES + EBBES),
            cell(position, ROLES + MINUS),
        )
        give_role(position, NIX, rest)


@lean
def give_role(position: Position, role: int, suit: Suit) -> None:
    """Write down a role."""
    position[ROLES + role] = suit
    position[ROLE_OF + suit] = role
    position[DESIGNATED] = role + 1


@lean
def take(position: Position, trick: Position, leader: Seat) -> Seat:
    """Give the full trick to its winner, who leads next; hidden cards are turned up (R14, R33)."""
    winner = leader
    for _ in range(trick_winner(trick, cell(position, ROLES + TRUMP))):
        winner = left_of(winner, cell(position, DEALER), cell(position, PLAYERS))
    pile = TAKEN + winner * 5
    for lying in range(len(trick)):
        card = cell(trick, lying)
        position[place(pile + suit_of(card))] |= 1 << value_of(card)
    if position[PLAYERS] == 2:
        uncover(position)
    return winner


@lean
def virtual_card(position: Position, led: Suit) -> Card:
    """The card the virtual player must play (R32)."""
    face_up = position[FACE_UP : FACE_UP + COLUMNS]
    return cell(face_up, virtual_column(face_up, np.uint16(led)))  # type: ignore[arg-type]


@lean
def _lift(position: Position, card: Card) -> None:
    for column in range(COLUMNS):
        if position[FACE_UP + column] == card:
            position[FACE_UP + column] = NO_CARD


@lean
def uncover(position: Position) -> None:
    """Turn up the top card of every column that shows none (R33)."""
    for column in range(COLUMNS):
        down = cell(position, DOWN + column)
        if must_uncover(cell(position, FACE_UP + column), down):
            position[FACE_UP + column] = position[FACE_DOWN + 2 * column + down - 1]
            position[DOWN + column] = down - 1


@lean
def taken(position: Position, seat: Seat, role: int) -> int:
    """The mask of cards a seat has taken of the suit with a role; none while it has no suit."""
    suit = cell(position, ROLES + role)
    return cell(position, TAKEN + seat * 5 + suit) if suit != NO_SUIT else 0


@compiled
def score(position: Position, points: Points) -> None:
    """The points by seat, of a finished round or as it stands (R20-R22)."""
    seats = cell(position, SEATS)
    most, fewest = 0, 99
    for seat in range(seats):
        own = count(taken(position, seat, EBBES))
        most = max(most, own)
        fewest = min(fewest, own)
    for seat in range(seats):
        points[seat] = card_points(
            count(taken(position, seat, PLUS)), count(taken(position, seat, MINUS))
        ) + ebbes_points(count(taken(position, seat, EBBES)), most, fewest)


@lean
def lead_over_others(points: Points, seats: int, seat: Seat) -> float:
    """The own points less the mean of the others'."""
    others = 0
    for other in range(seats):
        if other != seat:
            others += points[other]
    return cell(points, seat) - others / (seats - 1)


@lean
def settle(position: Position, until: int) -> bool:
    """Let the virtual player play; whether a person is next, with more tricks left (R32)."""
    while cell(position, LEFT) > until and is_virtual_turn(position):
        play(position, virtual_card(position, led_suit(position)))
    return cell(position, LEFT) > until


@lean
def list_legal(position: Position, cards: NDArray[np.int64]) -> int:
    """Write down the legal cards of the seat to act; how many there are."""
    led = led_suit(position)
    found = 0
    for suit in range(5):
        mask = legal_mask(position, suit, led)
        while mask:
            cards[found] = card_of(suit, lowest(mask))
            found += 1
            mask &= mask - 1
    return found
