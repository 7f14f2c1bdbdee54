"""Cards, suits and values as ints with names (R1, R3)."""

from typing import Final, TypeAlias

Card: TypeAlias = int
Suit: TypeAlias = int
Value: TypeAlias = int

BLUE: Final[Suit] = 0
BROWN: Final[Suit] = 1
YELLOW: Final[Suit] = 2
GREEN: Final[Suit] = 3
RED: Final[Suit] = 4
SUITS: Final = (BLUE, BROWN, YELLOW, GREEN, RED)

NO_SUIT: Final[Suit] = 5
"""A suit nobody has: before the lead, before trump is designated."""

NO_CARD: Final[Card] = 0
"""No card there, or a card that may not be seen."""

LETTERS: Final = "BNYGR"
SUIT_NAMES: Final = ("blue", "brown", "yellow", "green", "red")
HIGHEST_VALUE: Final[Value] = 15


def card_of(suit: Suit, value: Value) -> Card:
    """Sixteen cards to a suit, so that a higher card of a suit is a higher int (R1)."""
    return suit << 4 | value


def suit_of(card: Card) -> Suit:
    """The suit of a card (R1)."""
    return card >> 4


def value_of(card: Card) -> Value:
    """The value of a card, 1 to 15 (R1)."""
    return card & 15
