"""Means and their errors, summed in pairs as NumPy does it: the same digits everywhere."""

from typing import Any, Final

import numpy as np

from ebbes.kernel.compiled import compiled, lean

Values = Any
"""An array of floats, or a part of one."""

LANES: Final = 8
"""Numbers that are summed beside each other."""
BLOCK: Final = 128
"""More of them are summed in two halves."""


@compiled
def total(values: Values) -> float:
    """The sum of all values."""
    size = len(values)
    if size <= BLOCK:
        return _block(values)
    half = size // 2
    half -= half % LANES
    return total(values[:half]) + total(values[half:])


@lean
def _block(values: Values) -> float:
    size = len(values)
    whole = size - size % LANES
    found = 0.0
    if whole:
        a, b, c, d = values[0], values[1], values[2], values[3]
        e, f, g, h = values[4], values[5], values[6], values[7]
        for at in range(LANES, whole, LANES):
            a += values[at]
            b += values[at + 1]
            c += values[at + 2]
            d += values[at + 3]
            e += values[at + 4]
            f += values[at + 5]
            g += values[at + 6]
            h += values[at + 7]
        found = ((a + b) + (c + d)) + ((e + f) + (g + h))
    for at in range(whole, size):
        found += values[at]
    return found


@compiled
def mean_of(values: Values) -> float:
    """The mean."""
    return total(values) / len(values)


@compiled
def error_of(values: Values) -> float:
    """The standard error of the mean."""
    size, middle = len(values), mean_of(values)
    squares = np.empty(size)
    for at in range(size):
        squares[at] = (values[at] - middle) * (values[at] - middle)
    return np.sqrt(total(squares) / (size - 1)) / np.sqrt(size)  # type: ignore[no-any-return]
