"""Why a choice is worth making, or not: rows of a code and what belongs to it.

The one or two reasons that matter.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.bits import count
from ebbes.kernel.compiled import cell, compiled, lean
from ebbes.kernel.game import PICK_DESIGNATORS, Game
from ebbes.kernel.play import led_suit, play, virtual_card
from ebbes.kernel.position import (
    DEALER,
    DESIGNATED,
    DESIGNATORS,
    FACE_UP,
    HANDS,
    LYING,
    PLAYERS,
    ROLE_OF,
    SEATS,
    TRICK,
    TURN,
    Position,
)
from ebbes.kernel.rounding import whole_parts
from ebbes.kernel.worlds import Numbers
from ebbes.rules.cards import NO_SUIT, Card, suit_of, value_of
from ebbes.rules.roles import EBBES, MINUS, NIX, PLUS, TRUMP, is_designator
from ebbes.rules.seats import VIRTUAL, Seat, left_of, next_picker
from ebbes.rules.virtual import COLUMNS

Reasons = NDArray[np.int64]
"""Rows of `REASON_LENGTH`: a code, and up to four numbers; chances are whole hundredths."""

(
    ONLY_CHOICE,
    NAMES_ROLE,
    TAKES_TRICK,
    LEAVES_TRICK,
    OPEN,
    TRUMPS,
    PLAYS_LAST,
    GETS_RID_OF,
    GIVES_AWAY,
    EMPTIES_SUIT,
    KEEPS_DESIGNATOR,
    HOLDS_DESIGNATOR,
    OPEN_DESIGNATOR,
    NOT_HELD,
    SUIT_HELD,
    LEADS_ITSELF,
    VIRTUAL_LEADS,
    LETS_LEAD,
    PICKS_DESIGNATORS,
    CAN_NAME_TRUMP,
) = range(20)
NAMES: Final = (
    ("only-choice", ()),
    ("names-role", ("role", "suit")),
    ("takes-trick", ("plus", "ebbes", "minus", "chance")),
    ("leaves-trick", ("plus", "ebbes", "minus", "chance")),
    ("open", ("chance",)),
    ("trumps", ("led",)),
    ("plays-last", ()),
    ("gets-rid-of", ("role", "suit")),
    ("gives-away", ("role", "suit")),
    ("empties-suit", ("suit",)),
    ("keeps-designator", ("card",)),
    ("holds-designator", ("card",)),
    ("open-designator", ("card",)),
    ("not-held", ("card",)),
    ("suit-held", ("suit", "cards")),
    ("leads-itself", ()),
    ("virtual-leads", ("card",)),
    ("lets-lead", ("seat", "place")),
    ("picks-designators", ("picks", "first")),
    ("can-name-trump", ("card",)),
)
"""The name of each code, and what its numbers are."""
REASON_LENGTH: Final = 5
HUNDREDTHS: Final = 100
MOST: Final = 2
ROOM: Final = 8
"""More reasons than there can be; only the first ones count."""
LIKELY: Final = 0.6
UNLIKELY: Final = 0.4
"""Chances from which a trick counts as taken, or as left."""


@compiled
def card_reasons(
    position: Position, legal: Numbers, card: Card, chance: float, reasons: Reasons
) -> int:
    """Why a card is worth playing; `chance` says how likely it takes the trick."""
    if len(legal) == 1:
        return _add(reasons, 0, ONLY_CHOICE, 0, 0, 0)
    after = position.copy()
    play(after, card)
    found = 0
    if _designates(position, card):
        found = _add(reasons, 0, NAMES_ROLE, _role(after, card), suit_of(card), 0)
    found = _in_trick(position, after, card, chance, reasons, found)
    found = _in_hand(position, legal, card, reasons, found)
    if found == 0:
        found = _outcome(position, after, card, chance, reasons, 0)
    return min(found, MOST)


@lean
def _add(
    reasons: Reasons, found: int, code: int, one: int, two: int, three: int, four: int = 0
) -> int:
    reasons[found, 0], reasons[found, 1] = code, one
    reasons[found, 2], reasons[found, 3], reasons[found, 4] = two, three, four
    return found + 1


@lean
def _designates(position: Position, card: Card) -> bool:
    """Whether a card gives its suit a role (R16)."""
    designators = position[DESIGNATORS : DESIGNATORS + 5]
    return cell(position, DESIGNATED) < NIX and is_designator(card, designators)


@lean
def _role(position: Position, card: Card) -> int:
    """The role of a card's suit."""
    return cell(position, ROLE_OF + suit_of(card))


@lean
def _held(position: Position, after: Position, card: Card, role: int) -> int:
    """How many cards of a role lie in the trick, this one included."""
    held = 1 if _role(after, card) == role else 0
    for place in range(cell(position, LYING)):
        if _role(after, cell(position, TRICK + place)) == role:
            held += 1
    return held


@lean
def _outcome(
    position: Position, after: Position, card: Card, chance: float, reasons: Reasons, found: int
) -> int:
    """Who takes the trick, as far as that can be told."""
    plus, ebbes = _held(position, after, card, PLUS), _held(position, after, card, EBBES)
    minus, told = _held(position, after, card, MINUS), whole_parts(chance, HUNDREDTHS)
    if chance >= LIKELY:
        return _add(reasons, found, TAKES_TRICK, plus, ebbes, minus, told)
    if chance <= UNLIKELY:
        return _add(reasons, found, LEAVES_TRICK, plus, ebbes, minus, told)
    return _add(reasons, found, OPEN, told, 0, 0)


