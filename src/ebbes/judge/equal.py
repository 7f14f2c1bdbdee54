"""Cards of a hand that nobody could tell apart: nothing that is still out lies between them."""

from collections.abc import Sequence

from ebbes.engine.state import State
from ebbes.engine.view import View
from ebbes.rules.cards import Card, card_of, suit_of, value_of
from ebbes.rules.roles import is_designator


def equal_cards(view: View, cards: Sequence[Card]) -> dict[Card, Card]:
    """For each of some cards in the hand the lowest one that is as good."""
    found: dict[Card, Card] = {}
    before: Card | None = None
    gone = _gone(view)
    for card in sorted(cards):
        same = before is not None and _are_equal(view.seen, before, card, gone)
        found[card] = found[before] if same and before is not None else card
        before = card
    return found


def _gone(view: View) -> set[Card]:
    """Cards that can never lie between two others again: those taken, and the own ones."""
    taken = {card for trick in view.seen.tricks for card in trick.cards}
    return taken | set(view.hand)


def _are_equal(seen: State, low: Card, high: Card, gone: set[Card]) -> bool:
    if suit_of(low) != suit_of(high):
        return False
    if any(is_designator(card, seen.setup.designators) for card in (low, high)):
        return False
    suit = suit_of(low)
    return all(card_of(suit, value) in gone for value in range(value_of(low), value_of(high)))
