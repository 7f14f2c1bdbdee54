"""How the virtual third player lays out and plays its cards (R31-R33, R37)."""

from collections.abc import Sequence
from typing import Final

from ebbes.rules.cards import NO_CARD, Card, Suit, suit_of

COLUMNS: Final = 5
"""The columns of the virtual player's cards (R31)."""


def column_of(dealt: int) -> int:
    """The column of its n-th card, counted from 0: row by row, left to right (R31, R37)."""
    return dealt % COLUMNS


def is_dealt_face_up(dealt: int, hand_size: int) -> bool:
    """Only the last row lies face up, on top of the others (R31, R37)."""
    return dealt >= hand_size - COLUMNS


def must_uncover(face_up: Card, face_down: int) -> bool:
    """Whether a column's next card is turned up before the next trick (R33)."""
    return face_up == NO_CARD and face_down > 0


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
