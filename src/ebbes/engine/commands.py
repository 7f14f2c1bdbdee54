"""What a seat, or the table itself, may ask for."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from ebbes.rules.cards import Card, Value
from ebbes.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """The table deals: all that chance decides in a round (R6-R9).

    `hands` are by seat in the order dealt; `value` is the number designator, None when designators
    are picked; `starter` is given in the first round only.
    """

    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    value: Value | None = None
    starter: Seat | None = None


@dataclass(frozen=True, slots=True)
class NameStarter:
    """The nix winner names who leads (R10)."""

    seat: Seat
    starter: Seat


@dataclass(frozen=True, slots=True)
class PickDesignator:
    """A number and a colour become a designator card (R26)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A card goes to the table (R11)."""

    seat: Seat
    card: Card


Choice: TypeAlias = NameStarter | PickDesignator | PlayCard
"""What a person or a bot decides."""

Command: TypeAlias = Deal | Choice
"""What `decide` takes: a choice, or the table's own deal."""

PLAY_CARD: Final = tuple(tuple(PlayCard(seat, card) for card in range(80)) for seat in range(5))
"""Every `PlayCard` there is, by seat and card: values worth making only once."""
