"""A rating in points a round, on one scale for two to five players, bots as fixed anchors."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

from ebbes.bots.grains import Grains, points_of

MOST_VARIANCE: Final = 0.6**2
"""What is known of somebody nobody has seen play."""
GROWTH: Final = 0.02**2
"""By how much that grows a day."""
ANCHORS: Final[Mapping[str, float]] = {
    "random": -2.8,
    "greedy": -2.4,
    "beginner": -1.8,
    "casual": -0.8,
    "solid": 0.0,
    "strong": 0.7,
    "pimc": 0.4,
    "expert": 1.3,
}
"""What fits the bots' leads over each other in the arena best (`bench/results.md`)."""
LOOSE: Final = 8.0
"""The warmth of the reference for whose par people are rated: sharper, it fits only its like."""
SPREAD: Final[Mapping[int, tuple[float, float]]] = {
    2: (4.2, 3.8),
    3: (3.5, 3.1),
    4: (4.0, 3.7),
    5: (3.9, 3.6),
}
"""By players: the spread of a round's lead among equals, and of the same less a loose par.

Measured on `strong`, see `bench/results.md`.
"""


@dataclass(frozen=True, slots=True)
class Rating:
    """How many points a round somebody gains on `solid`, and how well that is known."""

    mean: float = 0.0
    variance: float = MOST_VARIANCE
    games: int = 0

    @property
    def error(self) -> float:
        """The standard error."""
        return sqrt(self.variance)

    def aged(self, days: float) -> "Rating":
        """The same so many days later: people change."""
        return replace(self, variance=min(MOST_VARIANCE, self.variance + GROWTH * days))


def rated(
    table: Sequence[Rating], leads: Sequence[float], rounds: int, spread: float
) -> tuple[Rating, ...]:
    """Everyone's rating after so many rounds with these mean leads."""
    return tuple(
        _updated(own, [other for at, other in enumerate(table) if at != seat], lead, rounds, spread)
        for seat, (own, lead) in enumerate(zip(table, leads, strict=True))
    )


def _updated(own: Rating, others: list[Rating], lead: float, rounds: int, spread: float) -> Rating:
    predicted = own.mean - sum(other.mean for other in others) / len(others)
    doubt = sum(other.variance for other in others) / len(others) ** 2
    gain = own.variance / (own.variance + doubt + spread**2 / rounds)
    return Rating(own.mean + gain * (lead - predicted), own.variance * (1 - gain), own.games + 1)


def among_people(leads: tuple[Grains, ...], players: int) -> list[float]:
    """The leads in points; of two people that over the other, whatever the virtual player has."""
    if players == len(leads):
        return [points_of(own) for own in leads]
    one, other = leads[:players]
    others = len(leads) - 1
    ahead = points_of(one - other) * others / len(leads)
    return [ahead, -ahead]