@lean
def _in_trick(
    position: Position, after: Position, card: Card, chance: float, reasons: Reasons, found: int
) -> int:
    counts = (
        _held(position, after, card, PLUS)
        + _held(position, after, card, EBBES)
        + _held(position, after, card, MINUS)
    )
    if chance >= LIKELY:
        if counts:
            found = _outcome(position, after, card, chance, reasons, found)
        return _winning(position, after, card, reasons, found)
    if chance <= UNLIKELY:
        found = _parting(after, card, reasons, found)
        if counts:
            found = _outcome(position, after, card, chance, reasons, found)
    return found


@lean
def _winning(position: Position, after: Position, card: Card, reasons: Reasons, found: int) -> int:
    led = led_suit(position)
    if led not in (NO_SUIT, suit_of(card)) and _role(after, card) == TRUMP:
        found = _add(reasons, found, TRUMPS, led, 0, 0)
    if cell(position, LYING) == cell(position, SEATS) - 1:
        found = _add(reasons, found, PLAYS_LAST, 0, 0, 0)
    return found


@lean
def _parting(after: Position, card: Card, reasons: Reasons, found: int) -> int:
    role = _role(after, card)
    if role in (MINUS, EBBES):
        return _add(reasons, found, GETS_RID_OF, role, suit_of(card), 0)
    if role == PLUS:
        return _add(reasons, found, GIVES_AWAY, role, suit_of(card), 0)
    return found


@lean
def _in_hand(position: Position, legal: Numbers, card: Card, reasons: Reasons, found: int) -> int:
    suit, seat = suit_of(card), cell(position, TURN)
    if count(cell(position, HANDS + seat * 5 + suit)) == 1:
        found = _add(reasons, found, EMPTIES_SUIT, suit, 0, 0)
    if _designates(position, card):
        return found
    for other in legal:
        if _designates(position, other):
            return _add(reasons, found, KEEPS_DESIGNATOR, other, 0, 0)
    return found


@compiled
def pick_reasons(position: Position, seat: Seat, card: Card, reasons: Reasons) -> int:
    """Why a designator is worth picking: who can play it, and how long its suit is in the hand."""
    held = cell(position, HANDS + seat * 5 + suit_of(card))
    code = HOLDS_DESIGNATOR if held >> value_of(card) & 1 else NOT_HELD
    for column in range(COLUMNS):
        if code == NOT_HELD and cell(position, FACE_UP + column) == card:
            code = OPEN_DESIGNATOR
    _add(reasons, 0, code, card, 0, 0)
    return _add(reasons, 1, SUIT_HELD, suit_of(card), count(held), 0)


@compiled
def starter_reasons(
    game: Game, position: Position, seat: Seat, starter: Seat, reasons: Reasons
) -> int:
    """Why a starter is worth naming: who leads, and what that gives."""
    lead = _virtual_lead(position, starter)
    if starter == seat:
        found = _add(reasons, 0, LEADS_ITSELF, 0, 0, 0)
    elif lead:
        found = _add(reasons, 0, VIRTUAL_LEADS, lead, 0, 0)
    else:
        found = _add(reasons, 0, LETS_LEAD, starter, _place(position, seat, starter), 0)
    if game[PICK_DESIGNATORS]:
        return _picks(position, seat, starter, reasons, found)
    return _trumping(position, seat, starter, lead, reasons, found)


@lean
def _virtual_lead(position: Position, starter: Seat) -> Card:
    """The card with which the virtual player would begin, if it is the starter (R32)."""
    if cell(position, PLAYERS) != 2 or starter != VIRTUAL:
        return 0
    return virtual_card(position, NO_SUIT)


@lean
def _place(position: Position, seat: Seat, starter: Seat) -> int:
    """The own place in the first trick, counted from 1."""
    place = 1
    while starter != seat:
        starter = left_of(starter, cell(position, DEALER), cell(position, PLAYERS))
        place += 1
    return place


@lean
def _picks(position: Position, seat: Seat, starter: Seat, reasons: Reasons, found: int) -> int:
    """How many of the five designators are the own pick, and when the first (R26, R38)."""
    picks, first = 0, 0
    for turn in range(1, 6):
        starter = next_picker(starter, cell(position, DEALER), cell(position, PLAYERS))
        if starter == seat:
            picks += 1
            first = turn if picks == 1 else first
    return _add(reasons, found, PICKS_DESIGNATORS, picks, first, 0)


@lean
def _trumping(
    position: Position, seat: Seat, starter: Seat, lead: Card, reasons: Reasons, found: int
) -> int:
    """Whether the first card can make, or surely makes, its suit trump (R16)."""
    designators = position[DESIGNATORS : DESIGNATORS + 5]
    if starter == seat:
        for suit in range(5):
            value = cell(designators, suit)
            if cell(position, HANDS + seat * 5 + suit) >> value & 1:
                return _add(reasons, found, CAN_NAME_TRUMP, suit << 4 | value, 0, 0)
    if lead and is_designator(lead, designators):
        return _add(reasons, found, NAMES_ROLE, TRUMP, suit_of(lead), 0)
    return found
