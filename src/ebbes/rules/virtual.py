"""How the virtual third player lays out and plays its cards (R31, R32, R37)."""

from collections.abc import Sequence
from typing import Final

from ebbes.rules.cards import NO_CARD, Card, Suit, suit_of

COLUMNS: Final = 5


def virtual_column(face_up: Sequence[Card], led: Suit) -> int:
    """The column it plays from: the leftmost of the led suit, or else the leftmost (R32)."""
    leftmost = -1
    for column in range(COLUMNS):
        if face_up[column] == NO_CARD:
            continue
        if suit_of(face_up[column]) == led:
            return column
        if leftmost < 0:
            leftmost = column
    return leftmost
