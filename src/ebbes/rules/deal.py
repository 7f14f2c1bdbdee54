"""Who gets which cards of a shuffled deck (R6)."""

from collections.abc import Sequence

from ebbes.rules.cards import Card
from ebbes.rules.seats import Seat, left_of, seats_at


def dealt_hands(cards: Sequence[Card], dealer: Seat, players: int) -> tuple[tuple[Card, ...], ...]:
    """The hands by seat, dealt one by one, clockwise from the dealer's left (R6, R30)."""
    seats = seats_at(players)
    hands: list[tuple[Card, ...]] = [()] * seats
    seat = dealer
    for first in range(seats):
        seat = left_of(seat, dealer, players)
        hands[seat] = tuple(cards[first::seats])
    return tuple(hands)
