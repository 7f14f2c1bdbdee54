"""`exp` and `log` as exact as floats are, over all that policies and bots ask for."""

from collections.abc import Callable
from math import exp as exact_exp
from math import log as exact_log

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.compiled import compiled
from ebbes.kernel.logarithms import exp, log, log_sum

Floats = NDArray[np.float64]


@compiled
def _exps(numbers: Floats) -> Floats:
    return np.array([exp(number) for number in numbers])


@compiled
def _logs(numbers: Floats) -> Floats:
    return np.array([log(number) for number in numbers])


@compiled
def _sums(numbers: Floats) -> Floats:
    return np.array([log_sum(number, -number) for number in numbers])


def _worst(found: Floats, numbers: Floats, exact: Callable[[float], float]) -> float:
    wanted = np.array([exact(float(number)) for number in numbers])
    return float(np.max(np.abs(found - wanted) / np.maximum(np.abs(wanted), 1e-300)))


def test_exp_is_right_to_the_last_digits() -> None:
    numbers = np.concatenate([np.linspace(-690, 20, 100_001), -(2.0 ** -np.arange(60.0))])
    assert _worst(_exps(numbers), numbers, exact_exp) < 5e-16


def test_exp_of_zero_is_one_and_far_below_there_is_nothing() -> None:
    assert _exps(np.array([0.0, -701.0, -1e9])).tolist() == [1.0, 0.0, 0.0]


def test_log_is_right_to_the_last_digits() -> None:
    numbers = np.concatenate([np.linspace(1.001, 40, 100_001), 2.0 ** np.arange(1, 200.0)])
    assert _worst(_logs(numbers), numbers, exact_log) < 1e-15


def test_log_of_one_is_nothing() -> None:
    assert _logs(np.array([1.0])).tolist() == [0.0]


def test_logarithms_are_added_without_leaving_them() -> None:
    numbers = np.linspace(0, 800, 1001)
    assert np.allclose(_sums(numbers), np.logaddexp(numbers, -numbers), rtol=1e-15)
