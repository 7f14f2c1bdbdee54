"""What a table agrees on besides the rules."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from ebbes.protocol.options import GameOptions
from ebbes.protocol.wire import Wire

LONGEST_HOURS = 168
"""A week."""
USUAL_HOURS = (6, 24, 72)
"""What people choose from for a decision in a game over days."""


class Clock(StrEnum):
    """How long a decision may take; the server's settings say how many seconds that is."""

    NONE = "none"
    RELAXED = "relaxed"
    BRISK = "brisk"


class Hints(StrEnum):
    """When a person may ask what a strong bot would do."""

    ON = "on"
    LESSONS = "lessons"
    """In the first round of a game, to learn it."""
    OFF = "off"


class Late(StrEnum):
    """What becomes of a decision whose time is up, in a game over days."""

    HOUSE = "house"
    """A bot plays for who is late, until they come back."""
    WAIT = "wait"
    """Everybody waits."""


class OverDays(Wire):
    """A game people come back to when they have time; no other clock runs in it."""

    hours: Annotated[int, Field(ge=1, le=LONGEST_HOURS)] = 24
    """For a decision."""
    late: Late = Late.HOUSE
    nights: bool = True
    """Whether no time runs at night, by the server's own clock."""
    forced: bool = True
    """Whether what cannot be decided otherwise plays itself, unless somebody wants it not to."""


class TableSettings(Wire):
    """How a table plays, and what it shows (R40)."""

    options: GameOptions = GameOptions()
    public: bool = False
    """Whether the table is on the list that everyone sees."""
    clock: Clock = Clock.NONE
    last_trick: bool = True
    open_tricks: bool = False
    card_counter: bool = False
    chat: bool = True
    ask_first: bool = False
    """Whether the host is asked before somebody sits down."""
    hints: Hints = Hints.ON
    fill_after: Annotated[int, Field(ge=10, le=3600)] | None = None
    """Seconds after somebody sat down last until bots take the open seats and the game begins."""
    over_days: OverDays | None = None
    """If the game is played over days."""
