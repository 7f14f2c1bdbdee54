"""What a policy looks at: small lookup tables over what the seat to act can see.

Every feature is a row of weights. A suit appears as its slot: its role, or, while it has none, how
many roles are given already; so suits without a role share their rows. The features of the
situation are computed once a decision, those of a card once for each legal card.
"""

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.bits import count, highest, lowest
from ebbes.kernel.compiled import cell, lean
from ebbes.kernel.play import led_suit
from ebbes.kernel.position import (
    DESIGNATED,
    DESIGNATORS,
    FULL,
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
)
from ebbes.rules.cards import NO_CARD, NO_SUIT, Card, Suit, suit_of, value_of
from ebbes.rules.roles import EBBES, MINUS, NIX, PLUS, TRUMP, is_designator
from ebbes.rules.trick import beats

Rows = NDArray[np.int32]
Facts = NDArray[np.int64]
"""What is worked out once a decision: eight cells a suit, then eight for the table."""

SLOTS = 9
"""Five roles, and the suits without one while 0, 1, 2 or 3 roles are given."""
NO_SLOT = 9

# Features of the situation: the first row of each table.
OWN = 0
OUT = OWN + SLOTS * 8
ABOVE = OUT + SLOTS * 13
BELOW = ABOVE + SLOTS * 6
MINE = BELOW + SLOTS * 6
MOST = MINE + SLOTS * 8
FEWEST = MOST + SLOTS * 8
DESIGNATOR = FEWEST + SLOTS * 5
VOID = DESIGNATOR + SLOTS * 3
PLACE = VOID + SLOTS * 5
TRICKS = PLACE + 25
GIVEN = TRICKS + 16
LED = GIVEN + 6
WINNING = LED + 10
WORTH = WINNING + 20
EBBES_LYING = WORTH + 9
OPEN_LYING = EBBES_LYING + 4
TO_BEAT = OPEN_LYING + 5
EBBES_RANK = TO_BEAT + 10
VOID_AFTER = EBBES_RANK + 4
SITUATION_ROWS = VOID_AFTER + 5

# Features of a card.
CARD_ABOVE = 0
CARD_BELOW = CARD_ABOVE + SLOTS * 5
CARD_WINS = CARD_BELOW + SLOTS * 5
NAMES_LENGTH = CARD_WINS + SLOTS * 6
NAMES_MINE = NAMES_LENGTH + 25
NAMES_RANK = NAMES_MINE + 25
WINS_WORTH = NAMES_RANK + 15
WINS_EBBES = WINS_WORTH + 18
MODE = WINS_EBBES + 32
RANK = MODE + SLOTS * 3
LENGTH = RANK + SLOTS * 4
LEAD_VOID = LENGTH + 24
SURE = LEAD_VOID + 11
HEIGHT = SURE + 18
CARD_ROWS = HEIGHT + 6

SITUATION_SIZE = 5 * 9 + 11
CARD_SIZE = 14


# Facts of a suit, by cell.
SLOT, HAND, UNSEEN, TAKEN_MINE, TAKEN_MOST, TAKEN_FEWEST, VOIDS_KNOWN = range(7)
# Facts of the table, by cell after the suits'.
SEAT, LED_SUIT, BEST, WORTH_LYING, EBBES_CARDS, EBBES_STANDING = range(40, 46)
FACTS_SIZE = 48


@lean
def slot_of(position: Position, suit: Suit) -> int:
    """How a suit stands: its role, or how far the roles have come."""
    role = cell(position, ROLE_OF + suit)
    return role if role != NO_ROLE else 5 + cell(position, DESIGNATED)


@lean
def above(mask: int, value: int) -> int:
    """How many cards of a mask are higher."""
    return count(mask >> (value + 1))


@lean
def below_value(mask: int, value: int) -> int:
    """How many cards of a mask are lower."""
    return count(mask & ((1 << value) - 1))


@lean
def ebbes_rank(own: int, most: int, fewest: int) -> int:
    """0 with the fewest cards, 2 with the most, 1 in between."""
    if own <= fewest:
        return 0
    return 2 if own >= most else 1


@lean
def best_lying(position: Position, trump: Suit) -> Card:
    """The card that wins the trick so far; only with cards on the table."""
    best = cell(position, TRICK)
    for place in range(1, cell(position, LYING)):
        card = cell(position, TRICK + place)
        if beats(card, best, trump):
            best = card
    return best


