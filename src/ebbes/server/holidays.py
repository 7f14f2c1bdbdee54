"""Holidays, on which no time runs for somebody in games over days: how many, and how long."""

from collections.abc import Iterable
from datetime import date, timedelta
from typing import Final, NamedTuple

DAYS_A_YEAR: Final = 30
"""Days of holiday somebody may have in a year."""
LONGEST: Final = 2 * DAYS_A_YEAR
"""Days of a holiday that ends one year and begins another."""
MOST: Final = 10
"""Holidays that somebody may have before them."""


class Holiday(NamedTuple):
    """From the first to the last day, both included."""

    first: date
    last: date

    @property
    def days(self) -> int:
        """How many."""
        return (self.last - self.first).days + 1

    @property
    def bounded(self) -> "Holiday":
        """The same, or as much of it as there may be."""
        return self if self.days <= LONGEST else Holiday(self.first, self.first + _MOST_LATER)


_MOST_LATER: Final = timedelta(days=LONGEST - 1)


def days_in(year: int, holidays: Iterable[Holiday]) -> int:
    """How many days of a year are holidays."""
    begins, ends = date(year, 1, 1), date(year, 12, 31)
    spans = [Holiday(max(each.first, begins), min(each.last, ends)) for each in holidays]
    return sum(max(0, span.days) for span in spans)
