"""What a seat sees, in the kernel's own form."""

from typing import NamedTuple

import numpy as np

from ebbes.engine.commands import Choice, NameStarter, PickDesignator, PlayCard
from ebbes.engine.state import NOBODY, PICK, State
from ebbes.engine.view import View
from ebbes.kernel.position import Position, empty_position, fill
from ebbes.kernel.search import NAMING, PICKING, PLAYING
from ebbes.kernel.sight import remember
from ebbes.kernel.worlds import Numbers
from ebbes.rules.seats import Seat


class Sight(NamedTuple):
    """A decision to make, as the kernel takes it."""

    seat: Seat
    position: Position
    """All that is known; other hands are empty."""
    kind: int
    choices: Numbers
    """Cards or seats, in the order of `View.legal`."""
    start: Position
    """The round before its first card."""
    plays: Numbers
    owners: Numbers
    """Who played each of the plays."""


def sight(view: View, memory: int | None = None) -> Sight:
    """What the seat of a view has to decide, if anything, and all it knows, or all it remembers."""
    seen, seat = view.seen, view.seat
    assert seat is not None
    kind, choices = _choices(view.legal)
    position = position_of(seen) if memory is None else _remembered(seen, memory)
    owners = seen.owners
    before = seen._replace(tricks=(), trick=(), roles=(), turn=owners[0] if owners else seen.turn)
    return Sight(
        seat,
        position,
        kind,
        np.array(choices, dtype=np.int64),
        position_of(before),
        np.array(seen.plays, dtype=np.int64),
        np.array(owners, dtype=np.int64),
    )


def position_of(seen: State) -> Position:
    """All that is known; before the first card the starter is next, if there is one (R26)."""
    position = empty_position()
    starts = seen.phase is PICK and seen.setup.starter != NOBODY
    fill(position, seen._replace(turn=seen.setup.starter) if starts else seen)
    return position


def _remembered(seen: State, memory: int) -> Position:
    """Earlier tricks are a blur."""
    position = position_of(seen)
    plays, owners = np.array(seen.plays, dtype=np.int64), np.array(seen.owners, dtype=np.int64)
    remember(position, plays, owners, memory)
    return position


def _choices(legal: tuple[Choice, ...]) -> tuple[int, list[int]]:
    match legal[0] if legal else None:
        case None:
            return PLAYING, []
        case PlayCard():
            return PLAYING, [choice.card for choice in legal if isinstance(choice, PlayCard)]
        case PickDesignator():
            return PICKING, [choice.card for choice in legal if isinstance(choice, PickDesignator)]
        case NameStarter():
            return NAMING, [choice.starter for choice in legal if isinstance(choice, NameStarter)]
