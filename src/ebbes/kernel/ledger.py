"""Where the points of a round came from, and what turned it: whole numbers that add up."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.compiled import compiled
from ebbes.kernel.worlds import Numbers
from ebbes.rules.measure import GRAINS
from ebbes.rules.seats import Seat

Course = NDArray[np.int64]
"""The expected lead of every seat, a row for every decision, and one for how the round ended."""

DEAL, DECISIONS, LIE, OTHERS = range(4)
"""The parts of a ledger: the cards dealt, own choices, how the hidden cards lay, the others."""
MOST: Final = 5
LEAST: Final = GRAINS // 2
"""Half a point: less than that may be chance of the playouts."""


@compiled
def ledger_of(course: Course, deciders: Numbers, skills: Numbers, seat: Seat) -> Numbers:
    """The lead of a seat, part by part."""
    parts = np.zeros(4, dtype=np.int64)
    parts[DEAL] = course[0, seat]
    for at in range(len(deciders)):
        moved = course[at + 1, seat] - course[at, seat]
        if deciders[at] == seat:
            parts[DECISIONS] += skills[at]
            parts[LIE] += moved - skills[at]
        else:
            parts[OTHERS] += moved
    return parts


@compiled
def turning_places(course: Course, deciders: Numbers, seat: Seat) -> Numbers:
    """The decisions that moved anybody's lead the most, at most five, the greatest first.

    Those of the seat come before all others.
    """
    decisions, seats = len(course) - 1, course.shape[1]
    swings = np.zeros(decisions, dtype=np.int64)
    for at in range(decisions):
        for other in range(seats):
            swings[at] = max(swings[at], abs(course[at + 1, other] - course[at, other]))
    places = np.zeros(MOST, dtype=np.int64)
    found = 0
    while found < MOST:
        best, most = -1, LEAST - 1
        for at in range(decisions):
            if swings[at] > most:
                best, most = at, swings[at]
        if best < 0:
            break
        places[found], swings[best] = best, 0
        found += 1
    ordered, put = np.zeros(found, dtype=np.int64), 0
    for is_own in (True, False):
        for at in range(found):
            if (deciders[places[at]] == seat) == is_own:
                ordered[put] = places[at]
                put += 1
    return ordered
