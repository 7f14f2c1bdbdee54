"""Masks of one suit: bit `value` stands for the card of that value."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from ebbes.kernel.compiled import cell, lean
from ebbes.rules.cards import Value

NTH_BIT: Final = np.array(
    [([bit for bit in range(8) if byte >> bit & 1] + [0] * 8)[:8] for byte in range(256)],
    dtype=np.uint8,
).ravel()
"""For every byte, the places of its bits that are set."""


def count(mask: int) -> int:
    """How many cards a mask holds."""
    return mask.bit_count()


def lowest(mask: int) -> Value:
    """The lowest value in a mask that is not empty."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> Value:
    """The highest value in a mask, 0 if it is empty."""
    return max(mask.bit_length() - 1, 0)


@lean
def nth_value(mask: int, n: int) -> Value:
    """The n-th lowest value in a mask, counted from 0."""
    low = mask >> 1 & 255
    held = count(low)
    if n < held:
        return 1 + cell(NTH_BIT, low * 8 + n)
    return 9 + cell(NTH_BIT, (mask >> 9) * 8 + n - held)


def _instruction(build: Callable[[Any, Any], Any]) -> Any:
    """One instruction of the processor, from an int to an int."""

    def typed(_typing_context: Any, _mask: Any) -> Any:
        def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            return build(builder, args[0])

        return types.int64(types.int64), generate

    return intrinsic(typed)


_ones = _instruction(lambda builder, mask: builder.ctpop(mask))
_zeros_below = _instruction(lambda builder, mask: builder.cttz(mask, ir.Constant(ir.IntType(1), 1)))
_zeros_above = _instruction(lambda builder, mask: builder.ctlz(mask, ir.Constant(ir.IntType(1), 0)))


@overload(count, jit_options={"forceinline": True})
def _compiled_count(mask: Any) -> Any:
    def compiled(mask: Any) -> Any:
        return _ones(mask)

    return compiled


@overload(lowest, jit_options={"forceinline": True})
def _compiled_lowest(mask: Any) -> Any:
    def compiled(mask: Any) -> Any:
        return _zeros_below(mask)

    return compiled


@overload(highest, jit_options={"forceinline": True})
def _compiled_highest(mask: Any) -> Any:
    def compiled(mask: Any) -> Any:
        return 63 - _zeros_above(mask | 1)

    return compiled
