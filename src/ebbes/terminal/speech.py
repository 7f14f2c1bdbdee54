"""What the terminal says to people: sentences in one language, and names as it can show them."""

from collections.abc import Sequence
from functools import lru_cache, reduce

from ebbes.protocol.refusals import Reason
from ebbes.protocol.seats import BotSeat, PersonSeat, SeatState
from ebbes.record.text import printable
from ebbes.rules.cards import LETTERS, SUIT_NAMES, Card, Suit, value_of
from ebbes.rules.cards import suit_of as suit_of_card
from ebbes.rules.codes import CARDS
from ebbes.rules.roles import ROLE_NAMES, Role
from ebbes.words import Language, NoSuchSentence, words

MINUS = "\N{MINUS SIGN}"


class Speech:
    """Says sentences in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def say(self, key: str, **variables: str | float) -> str:
        """The sentence of that key, in one line."""
        return _said(self.language, key, tuple(variables.items()))

    def listed(self, things: Sequence[str]) -> str:
        """Several things in a row: one, two and three."""
        *others, end = things
        if not others:
            return end
        row = reduce(lambda row, each: self.say("list-comma", first=row, second=each), others)
        return self.say("list-and", first=row, second=end)

    def card(self, card: Card, key: str = "card-short") -> str:
        """A card: `Green 10`."""
        return self.say(key, **of_card(card))

    def suit(self, suit: Suit) -> str:
        """A suit as a label."""
        return self.say("suit", suit=LETTERS[suit])

    def role(self, role: Role) -> str:
        """A role as a label."""
        return self.say("role", role=ROLE_NAMES[role])

    def refusal(self, reason: Reason) -> str:
        """Why the server refuses something."""
        told: dict[str, str | float] = {}
        for name, value in reason.context.items():
            if name == "led" and value in SUIT_NAMES:
                told["led"] = LETTERS[SUIT_NAMES.index(str(value))]
            elif name == "holding" and isinstance(value, list):
                held = [self.card(CARDS[str(code)], "card-value") for code in value]
                told["cards"] = self.listed(held)
            elif isinstance(value, str | int | float):
                told[name] = value
        try:
            return self.say(f"errors-{reason.code.replace('/', '-')}", **told)
        except NoSuchSentence:
            return self.say("errors-unknown", message=reason.message)


@lru_cache(maxsize=4096)
def _said(language: Language, key: str, variables: tuple[tuple[str, str | float], ...]) -> str:
    """Screens say the same again and again."""
    return " ".join(words(language).say(key, **dict(variables)).split())


def of_card(card: Card) -> dict[str, str | float]:
    """For sentences about a card: the letter of its suit, and its value."""
    return {"suit": LETTERS[suit_of_card(card)], "value": value_of(card)}


def signed(points: int) -> str:
    """Points with their sign; nothing is neither."""
    return f"+{points}" if points > 0 else number(points)


def number(points: int) -> str:
    """Points with the sign for minus."""
    return str(points).replace("-", MINUS)


def seat_name(seat: SeatState, free: str) -> str:
    """Who sits there, as a terminal can show it."""
    return printable(seat.name) if isinstance(seat, PersonSeat | BotSeat) else free
