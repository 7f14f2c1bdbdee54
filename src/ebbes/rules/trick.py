"""Who takes a trick (R13, R18)."""

from collections.abc import Sequence

from ebbes.rules.cards import Card, Suit, suit_of


def beats(card: Card, best: Card, trump: Suit) -> bool:
    """A card beats the best so far as a higher one of its suit, or as a trump (R13)."""
    if suit_of(card) == suit_of(best):
        return card > best
    return suit_of(card) == trump


def trick_winner(cards: Sequence[Card], trump: Suit) -> int:
    """The position of the highest trump, or else of the highest card of the led suit (R13).

    The trump is the one known when the trick is full, so it counts for cards lying before (R18).
    """
    best = 0
    for position in range(1, len(cards)):
        if beats(cards[position], cards[best], trump):
            best = position
    return best
