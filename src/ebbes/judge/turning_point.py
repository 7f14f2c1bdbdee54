"""Turning points: the decisions of a round that moved somebody's expected result the most."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from ebbes.bots.grains import GRAINS, Grains
from ebbes.judge.ledger import expectations
from ebbes.judge.weighed import WeighedMoment
from ebbes.rules.seats import Seat

Decided = TypeVar("Decided", bound=WeighedMoment, covariant=True)

MOST: Final = 5
LEAST: Final = GRAINS // 2
"""Half a point: less than that may be chance of the playouts."""


@dataclass(frozen=True, slots=True)
class TurningPoint(Generic[Decided]):
    """A moment, and by how much it moved everybody's expected lead."""

    moment: Decided
    moved: tuple[Grains, ...]

    @property
    def swing(self) -> Grains:
        """The most it moved anybody."""
        return max(map(abs, self.moved))


def turning_points(
    moments: Sequence[Decided], end: tuple[Grains, ...], seat: Seat | None = None
) -> tuple[TurningPoint[Decided], ...]:
    """The five that moved most, those of a seat first; fewer if little happened."""
    points = [
        TurningPoint(
            moment,
            tuple(new - old for new, old in zip(after, moment.expected, strict=True)),
        )
        for moment, after in zip(moments, expectations(moments, end), strict=True)
    ]
    large = sorted((p for p in points if p.swing >= LEAST), key=lambda p: -p.swing)[:MOST]
    return tuple(sorted(large, key=lambda point: point.moment.seat != seat))
