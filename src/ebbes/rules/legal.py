"""Which cards may be played (R12)."""

from ebbes.rules.cards import NO_SUIT, Suit


def must_follow(led: Suit, held: int) -> bool:
    """Follow the led suit if you hold any of it; otherwise play any card (R12)."""
    return led != NO_SUIT and held != 0
