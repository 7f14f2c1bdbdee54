"""What each choice of a decision is worth, from what its seat could know."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ebbes.bots.opinion import reasons_for
from ebbes.bots.reasons import Reason
from ebbes.bots.sight import sight
from ebbes.engine.commands import Choice
from ebbes.engine.view import View
from ebbes.judge.depth import Depth
from ebbes.judge.reference import Reference
from ebbes.judge.seed import CHOICES, TAKEN, chance_at
from ebbes.kernel import value as kernel
from ebbes.kernel.game import game_of
from ebbes.kernel.search import PLAYING
from ebbes.kernel.verdict import (
    BEHIND,
    BEHIND_ERROR,
    LEAD,
    LEAD_ERROR,
    LIKELY,
    PARTS,
    TAKES,
    TRIED,
    VALUE_LENGTH,
    WORTH,
)
from ebbes.record.choice import what_of
from ebbes.rules.seats import Seat

DIGITS = 4
"""Judgements are rounded to so many digits after the point."""


@dataclass(frozen=True, slots=True)
class Value:
    """What a choice is worth to the seat that has it."""

    choice: Choice
    likely: float
    """How likely the reference makes it."""
    lead: float
    """Q: the points expected, less the mean of the others'."""
    error: float
    """The standard error of that."""
    worth: float
    """What decides: the lead, or near the end of a game the chance to win and place."""
    behind: float
    """How much more the best choice is worth."""
    behind_error: float
    """The standard error of that difference."""
    reasons: tuple[Reason, ...] = ()

    @property
    def what(self) -> str | Seat:
        """The code of its card, or who starts."""
        return what_of(self.choice)


def values_of(
    view: View, reference: Reference, depth: Depth, chosen: int | None = None, luck: str = ""
) -> tuple[Value, ...]:
    """The value of every legal choice, in the order of `View.legal`; other luck on demand."""
    seen = sight(view)
    question = CHOICES.format(kind=seen.kind, seat=seen.seat) + luck
    rows = kernel.values_of(
        game_of(view.seen),
        seen.position,
        seen.seat,
        seen.kind,
        seen.choices,
        kernel.UNDECIDED if chosen is None else chosen,
        kernel.Depth(depth.worlds, float(depth.error), depth.most),
        reference.policy,
        chance_at(seen.position, question),
        chance_at(seen.position, TAKEN),
    )
    takes = (rows[:, TAKES] / rows[:, TRIED]).tolist() if seen.kind == PLAYING else []
    told = zip(view.legal, rows.tolist(), reasons_for(view, takes), strict=True)
    return tuple(_value(choice, row, why) for choice, row, why in told)


def _value(choice: Choice, row: list[int], reasons: tuple[Reason, ...]) -> Value:
    return Value(
        choice,
        likely=row[LIKELY] / PARTS,
        lead=row[LEAD] / PARTS,
        error=row[LEAD_ERROR] / PARTS,
        worth=row[WORTH] / PARTS,
        behind=row[BEHIND] / PARTS,
        behind_error=row[BEHIND_ERROR] / PARTS,
        reasons=reasons,
    )


def rows_of(values: tuple[Value, ...]) -> NDArray[np.int64]:
    """What is known of choices as the kernel has it."""
    rows = np.zeros((len(values), VALUE_LENGTH), dtype=np.int64)
    for row, value in zip(rows, values, strict=True):
        row[LIKELY], row[LEAD], row[WORTH] = (
            round(number * PARTS) for number in (value.likely, value.lead, value.worth)
        )
    return rows


def rounded(number: float) -> float:
    """A number as a judgement has it; no negative zero."""
    return round(float(number), DIGITS) + 0.0