@lean
def find_facts(position: Position, facts: Facts) -> None:
    """Work out what the seat to act can see."""
    seat = cell(position, TURN)
    facts[SEAT] = seat
    facts[LED_SUIT] = led_suit(position)
    for suit in range(5):
        _find_suit(position, seat, suit, facts, suit * 8)
    worth = ebbes_cards = 0
    for place in range(cell(position, LYING)):
        role = cell(position, ROLE_OF + suit_of(cell(position, TRICK + place)))
        if role == PLUS:
            worth += 1
        if role == MINUS:
            worth -= 1
        if role == EBBES:
            ebbes_cards += 1
    facts[WORTH_LYING] = worth
    facts[EBBES_CARDS] = ebbes_cards
    facts[BEST] = NO_CARD
    if position[LYING] > 0:
        facts[BEST] = best_lying(position, cell(position, ROLES + TRUMP))
    facts[EBBES_STANDING] = 0
    ebbes = cell(position, ROLES + EBBES)
    if ebbes != NO_SUIT:
        at = ebbes * 8
        facts[EBBES_STANDING] = 1 + ebbes_rank(
            facts[at + TAKEN_MINE], facts[at + TAKEN_MOST], facts[at + TAKEN_FEWEST]
        )


@lean
def _find_suit(position: Position, seat: int, suit: Suit, facts: Facts, at: int) -> None:
    hand = cell(position, HANDS + seat * 5 + suit)
    facts[at + SLOT] = slot_of(position, suit)
    facts[at + HAND] = hand
    facts[at + UNSEEN] = cell(position, FULL) & ~(cell(position, PLAYED + suit) | hand)
    most, fewest, voids = 0, 99, 0
    for other in range(cell(position, SEATS)):
        if other != seat:
            own = count(cell(position, TAKEN + other * 5 + suit))
            most = max(most, own)
            fewest = min(fewest, own)
            voids += cell(position, VOIDS + other) >> suit & 1
    facts[at + TAKEN_MINE] = count(cell(position, TAKEN + seat * 5 + suit))
    facts[at + TAKEN_MOST] = most
    facts[at + TAKEN_FEWEST] = fewest
    facts[at + VOIDS_KNOWN] = voids


@lean
def situation_features(position: Position, facts: Facts, rows: Rows) -> None:
    """The rows of the situation, as the seat to act sees it."""
    for suit in range(5):
        _suit_rows(position, facts, suit, rows, suit * 9)
    _table_rows(position, facts, rows, 45)


@lean
def _suit_rows(position: Position, facts: Facts, suit: Suit, rows: Rows, at: int) -> None:
    base = suit * 8
    slot, hand, out = facts[base + SLOT], facts[base + HAND], facts[base + UNSEEN]
    over = under = 5
    if hand:
        over = min(4, above(out, highest(hand)))
        under = min(4, below_value(out, lowest(hand)))
    designator = 1 << cell(position, DESIGNATORS + suit)
    status = 0
    if hand & designator:
        status = 1
    elif out & designator:
        status = 2
    rows[at] = OWN + slot * 8 + min(7, count(hand))
    rows[at + 1] = OUT + slot * 13 + min(12, count(out))
    rows[at + 2] = ABOVE + slot * 6 + over
    rows[at + 3] = BELOW + slot * 6 + under
    rows[at + 4] = MINE + slot * 8 + min(7, facts[base + TAKEN_MINE])
    rows[at + 5] = MOST + slot * 8 + min(7, facts[base + TAKEN_MOST])
    rows[at + 6] = FEWEST + slot * 5 + min(4, facts[base + TAKEN_FEWEST])
    rows[at + 7] = DESIGNATOR + slot * 3 + status
    rows[at + 8] = VOID + slot * 5 + facts[base + VOIDS_KNOWN]


@lean
def _table_rows(position: Position, facts: Facts, rows: Rows, at: int) -> None:
    lying = cell(position, LYING)
    led, best = facts[LED_SUIT], facts[BEST]
    no_role = 0
    for place in range(lying):
        suit = suit_of(cell(position, TRICK + place))
        no_role += 1 if position[ROLE_OF + suit] == NO_ROLE else 0
    rows[at] = PLACE + (cell(position, SEATS) - 1 - lying) * 5 + lying
    rows[at + 1] = TRICKS + cell(position, LEFT)
    rows[at + 2] = GIVEN + cell(position, DESIGNATED)
    rows[at + 3] = LED + NO_SLOT
    rows[at + 4] = WINNING + NO_SLOT
    rows[at + 5] = WORTH + max(-4, min(4, facts[WORTH_LYING])) + 4
    rows[at + 6] = EBBES_LYING + min(3, facts[EBBES_CARDS])
    rows[at + 7] = OPEN_LYING + min(4, no_role)
    rows[at + 8] = TO_BEAT
    rows[at + 9] = EBBES_RANK + facts[EBBES_STANDING]
    rows[at + 10] = VOID_AFTER
    if lying > 0:
        trumped = 1 if suit_of(best) == position[ROLES + TRUMP] else 0
        rows[at + 3] = LED + facts[led * 8 + SLOT]
        rows[at + 4] = WINNING + trumped * 10 + facts[suit_of(best) * 8 + SLOT]
        out = facts[suit_of(best) * 8 + UNSEEN]
        rows[at + 8] = TO_BEAT + trumped * 5 + min(4, above(out, value_of(best)))
        rows[at + 10] = VOID_AFTER + facts[led * 8 + VOIDS_KNOWN]


