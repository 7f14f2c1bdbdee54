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
MOST_HALVES: Final = 48
"""How often so many numbers can be halved as there is room for."""


@compiled
def total(values: Values) -> float:
    """The sum of all values: of two halves each, down to blocks, the left one first."""
    begins, sizes = np.zeros(MOST_HALVES, dtype=np.int64), np.zeros(MOST_HALVES, dtype=np.int64)
    lefts, is_right = np.zeros(MOST_HALVES), np.zeros(MOST_HALVES, dtype=np.bool_)
    sizes[0], depth = len(values), 0
    while True:
        begin, size = begins[depth], sizes[depth]
        if size > BLOCK:
            depth += 1
            begins[depth], sizes[depth], is_right[depth] = begin, _half(size), False
            continue
        found = _block(values[begin : begin + size])
        while depth and is_right[depth]:
            depth -= 1
            found = lefts[depth] + found
        if not depth:
            return found
        whole, half = depth - 1, sizes[depth]
        lefts[whole] = found
        begins[depth], sizes[depth] = begins[whole] + half, sizes[whole] - half
        is_right[depth] = True


@lean
def _half(size: int) -> int:
    half = size // 2
    return half - half % LANES


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
