"""A game record: enough to replay a game exactly, and nothing derived."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from ebbes.engine.options import Options
from ebbes.json_types import Json
from ebbes.rules.cards import Card, Value
from ebbes.rules.seats import Seat

Extra: TypeAlias = Mapping[str, Json]
"""Keys this version does not know; they are kept."""

FORMAT = "ebbes-record/1"


@dataclass(frozen=True, slots=True)
class Pick:
    """A designator card and who picked it (R26)."""

    seat: Seat
    card: Card
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Round:
    """One round; the last one of an unfinished game may stop anywhere."""

    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    plays: tuple[Card, ...] = ()
    starter: Seat | None = None
    chooser: Seat | None = None
    value: Value | None = None
    designators: tuple[Pick, ...] | None = None
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game."""

    options: Options
    names: tuple[str, ...]
    rounds: tuple[Round, ...] = ()
    extra: Extra = field(default_factory=dict)
    options_extra: Extra = field(default_factory=dict)
