"""Parts of sentences: things in a row, a card."""

from collections.abc import Sequence
from functools import reduce
from typing import Protocol

from ebbes.rules.cards import LETTERS, Card, suit_of, value_of


class Say(Protocol):
    """Says the sentence of a key, with what it is told."""

    def __call__(self, key: str, /, **told: str | float) -> str:
        """The sentence."""
        ...


def listed(things: Sequence[str], say: Say, last: str = "list-and") -> str:
    """Several things in a row: one, two and three."""
    *others, end = things
    if not others:
        return end
    row = reduce(lambda row, each: say("list-comma", first=row, second=each), others)
    return say(last, first=row, second=end)


def of_card(card: Card) -> dict[str, str | float]:
    """For sentences about a card: the letter of its suit, and its value."""
    return {"suit": LETTERS[suit_of(card)], "value": value_of(card)}
