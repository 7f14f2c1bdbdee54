"""Cards, suits and values as ints with names (R1, R3)."""

from typing import Final, TypeAlias

Card: TypeAlias = int
"""A card: its suit times sixteen, plus its value (R1)."""
Suit: TypeAlias = int
"""A suit, from `BLUE` to `RED` (R1)."""
Value: TypeAlias = int
"""The value of a card, from 1 (R1)."""

BLUE: Final[Suit] = 0
"""Blue, `B` (R3)."""
BROWN: Final[Suit] = 1
"""Brown, `N` (R3)."""
YELLOW: Final[Suit] = 2
"""Yellow, `Y` (R3)."""
GREEN: Final[Suit] = 3
"""Green, `G` (R3)."""
RED: Final[Suit] = 4
"""Red, `R` (R3)."""
SUITS: Final = (BLUE, BROWN, YELLOW, GREEN, RED)
"""All five suits (R1)."""

NO_SUIT: Final[Suit] = 5
"""A suit nobody has: before the lead, before trump is designated."""

NO_CARD: Final[Card] = 0
"""No card there, or a card that may not be seen."""

LETTERS: Final = "BNYGR"
"""The letters of the suits in card codes, by suit (R3)."""
SUIT_NAMES: Final = ("blue", "brown", "yellow", "green", "red")
"""The English names of the suits, by suit."""
HIGHEST_VALUE: Final[Value] = 15
"""The highest value in the box (R1)."""


def card_of(suit: Suit, value: Value) -> Card:
    """Sixteen cards to a suit, so that a higher card of a suit is a higher int (R1)."""
    return suit << 4 | value


def suit_of(card: Card) -> Suit:
    """The suit of a card (R1)."""
    return card >> 4


def value_of(card: Card) -> Value:
    """The value of a card, 1 to 15 (R1)."""
    return card & 15
