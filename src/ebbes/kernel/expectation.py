"""What everyone can expect of a position with open cards, if all play on by a policy."""

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.compiled import cell, compiled
from ebbes.kernel.endings import TRICKS, endings
from ebbes.kernel.policy import Policy
from ebbes.kernel.position import LEFT, LENGTH, SEATS, Position, copy_position
from ebbes.kernel.rng import Generator
from ebbes.kernel.rounding import whole_parts
from ebbes.kernel.search import PLAYING
from ebbes.kernel.trials import play_outs
from ebbes.rules.measure import ROUNDED, lead_in_grains

Points = NDArray[np.float64]


@compiled
def expected_points(
    position: Position, kind: int, playouts: int, policy: Policy, rng: Generator
) -> Points:
    """The points of every seat: in the last two tricks every way, else so many playouts."""
    found = np.zeros(cell(position, SEATS))
    if kind == PLAYING and cell(position, LEFT) <= TRICKS:
        alone = np.empty((1, LENGTH), dtype=np.uint16)
        copy_position(alone[0], position)
        ends = endings(alone, policy)
        for end in range(len(ends.chance)):
            for seat in range(len(found)):
                found[seat] += ends.chance[end] * ends.points[end, seat]
        return found
    outcomes = play_outs(position, kind, playouts, policy, rng)
    for time in range(playouts):
        for seat in range(len(found)):
            found[seat] += outcomes[time, 0, seat]
    for seat in range(len(found)):
        found[seat] /= playouts
    return found


@compiled
def grains_of_leads(points: Points) -> NDArray[np.int64]:
    """Everyone's lead: the own points less the mean of the others', in grains, zero in all."""
    seats = len(points)
    parts, total = np.zeros(seats, dtype=np.int64), 0
    for seat in range(seats):
        parts[seat] = whole_parts(points[seat] * ROUNDED, 1.0)
        total += parts[seat]
    for seat in range(seats):
        parts[seat] = lead_in_grains(parts[seat], total, seats)
    return parts
