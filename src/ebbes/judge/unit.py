"""In what is judged: points, or near the end of a game the chance to win it."""

from dataclasses import dataclass
from typing import Final

from ebbes.bots.worth import POINTS_A_WIN, is_for_points
from ebbes.engine.state import State


@dataclass(frozen=True, slots=True)
class Unit:
    """What differences count in, and from which size they matter."""

    name: str
    scale: float
    """What a point is in it, as far as that can be said."""
    marks: tuple[float, float, float]
    """From where something given away is small, clear and grave."""

    @property
    def real(self) -> float:
        """Choices that differ by more make a decision a real one."""
        return 0.1 * self.scale

    @property
    def as_good(self) -> float:
        """Whatever is no further behind the best is as good."""
        return 0.15 * self.scale


POINTS: Final = Unit("points", scale=1, marks=(0.3, 0.7, 1.5))
"""Points of the round."""
CHANCE: Final = Unit("chance", scale=1 / POINTS_A_WIN, marks=(0.05, 0.1, 0.15))
"""The chance to win the game, from 0 to 1."""

UNITS: Final = {unit.name: unit for unit in (POINTS, CHANCE)}
"""Both units by their names."""


def unit_at(state: State) -> Unit:
    """What a seat plays for."""
    return POINTS if is_for_points(state) else CHANCE
