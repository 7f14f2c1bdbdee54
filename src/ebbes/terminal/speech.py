"""What the terminal says to people: sentences in one language, and names as it can show them."""

from collections.abc import Sequence
from functools import lru_cache

from ebbes.client.errors import ClientError, NoSuchTable, Refusal, Unreachable
from ebbes.protocol.refusals import Reason
from ebbes.protocol.seats import BotSeat, PersonSeat, SeatState
from ebbes.record.text import printable
from ebbes.rules.cards import LETTERS, Card, Suit
from ebbes.rules.roles import ROLE_NAMES, Role
from ebbes.words import Language, words
from ebbes.words.pieces import listed, of_card
from ebbes.words.refusals import NameOf, refusal_sentence

HOUR = 3600
DAY = 24 * HOUR
MINUS = "\N{MINUS SIGN}"


class Speech:
    """Says sentences in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def say(self, key: str, /, **variables: str | float) -> str:
        """The sentence of that key, in one line."""
        return _said(self.language, key, tuple(variables.items()))

    def listed(self, things: Sequence[str]) -> str:
        """Several things in a row: one, two and three."""
        return listed(things, self.say)

    def card(self, card: Card, key: str = "card-short") -> str:
        """A card: `Green 10`."""
        return self.say(key, **of_card(card))

    def suit(self, suit: Suit) -> str:
        """A suit as a label."""
        return self.say("suit", suit=LETTERS[suit])

    def role(self, role: Role) -> str:
        """A role as a label."""
        return self.say("role", role=ROLE_NAMES[role])

    def time_left(self, seconds: int) -> str:
        """How long somebody still has, where that is hours or days."""
        if seconds <= 0:
            return self.say("overdays-late")
        if seconds >= 2 * DAY:
            return self.say("overdays-left-days", days=seconds // DAY)
        return self.say("overdays-left-hours", hours=seconds // HOUR)

    def refusal(self, reason: Reason, name_of: NameOf | None = None) -> str:
        """Why the server refuses something."""
        return refusal_sentence(self.say, reason.code, reason.message, reason.context, name_of)

    def fault(self, fault: ClientError, server: str, name_of: NameOf | None = None) -> str:
        """What went wrong between somebody and their server, which they know by this address."""
        match fault:
            case Refusal():
                return self.refusal(fault.reason, name_of)
            case NoSuchTable():
                return self.say("errors-table-no-such-table")
            case Unreachable():
                return self.say("cli-sit-no-answer", server=server)
            case _:
                return self.say("cli-sit-fault", why=str(fault))


@lru_cache(maxsize=4096)
def _said(language: Language, key: str, variables: tuple[tuple[str, str | float], ...]) -> str:
    """Screens say the same again and again."""
    return " ".join(words(language).say(key, **dict(variables)).split())


def signed(points: int) -> str:
    """Points with their sign; nothing is neither."""
    return f"+{points}" if points > 0 else number(points)


def number(points: int) -> str:
    """Points with the sign for minus."""
    return str(points).replace("-", MINUS)


def seat_name(seat: SeatState, free: str) -> str:
    """Who sits there, as a terminal can show it."""
    return printable(seat.name) if isinstance(seat, PersonSeat | BotSeat) else free
