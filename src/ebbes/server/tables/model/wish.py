"""What somebody wants done at a table while they are not there; nobody else hears of it."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Any, NamedTuple

from ebbes.engine.legal import legal_cards
from ebbes.engine.state import PLAY, State
from ebbes.json_types import Json
from ebbes.rules.cards import SUITS, Card, card_of, suit_of
from ebbes.rules.codes import CARDS, code_of, letter_of
from ebbes.rules.seats import Seat
from ebbes.server.holidays import Holiday
from ebbes.server.tables.model.game import Game
from ebbes.server.tables.model.hours import Rest, day_begins

LEAD = "lead"
"""When oneself leads a trick."""
ANY = "any"
"""Whatever happens."""


class Moment(NamedTuple):
    """A decision of a seat: the one with so many cards in hand."""

    game: int
    round: int
    held: int


class Play(NamedTuple):
    """A card for when a suit is led, by its letter, or for `LEAD` or `ANY`."""

    when: str
    card: Card


class Chance(NamedTuple):
    """How the next turn of a seat may come about, and the cards that may be played then."""

    when: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """What somebody would play at one moment; the first card that fits and is legal."""

    at: Moment
    plays: tuple[Play, ...]

    def to_json(self) -> Json:
        """As the store keeps it."""
        return {"at": list(self.at), "plays": [[when, code_of(card)] for when, card in self.plays]}

    @staticmethod
    def from_json(kept: Json) -> "Plan":
        """As the store kept it."""
        plan: Any = kept
        plays = tuple(Play(when, CARDS[code]) for when, code in plan["plays"])
        return Plan(Moment(*plan["at"]), plays)


@dataclass(frozen=True, slots=True)
class Wish:
    """Of one person."""

    forced: bool | None = None
    """Whether forced cards play themselves; None for what the table says."""
    plan: Plan | None = None
    holidays: tuple[Holiday, ...] = ()
    """Those that have begun and may matter, the first one first."""

    @property
    def rests(self) -> tuple[Rest, ...]:
        """When no time runs for them."""
        return tuple(
            Rest(day_begins(first), day_begins(last + timedelta(days=1)))
            for first, last in self.holidays
        )


def moment_of(game: Game, seat: Seat) -> Moment:
    """The next decision of a seat about a card."""
    return Moment(game.number, game.state.score.rounds, len(game.state.hands[seat]))


def fits(when: str, game: Game) -> bool:
    """Whether a card is meant for how the trick lies (R11)."""
    if game.state.phase is not PLAY:
        return False
    trick = game.state.trick
    led = letter_of(suit_of(trick[0])) if trick else LEAD
    return when in (ANY, led)


def chances_of(state: State, seat: Seat) -> tuple[Chance, ...]:
    """Every way the next card of a seat may be asked for; none while it is asked (R11, R12).

    In a game for two nobody knows who follows whom: the virtual player comes in between.
    """
    hand, trick, seats = state.hands[seat], state.trick, state.options.seats
    if state.phase is not PLAY or state.turn == seat or not hand:
        return ()
    leader = (state.turn - len(trick)) % seats
    is_known = state.options.players > 2
    if trick and is_known and (seat - leader) % seats >= len(trick):
        return (Chance(ANY, legal_cards(hand, trick)),)
    led = [Chance(letter_of(suit), legal_cards(hand, (card_of(suit, 1),))) for suit in SUITS]
    return tuple(led) if is_known and not trick else (Chance(LEAD, hand), *led)
