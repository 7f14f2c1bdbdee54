"""How people write a card: `G7`, `7g`, `green 7`, `grün 7`; for a pick, half of it."""

import re
from typing import Final, NamedTuple

from ebbes.cli.speech import Speech
from ebbes.rules.cards import HIGHEST_VALUE, LETTERS, SUIT_NAMES, SUITS, Card, Suit, Value, card_of

WORD: Final = re.compile(r"[^\W\d_]+|[0-9]{1,3}|[^\s,]")
FEWEST_LETTERS: Final = 2
"""Of a colour's name: one letter is that of its code."""


class Spelt(NamedTuple):
    """A colour, a number, or both."""

    suit: Suit | None = None
    value: Value | None = None

    @property
    def card(self) -> Card | None:
        """The card, if both are there and such a card exists."""
        if self.suit is None or self.value is None or not 1 <= self.value <= HIGHEST_VALUE:
            return None
        return card_of(self.suit, self.value)


def spelt(text: str, speech: Speech) -> Spelt | None:
    """What a text spells, in either order; None if it is anything else."""
    words = WORD.findall(text.lower())
    suits = [suit for word in words for suit in SUITS if _names(word, suit, speech)]
    values = [int(word) for word in words if word.isdecimal()]
    if len(suits) + len(values) != len(words) or len(suits) > 1 or len(values) > 1:
        return None
    return Spelt(suits[0] if suits else None, values[0] if values else None)


def _names(word: str, suit: Suit, speech: Speech) -> bool:
    letter = LETTERS[suit]
    if len(word) < FEWEST_LETTERS:
        return word == letter.lower()
    own = [speech.say(key, suit=letter).lower() for key in ("suit", "suit-card")]
    return any(name.startswith(word) for name in (SUIT_NAMES[suit], *own))
