"""Turning points: the decisions of a round that moved somebody's expected result the most."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from ebbes.bots.grains import Grains
from ebbes.judge.ledger import course_of
from ebbes.judge.weighed import WeighedMoment
from ebbes.kernel.ledger import turning_places
from ebbes.rules.seats import Seat

Decided = TypeVar("Decided", bound=WeighedMoment, covariant=True)


@dataclass(frozen=True, slots=True)
class TurningPoint(Generic[Decided]):
    """A moment, and by how much it moved everybody's expected lead."""

    moment: Decided
    moved: tuple[Grains, ...]


def turning_points(
    moments: Sequence[Decided], end: tuple[Grains, ...], seat: Seat | None = None
) -> tuple[TurningPoint[Decided], ...]:
    """The five that moved most, those of a seat first; fewer if little happened."""
    course = course_of(moments, end)
    points = [
        TurningPoint(moments[place], tuple((course[place + 1] - course[place]).tolist()))
        for place in turning_places(course).tolist()
    ]
    return tuple(sorted(points, key=lambda point: point.moment.seat != seat))
