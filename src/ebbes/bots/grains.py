"""Points as whole numbers, so that sums come out to the last digit.

Expected points are rounded to a thousandth. A lead over two to four others then is a whole number
of twelve-thousandths of a point, and the leads of all seats sum to zero exactly.
"""

from collections.abc import Sequence
from typing import TypeAlias

from ebbes.rules.measure import GRAINS, ROUNDED, lead_in_grains

__all__ = ["GRAINS", "ROUNDED", "Grains", "leads_of", "par_of", "points_of"]

Grains: TypeAlias = int
"""Points, as a whole number of grains."""


def leads_of(points: Sequence[float]) -> tuple[Grains, ...]:
    """Everyone's lead: the own points less the mean of the others', zero in all."""
    parts = [round(own * ROUNDED) for own in points]
    return tuple(lead_in_grains(own, sum(parts), len(parts)) for own in parts)


def points_of(grains: Grains) -> float:
    """Grains as points."""
    return grains / GRAINS


def par_of(grains: Grains) -> float:
    """Par, to a tenth of a point."""
    return round(points_of(grains), 1) + 0.0
