"""Random numbers: several from one fraction, each fair and none telling of the others."""

from collections import Counter

import numpy as np

from ebbes.kernel.rng import generator
from tests.kernel.compiled import splits


def test_numbers_split_off_one_fraction_are_fair_together() -> None:
    drawn = Counter(map(tuple, splits(np.array([3, 2, 4]), 24_000, generator(51)).tolist()))
    assert set(drawn) == {(a, b, c) for a in range(3) for b in range(2) for c in range(4)}
    assert all(850 < times < 1150 for times in drawn.values())


def test_the_last_of_five_numbers_is_as_fair_as_the_first() -> None:
    numbers = splits(np.array([15, 15, 15, 15, 15]), 15_000, generator(52))
    for place in range(5):
        assert all(850 < times < 1150 for times in Counter(numbers[:, place].tolist()).values())
