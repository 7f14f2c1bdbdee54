"""Cards as people and records write them: `G10` (R3)."""

from collections.abc import Iterable
from typing import Final

from ebbes.rules.cards import HIGHEST_VALUE, LETTERS, NO_CARD, SUITS, Card, Suit, card_of

CODES: Final[dict[Card, str]] = {
    card_of(suit, value): f"{LETTERS[suit]}{value}"
    for suit in SUITS
    for value in range(1, HIGHEST_VALUE + 1)
}
"""The code of every card (R3)."""
CARDS: Final[dict[str, Card]] = {code: card for card, code in CODES.items()}
"""The card of every code (R3)."""
HIDDEN_CODE: Final = "??"
"""The code of a card that may not be seen."""


def code_of(card: Card) -> str:
    """The code of a card, `??` for one that may not be seen (R3)."""
    return HIDDEN_CODE if card == NO_CARD else CODES[card]


def codes_of(cards: Iterable[Card]) -> str:
    """Several codes in a row: `G2 G7`."""
    return " ".join(code_of(card) for card in cards)


def letter_of(suit: Suit) -> str:
    """The letter of a suit (R3)."""
    return LETTERS[suit]
