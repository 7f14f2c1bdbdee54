"""How well somebody played: what was given away a round, and what was kept of it all."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.compiled import compiled
from ebbes.kernel.means import mean_of, total
from ebbes.kernel.worlds import Numbers
from ebbes.rules.measure import is_on_rung, nearest_rung, rungs_above

Floats = NDArray[np.float64]
Judged = NDArray[np.int64]
"""Decisions of somebody, a row each."""
ROUND, IN_POINTS, LOST, COULD, CHOICES, IS_REAL = range(6)
"""In which round; given away, and of how much for so many choices together, in parts."""
Found = tuple[float, float]
"""A mean, and its standard error."""


@compiled
def given_away(lost: Floats, rounds: int) -> Found:
    """Points given away a round, as far as so few decisions tell."""
    if rounds == 0:
        return 0.0, np.inf
    return total(lost) / rounds, np.sqrt(total(_squared(lost, mean_of(lost)))) / rounds


@compiled
def kept(lost: Floats, could: Floats) -> Found:
    """The yield: one less what was given away of all that could be, with the error of the ratio."""
    most = total(could)
    if most == 0.0:
        return 1.0, np.inf
    share, rest = total(lost) / most, np.empty(len(lost))
    for at in range(len(lost)):
        rest[at] = lost[at] - share * could[at]
    return 1.0 - share, np.sqrt(total(_squared(rest, 0.0))) / most


@compiled
def in_points(judged: Judged) -> Judged:
    """Those that were judged in points."""
    own, found = judged.copy(), 0
    for at in range(len(judged)):
        if judged[at, IN_POINTS]:
            for number in range(judged.shape[1]):
                own[found, number] = judged[at, number]
            found += 1
    return own[:found]


@compiled
def rounds_of(judged: Judged) -> int:
    """How many rounds decisions are of, in their order."""
    found = 0
    for at in range(len(judged)):
        if at == 0 or judged[at, ROUND] != judged[at - 1, ROUND]:
            found += 1
    return found


@compiled
def _squared(values: Floats, less: float) -> Any:
    """How far each value is off, squared."""
    squares = np.empty(len(values))
    for at in range(len(values)):
        squares[at] = (values[at] - less) * (values[at] - less)
    return squares


@compiled
def rungs_beside(given: float, error: float, means: Floats, errors: Floats) -> Numbers:
    """The rung of a ladder nearest to somebody, or the two somebody is between.

    The ladder leads from what gives away most to what gives away least.
    """
    beside, nearest = np.zeros(2, dtype=np.int64), nearest_rung(given, means)
    if is_on_rung(abs(means[nearest] - given), errors[nearest], error):
        beside[0] = nearest
        return beside[:1]
    above = rungs_above(given, means)
    first, last = max(0, above - 1), min(len(means) - 1, above)
    beside[0], beside[1] = first, last
    return beside[: last - first + 1]
