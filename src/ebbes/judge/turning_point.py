"""Turning points: the decisions of a round that moved somebody's expected result the most."""

from dataclasses import dataclass
from typing import Final

from ebbes.judge.grains import GRAINS, Grains
from ebbes.judge.ledger import expectations
from ebbes.judge.moment import Moment
from ebbes.rules.seats import Seat

MOST: Final = 5
LEAST: Final = GRAINS // 2
"""Half a point: less than that may be chance of the playouts."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A moment, and by how much it moved everybody's expected lead."""

    moment: Moment
    moved: tuple[Grains, ...]

    @property
    def swing(self) -> Grains:
        """The most it moved anybody."""
        return max(map(abs, self.moved))


def turning_points(
    moments: tuple[Moment, ...], end: tuple[Grains, ...], seat: Seat | None = None
) -> tuple[TurningPoint, ...]:
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
