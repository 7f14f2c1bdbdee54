"""The digits in which reviews are read: tenths of a point, hundredths of a chance."""

from math import floor
from typing import Any, Final

from ebbes.bots.grains import GRAINS, Grains

READ: Final = 10
"""Bars are kept so many times as fine."""
SURE: Final = 1.6
"""How sure a bar is, is read as so many standard errors."""


def read_worth(worth: int, scale: int) -> int:
    """A worth as it is read, from parts of this scale."""
    return _rounded(worth / scale, scale)


def read_error(error: int, scale: int) -> int:
    """How sure a bar is, as it is read."""
    return _rounded(SURE * (error / scale), scale)


def worth_read(read: int) -> int:
    """A worth that is read so."""
    return read * READ


def error_read(read: int) -> int:
    """A standard error that is read so."""
    return round(read * READ / SURE)


def read_lead(lead: Grains) -> int:
    """A lead as it is read."""
    return floor(lead * READ / GRAINS + 0.5)


def lead_read(read: int) -> Grains:
    """A lead that is read so."""
    return read * (GRAINS // READ)


def as_read(bar: Any, scale: int) -> list[Any]:
    """A bar without the digits that nobody reads."""
    what, worth, error, *more = bar
    kept = (worth_read(read_worth(worth, scale)), error_read(read_error(error, scale)))
    return [what, *kept, *more]


def _rounded(number: float, scale: int) -> int:
    """As pages round, to the last bit of a half."""
    return floor(number * (scale // READ) + 0.5)
