"""A choice of a decision as it is kept and drawn: a bar, in a few numbers."""

from collections.abc import Sequence
from typing import Any, Final

WORTH: Final = 1
IS_GOOD: Final = 3
"""Where a bar tells its worth, and whether it is as good as the best."""
REASONS: Final = 4
"""What a bar tells before its reasons: only the chosen and the best one have any."""


def best_place(bars: Sequence[Any], chosen: int) -> int:
    """Which bar is the best; where reasons are left out, the longest, of equals the chosen one."""
    reasoned = [place for place, bar in enumerate(bars) if len(bar) > REASONS]
    if reasoned:
        return next((place for place in reasoned if place != chosen), chosen)
    return max(range(len(bars)), key=lambda place: (bars[place][WORTH], place == chosen))
