"""Tests of `ebbes.kernel.ledger`."""

import numpy as np

from ebbes.engine.state import NOBODY
from ebbes.kernel.ledger import turning_places
from ebbes.rules.measure import GRAINS

COURSE = np.array([[0, 0, 0], [1, 0, -1], [1, 3, -4], [3, 1, -4], [3, 1, -4]], dtype=np.int64)
"""After each decision, in points: what moved most is the second, then the third and the first."""
DECIDERS = np.array([2, 1, 0, 2], dtype=np.int64)


def test_what_moved_a_round_most_comes_first_and_what_moved_nothing_not_at_all() -> None:
    assert turning_places(COURSE * GRAINS, DECIDERS, NOBODY).tolist() == [1, 2, 0]


def test_what_one_seat_decided_comes_before_all_others() -> None:
    assert turning_places(COURSE * GRAINS, DECIDERS, 0).tolist() == [2, 1, 0]
    assert turning_places(COURSE * GRAINS, DECIDERS, 2).tolist() == [0, 1, 2]