@lean
def card_features(position: Position, facts: Facts, card: Card, rows: Rows, at: int) -> None:
    """The rows of one legal card."""
    suit, value = suit_of(card), value_of(card)
    base = suit * 8
    slot, hand, out = facts[base + SLOT], facts[base + HAND], facts[base + UNSEEN]
    lying = cell(position, LYING)
    last = lying + 1 == position[SEATS]
    names = _names(position, card)
    trump = suit if names == 1 + TRUMP else cell(position, ROLES + TRUMP)
    wins = 1
    if lying > 0:
        best = facts[BEST] if names != 1 + TRUMP else best_lying(position, trump)
        wins = 1 if beats(card, best, trump) else 0
    role = names - 1 if names > 0 else cell(position, ROLE_OF + suit)
    worth = _worth_with(position, facts, suit, role, names)
    mode = 0
    if lying > 0:
        mode = 1 if suit == facts[LED_SUIT] else 2
    place = 2 if last else min(1, lying)
    over = above(out, value)
    mine = facts[base + TAKEN_MINE]
    standing = ebbes_rank(mine, facts[base + TAKEN_MOST], facts[base + TAKEN_FEWEST])
    rank = (1 if hand >> (value + 1) else 0) + (2 if hand & ((1 << value) - 1) else 0)
    sure = 1 if wins and (last or (over == 0 and (suit == trump or trump == NO_SUIT))) else 0
    ebbes_cards = min(3, facts[EBBES_CARDS] + (1 if role == EBBES else 0))
    rows[at] = CARD_ABOVE + slot * 5 + min(4, over)
    rows[at + 1] = CARD_BELOW + slot * 5 + min(4, below_value(out, value))
    rows[at + 2] = CARD_WINS + slot * 6 + place * 2 + wins
    rows[at + 3] = NAMES_LENGTH + names * 5 + min(4, count(hand) - 1)
    rows[at + 4] = NAMES_MINE + names * 5 + min(4, mine)
    rows[at + 5] = NAMES_RANK + names * 3 + standing
    rows[at + 6] = WINS_WORTH + wins * 9 + worth
    rows[at + 7] = WINS_EBBES + wins * 16 + ebbes_cards * 4 + facts[EBBES_STANDING]
    rows[at + 8] = MODE + slot * 3 + mode
    rows[at + 9] = RANK + slot * 4 + rank
    rows[at + 10] = LENGTH + mode * 8 + min(7, count(hand))
    rows[at + 11] = SURE + sure * 9 + worth
    rows[at + 12] = HEIGHT + value * 5 // (highest(cell(position, FULL)) + 1)
    rows[at + 13] = LEAD_VOID
    if lying == 0:
        known = 1 if trump != NO_SUIT else 0
        rows[at + 13] = LEAD_VOID + 1 + known * 5 + facts[base + VOIDS_KNOWN]


@lean
def _names(position: Position, card: Card) -> int:
    """One more than the role a card would give its suit, 0 for none."""
    designated = cell(position, DESIGNATED)
    if designated < NIX and is_designator(card, position[DESIGNATORS : DESIGNATORS + 5]):
        return 1 + designated
    return 0


@lean
def _worth_with(position: Position, facts: Facts, suit: Suit, role: int, names: int) -> int:
    """Plus cards less minus cards in the trick with one more card, from 0 for -4 to 8 for +4."""
    worth = cell(facts, WORTH_LYING)
    if role in (PLUS, MINUS):
        found = 1
        if names > 0:
            for place in range(cell(position, LYING)):
                found += 1 if suit_of(cell(position, TRICK + place)) == suit else 0
        worth += found if role == PLUS else -found
    return max(-4, min(4, worth)) + 4
