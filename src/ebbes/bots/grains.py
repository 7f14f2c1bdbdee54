"""Points as whole numbers, so that sums come out to the last digit.

Expected points are rounded to a thousandth. A lead over two to four others then is a whole number
of twelve-thousandths of a point, and the leads of all seats sum to zero exactly.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

Grains: TypeAlias = int
"""Points, as a whole number of grains."""

GRAINS: Final = 12_000
"""Grains in a point."""
ROUNDED: Final = 1_000
"""Expected points are rounded to one part in so many."""


def grains_of(points: float) -> Grains:
    """The nearest whole number of grains."""
    return round(points * GRAINS)


def leads_of(points: Sequence[float]) -> tuple[Grains, ...]:
    """Everyone's lead: the own points less the mean of the others', zero in all."""
    parts = [round(own * ROUNDED) for own in points]
    total, others = sum(parts), len(parts) - 1
    scale = GRAINS // ROUNDED // others
    return tuple((len(parts) * own - total) * scale for own in parts)


def points_of(grains: Grains) -> float:
    """Grains as points."""
    return grains / GRAINS
