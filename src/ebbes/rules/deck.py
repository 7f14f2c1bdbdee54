"""Which cards are in play (R4, R5)."""

from ebbes.rules.cards import SUITS, Card, Value, card_of


def hand_size(more_cards: bool) -> int:
    """Everyone gets 10 cards, with "more cards" 15 (R4, R5)."""
    return 15 if more_cards else 10


def top_value(seats: int, more_cards: bool) -> Value:
    """Two cards of each suit for every seat, with "more cards" three (R4, R5)."""
    return seats * (3 if more_cards else 2)


def deck(seats: int, more_cards: bool) -> tuple[Card, ...]:
    """Every card in play, suit by suit (R4, R5)."""
    values = range(1, top_value(seats, more_cards) + 1)
    return tuple(card_of(suit, value) for suit in SUITS for value in values)
