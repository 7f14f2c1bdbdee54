"""The five roles, in the order in which they are designated (R2, R15, R16)."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from ebbes.rules.cards import SUITS, Card, Suit, Value, suit_of, value_of

Role: TypeAlias = int

TRUMP: Final[Role] = 0
PLUS: Final[Role] = 1
EBBES: Final[Role] = 2
MINUS: Final[Role] = 3
NIX: Final[Role] = 4
ROLE_NAMES: Final = ("trump", "plus", "ebbes", "minus", "nix")


def is_designator(card: Card, designators: Sequence[Value]) -> bool:
    """Whether a card has the designating value of its suit (R15).

    `designators` holds one value per suit: five times the number designator, or the five picks.
    """
    return designators[suit_of(card)] == value_of(card)


def last_suit(trump: Suit, plus: Suit, ebbes: Suit, minus: Suit) -> Suit:
    """The suit that remains becomes nix (R16)."""
    return sum(SUITS) - trump - plus - ebbes - minus
