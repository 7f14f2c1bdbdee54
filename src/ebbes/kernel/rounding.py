"""Numbers rounded as Python rounds decimals: by their true value, ties to the even one."""

from typing import Final

import numpy as np

from ebbes.kernel.compiled import lean

HALF_DIGITS: Final = 134217729.0
"""2²⁷ + 1: what parts a float into two halves of its digits."""


@lean
def whole_parts(number: float, parts: float) -> int:
    """The nearest whole number of parts, where there are so many in one."""
    product = number * parts
    below = np.floor(product)
    rest = product - below
    if rest == 0.5:
        lost = _lost(number, parts, product)
        is_up = lost > 0.0 or (lost == 0.0 and 2.0 * np.floor(below / 2.0) != below)
    else:
        is_up = rest > 0.5
    return np.int64(below) + np.int64(is_up)  # type: ignore[return-value]


@lean
def _lost(one: float, other: float, product: float) -> float:
    """By how much a product is too small, exactly (Dekker): no machine has to know how to fuse."""
    a, b = _upper(one), _upper(other)
    c, d = one - a, other - b
    return c * d - (((product - a * b) - c * b) - a * d)


@lean
def _upper(number: float) -> float:
    """The upper half of a number's digits."""
    shifted = HALF_DIGITS * number
    return shifted - (shifted - number)
