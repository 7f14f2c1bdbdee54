"""In what is judged: points, or near the end of a game the chance to win it, and to place."""

from dataclasses import dataclass
from typing import Final

from ebbes.bots.worth import is_for_points
from ebbes.engine.state import State
from ebbes.kernel.verdict import CHANCE_MARKS, POINT_MARKS, scale_of


@dataclass(frozen=True, slots=True)
class Unit:
    """What differences count in, and from which size they matter."""

    name: str
    scale: float
    """What a point is in it, as far as that can be said."""
    marks: tuple[float, float, float]
    """From where something given away is small, clear and grave."""


POINTS: Final = Unit("points", scale_of(is_for_points=True), POINT_MARKS)
"""Points of the round."""
CHANCE: Final = Unit("chance", scale_of(is_for_points=False), CHANCE_MARKS)
"""The chance to win the game and to leave others behind, seven parts to three: from 0 to 1.

A five-hundredth of the lead comes on top of it, as `kernel/worth.py` has it.
"""

UNITS: Final = {unit.name: unit for unit in (POINTS, CHANCE)}
"""Both units by their names."""


def unit_at(state: State) -> Unit:
    """What a seat plays for."""
    return POINTS if is_for_points(state) else CHANCE
