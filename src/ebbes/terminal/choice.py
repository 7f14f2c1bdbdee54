"""What somebody may do now, as the server says, and where the cursor is among it."""

from dataclasses import dataclass

from ebbes.engine.commands import Choice, NameStarter, PickDesignator, PlayCard
from ebbes.protocol.prompts import CardPrompt, PickPrompt, Prompt, StarterPrompt
from ebbes.rules.cards import Card, Suit, Value, suit_of, value_of
from ebbes.rules.codes import CARDS
from ebbes.rules.seats import Seat


@dataclass(slots=True)
class Cursor:
    """What was chosen so far of what may be chosen."""

    at: int = 0
    """The place among cards or seats."""
    value: Value | None = None
    suit: Suit | None = None

    def move(self, step: int, among: int) -> None:
        """One place on, and from the last to the first."""
        self.at = (self.at + step) % among if among else 0


def cards_of(prompt: Prompt | None) -> tuple[Card, ...]:
    """The cards that can be played or picked."""
    if isinstance(prompt, CardPrompt | PickPrompt):
        return tuple(CARDS[code] for code in prompt.cards)
    return ()


def playable(prompt: Prompt | None) -> tuple[Card, ...]:
    """The cards that can be played, sorted as in the hand."""
    return tuple(sorted(cards_of(prompt))) if isinstance(prompt, CardPrompt) else ()


def seats_of(prompt: Prompt | None) -> tuple[Seat, ...]:
    """Who can be named to lead."""
    return prompt.seats if isinstance(prompt, StarterPrompt) else ()


def free_values(prompt: Prompt | None) -> tuple[Value, ...]:
    """The numbers that can still be picked."""
    return tuple(sorted({value_of(card) for card in cards_of(prompt)}))


def free_suits(prompt: Prompt | None) -> tuple[Suit, ...]:
    """The colours that can still be picked."""
    return tuple(sorted({suit_of(card) for card in cards_of(prompt)}))


def picked(prompt: Prompt | None, cursor: Cursor) -> Card | None:
    """The card that number and colour make, if both are chosen."""
    for card in cards_of(prompt):
        if (suit_of(card), value_of(card)) == (cursor.suit, cursor.value):
            return card
    return None


def choice_of(prompt: Prompt | None, cursor: Cursor, seat: Seat) -> Choice | None:
    """What Enter does now."""
    if cards := playable(prompt):
        return PlayCard(seat, cards[cursor.at % len(cards)])
    if seats := seats_of(prompt):
        return NameStarter(seat, seats[cursor.at % len(seats)])
    card = picked(prompt, cursor)
    return None if card is None else PickDesignator(seat, card)
