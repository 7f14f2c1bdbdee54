"""The five roles, in the order in which they are designated (R2, R15, R16)."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from ebbes.rules.cards import SUITS, Card, Suit, Value, suit_of, value_of

Role: TypeAlias = int
"""A role, from `TRUMP` to `NIX`, in the order designated (R2, R16)."""

NOT_PICKED: Final[Value] = 0
"""The designating value of a suit that has none yet."""

TRUMP: Final[Role] = 0
"""The suit that beats all others (R13)."""
PLUS: Final[Role] = 1
"""A point for each card (R20)."""
EBBES: Final[Role] = 2
"""Three points for whoever has neither the most nor the fewest cards (R21)."""
MINUS: Final[Role] = 3
"""A point less for each card (R20)."""
NIX: Final[Role] = 4
"""No points; who takes the most names the next starter (R25)."""
NUMBER_DESIGNATORS: Final = (1, 2, 3, 4, 5)
"""One for each round of a game without picks (R9)."""

ROLE_NAMES: Final = ("trump", "plus", "ebbes", "minus", "nix")
"""The names of the roles, by role (R2)."""


def is_designator(card: Card, designators: Sequence[Value]) -> bool:
    """Whether a card has the designating value of its suit (R15).

    `designators` holds one value per suit: five times the number designator, or the picks.
    """
    return designators[suit_of(card)] == value_of(card)


def may_pick(card: Card, designators: Sequence[Value]) -> bool:
    """Whether the colour and the number of a card are both still free (R26)."""
    for suit in SUITS:
        if designators[suit] == value_of(card):
            return False
    return designators[suit_of(card)] == NOT_PICKED


def last_suit(trump: Suit, plus: Suit, ebbes: Suit, minus: Suit) -> Suit:
    """The suit that remains becomes nix (R16)."""
    return sum(SUITS) - trump - plus - ebbes - minus
