"""Who stands where."""

from collections.abc import Sequence

from ebbes.rules.seats import Seat


def by_points(totals: Sequence[int]) -> list[Seat]:
    """All seats, the best first; of equals the one that comes first at the table."""
    return sorted(range(len(totals)), key=lambda seat: -totals[seat])
