"""Tastes: what a player likes, beyond what it gains by it."""

from dataclasses import dataclass
from typing import Final

from ebbes.engine.commands import Choice, PlayCard
from ebbes.engine.state import State
from ebbes.engine.view import View
from ebbes.rules.cards import Card, suit_of
from ebbes.rules.roles import is_designator
from ebbes.rules.trick import trick_winner


@dataclass(frozen=True, slots=True)
class Taste:
    """By how many points a card feels better than it is."""

    trumping: float = 0.0
    """A trump."""
    naming: float = 0.0
    """A designator, which may give its suit a role."""
    taking: float = 0.0
    """A card that takes the trick as it lies."""

    def likes(self, view: View) -> tuple[float, ...]:
        """What is felt for every legal choice."""
        return tuple(self._like(view.seen, choice) for choice in view.legal)

    def _like(self, seen: State, choice: Choice) -> float:
        if not isinstance(choice, PlayCard):
            return 0.0
        card = choice.card
        return (
            self.trumping * (suit_of(card) == seen.trump)
            + self.naming * is_designator(card, seen.setup.designators)
            + self.taking * _takes(seen, card)
        )


NONE: Final = Taste()
"""A taste for nothing: what is worth most is played."""


def _takes(seen: State, card: Card) -> bool:
    """Whether the card is the best of those that lie; whoever leads may still be beaten."""
    return bool(seen.trick) and trick_winner((*seen.trick, card), seen.trump) == len(seen.trick)
