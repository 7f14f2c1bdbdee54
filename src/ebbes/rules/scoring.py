"""What the cards in one's tricks are worth (R20-R22, R25)."""

from ebbes.rules.cards import Value


def card_points(plus_cards: int, minus_cards: int) -> int:
    """Plus cards count one each, minus cards minus one; trump and nix count nothing (R20)."""
    return plus_cards - minus_cards


def ebbes_points(cards: int, most: int, fewest: int) -> int:
    """Three for everyone who has neither the most nor the fewest ebbes cards (R21, R22)."""
    return 3 if fewest < cards < most else 0


def nix_rank(cards: int, highest: Value) -> int:
    """Grows with the number of nix cards, among equals with the highest of them (R25)."""
    return cards * 16 + highest
