"""What is thought of a decision, from what its choices are worth, as `docs/judging.md` has it."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.compiled import compiled, lean
from ebbes.kernel.rounding import whole_parts
from ebbes.kernel.taste import POINTS_A_WIN
from ebbes.rules.measure import GRAINS

SURELY: Final = 2.5
"""A difference counts from so many of its standard errors."""
REAL: Final = 0.1
"""Choices that differ by more points make a decision a real one."""
AS_GOOD: Final = 0.15
"""Whatever is no more points behind the best is as good."""
POINT_MARKS: Final = (0.3, 0.7, 1.5)
CHANCE_MARKS: Final = (0.05, 0.1, 0.15)
"""From where something given away is small, clear and grave: points, or chances to win."""
PARTS: Final = 10_000
"""What choices are worth is kept in so many parts of a point, or of a chance."""

POINT_BARS: Final = 100
CHANCE_BARS: Final = 1_000
"""What is drawn is told in whole numbers of so many parts of a point, or of a chance."""

Worth = NDArray[np.int64]
"""What is known of choices, a row each, in parts."""
LIKELY, LEAD, LEAD_ERROR, WORTH, BEHIND, BEHIND_ERROR, TAKES, TRIED = range(8)
"""How likely the reference makes it; lead, worth, how far behind the best, and how sure that is.

A card `TAKES` the trick in some of the worlds in which that was `TRIED`.
"""
VALUE_LENGTH: Final = 8


@lean
def scale_of(is_for_points: bool) -> float:
    """What a point is in the unit of a decision, as far as that can be said."""
    return 1.0 if is_for_points else 1.0 / POINTS_A_WIN


@lean
def surely_behind(behind: float, error: float) -> float:
    """How far a choice is behind the best, where that is no chance."""
    return behind if behind > SURELY * error else 0.0


@lean
def is_as_good(behind: float, error: float, scale: float) -> bool:
    """Whether a choice is as good as the best, as far as anybody can tell."""
    return behind <= max(AS_GOOD * scale, SURELY * error)


@lean
def mark_of(behind: float, error: float, is_for_points: bool) -> int:
    """How grave it was: 1 small, 2 clear, 3 grave, 0 for what was as good as the best."""
    if is_as_good(behind, error, scale_of(is_for_points)):
        return 0
    marks = POINT_MARKS if is_for_points else CHANCE_MARKS
    given, found = surely_behind(behind, error), 0
    for mark in marks:
        if given >= mark:
            found += 1
    return found


@lean
def bar_of(number: float, is_for_points: bool) -> int:
    """A number as it is drawn."""
    return whole_parts((POINT_BARS if is_for_points else CHANCE_BARS) * number, 1.0)


@compiled
def is_real(rows: Worth, is_for_points: bool) -> bool:
    """Whether it mattered what was chosen."""
    most = fewest = rows[0, WORTH]
    for place in range(1, len(rows)):
        most, fewest = max(most, rows[place, WORTH]), min(fewest, rows[place, WORTH])
    return most / PARTS - fewest / PARTS > REAL * scale_of(is_for_points)  # type: ignore[no-any-return]


@compiled
def skill_of(rows: Worth, chosen: int) -> int:
    """Q less V, in grains: what a choice adds to what the reference gets from the same view."""
    total = likely = 0.0
    for place in range(len(rows)):
        chance = rows[place, LIKELY] / PARTS
        likely += chance
        total += chance * (rows[place, LEAD] / PARTS)
    return whole_parts((rows[chosen, LEAD] / PARTS - total / likely) * GRAINS, 1.0)
