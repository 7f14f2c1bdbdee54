"""Who sits where: turns, dealers and pickers, clockwise (R6, R7, R11, R26, R30, R38)."""

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A seat at the table, clockwise from 0."""

VIRTUAL: Final[Seat] = 2
"""The virtual player's seat in the game for two (R30)."""


def seats_at(players: int) -> int:
    """Two players share the table with a virtual third (R30)."""
    return 3 if players == 2 else players


def left_of(seat: Seat, dealer: Seat, players: int) -> Seat:
    """The next seat clockwise; for two: dealer, virtual player, partner (R11, R30)."""
    if players != 2:
        return seat + 1 if seat + 1 < players else 0
    if seat == VIRTUAL:
        return 1 - dealer
    return VIRTUAL if seat == dealer else dealer


def next_dealer(dealer: Seat, players: int) -> Seat:
    """The left neighbour of the last dealer; the virtual player never deals (R7, R30)."""
    return (dealer + 1) % players


def next_picker(seat: Seat, dealer: Seat, players: int) -> Seat:
    """The next person clockwise; the virtual player is skipped (R26, R38)."""
    left = left_of(seat, dealer, players)
    if players == 2 and left == VIRTUAL:
        return left_of(left, dealer, players)
    return left
