"""Numbers are rounded as Python rounds decimals."""

from random import Random

import pytest

from ebbes.kernel.rounding import whole_parts


@pytest.mark.parametrize("digits", [0, 2, 4])
def test_numbers_are_rounded_as_python_does_it(digits: int) -> None:
    rng, parts = Random(digits), 10**digits
    for _ in range(2_000):
        whole = rng.randint(-99_999, 99_999)
        for number in (whole / 20_000, whole / 32, whole / 192, rng.gauss(0, 3)):
            assert whole_parts(number, float(parts)) / parts == round(number, digits)


def test_ties_go_to_the_even_one_and_what_only_looks_like_a_tie_does_not() -> None:
    assert whole_parts(0.03125, 10_000.0) == 312
    assert whole_parts(0.09375, 10_000.0) == 938
    assert (0.00025 * 10_000.0, 0.00035 * 10_000.0) == (2.5, 3.5)
    assert (whole_parts(0.00025, 10_000.0), whole_parts(0.00035, 10_000.0)) == (3, 3)
