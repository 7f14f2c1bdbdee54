"""`exp` and `log` in plain arithmetic: a machine's own differ in the last bit, these do not."""

from math import log as exact_log
from typing import Any, Final

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from ebbes.kernel.compiled import cell, lean

STEP_BITS: Final = 5
STEPS: Final = 1 << STEP_BITS
"""Powers of two that are looked up, from one to the next but one."""
POWERS: Final = (2.0 ** (np.arange(STEPS) / STEPS)).view(np.int64)
"""Their bits, from 2⁰ to just below 2¹."""
STEPS_OF_ONE: Final = STEPS / exact_log(2)
MAIN_STEP: Final = float.fromhex("0x1.62e42feep-1") / STEPS
"""A step cut short, so that it can be multiplied without rounding; then the rest of it."""
REST_OF_STEP: Final = float.fromhex("0x1.a39ef35793c76p-33") / STEPS
ABOVE_ALL: Final = 1 << 16
"""More steps than there are below zero."""
LOWEST: Final = -700.0
SIXTH: Final = 1 / 6
MANTISSA: Final = 52
HALF_EXPONENT: Final = 0x3FE8000000000000
"""The bits of three quarters: mantissas are taken from there to one and a half."""
TERMS: Final = 12
LOG_2: Final = exact_log(2)


def _bits_of(_typing: Any, _number: Any) -> Any:
    """The bits of a float."""

    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.bitcast(args[0], ir.IntType(64))

    return types.int64(types.float64), generate


def _float_of(_typing: Any, _bits: Any) -> Any:
    """The float with these bits."""

    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.bitcast(args[0], ir.DoubleType())

    return types.float64(types.int64), generate


bits_of: Any = intrinsic(_bits_of)
float_of: Any = intrinsic(_float_of)


@lean
def exp(number: float) -> float:
    """`e` to the power of a number up to 700; zero for one below -700."""
    if number < LOWEST:
        return 0.0
    steps: Any = np.int64(number * STEPS_OF_ONE + (ABOVE_ALL + 0.5)) - ABOVE_ALL
    rest = number - steps * MAIN_STEP - steps * REST_OF_STEP
    near = SIXTH + rest * (SIXTH / 4 + rest * (SIXTH / 20 + rest * (SIXTH / 120)))
    near = 1.0 + rest * (1.0 + rest * (0.5 + rest * near))
    power = float_of(cell(POWERS, steps & STEPS - 1) + ((steps >> STEP_BITS) << MANTISSA))
    return power * near  # type: ignore[no-any-return]


@lean
def log(number: float) -> float:
    """The natural logarithm of a number above zero."""
    exponent = bits_of(number) - HALF_EXPONENT >> MANTISSA
    mantissa = float_of(bits_of(number) - (exponent << MANTISSA))
    ratio = (mantissa - 1.0) / (mantissa + 1.0)
    square = ratio * ratio
    series = 0.0
    for term in range(TERMS, -1, -1):
        series = series * square + 1.0 / (2 * term + 1)
    return exponent * LOG_2 + 2.0 * ratio * series  # type: ignore[no-any-return]


@lean
def log_sum(one: float, other: float) -> float:
    """The logarithm of the sum of two numbers whose logarithms are given."""
    more, less = max(one, other), min(one, other)
    return more + log(1.0 + exp(less - more))
