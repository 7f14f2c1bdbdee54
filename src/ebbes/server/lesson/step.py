"""A step of a lesson, and a whole lesson."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from ebbes.engine.commands import Deal
from ebbes.protocol.options import GameOptions
from ebbes.rules.cards import Card
from ebbes.rules.codes import CARDS
from ebbes.rules.seats import Seat

YOU: Final[Seat] = 0
LISBETH: Final[Seat] = 1
GRETEL: Final[Seat] = 2


class Step(NamedTuple):
    """One thing to read or to do; cards are codes in a row, as on the page."""

    chapter: int
    name: str
    before: str = ""
    """What falls, or is picked, when the step begins."""
    tap: str = ""
    """The card to play or to pick; without one the step is read."""
    after: str = ""
    """What falls, or is picked, when it is over."""


@dataclass(frozen=True, slots=True)
class Script:
    """A lesson: the game, who else sits there, the stacked deal, and its steps."""

    name: str
    options: GameOptions
    others: tuple[str, ...]
    deal: Deal
    steps: tuple[Step, ...]
    next_deal: Deal | None = None
    """Dealt for the step that names who leads, if there is one."""


NEXT_ROUND: Final = "starter"
"""The step that begins with the next deal, and ends with the name of who leads (R10)."""


def cards(codes: str) -> tuple[Card, ...]:
    """Cards by their codes in a row."""
    return tuple(CARDS[code] for code in codes.split())
