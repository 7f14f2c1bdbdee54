"""The race: nobody who might be best drops out, and who is clearly behind does."""

import numpy as np
import pytest
from numpy.typing import NDArray

from ebbes.kernel.race import FIRST_LAP, drop_out


def left_of(worths: NDArray[np.float64]) -> list[int]:
    """The choices still in the race, after so many worlds."""
    running = np.arange(worths.shape[1])
    left = drop_out(worths.copy(), len(worths), running, worths.shape[1])
    return [int(place) for place in running[:left]]


def noisy(*truths: float, worlds: int = FIRST_LAP) -> NDArray[np.float64]:
    """Choices with a true worth each, and noise around it."""
    return np.array(truths) + np.random.default_rng(1).normal(0, 1, (worlds, len(truths)))


def test_equal_choices_all_stay() -> None:
    assert left_of(np.ones((30, 4))) == [0, 1, 2, 3]


def test_who_is_clearly_behind_drops_out_after_the_first_lap() -> None:
    assert left_of(noisy(0.0, 5.0, 4.9)) == [1, 2]


@pytest.mark.parametrize("worlds", [64, 512])
def test_the_best_stays_whatever_happens(worlds: int) -> None:
    assert 2 in left_of(noisy(0.0, 0.9, 1.0, 0.5, worlds=worlds))


def test_with_more_worlds_smaller_differences_count() -> None:
    assert len(left_of(noisy(0.0, 0.4, worlds=16))) == 2
    assert left_of(noisy(0.0, 0.4, worlds=512)) == [1]


def test_what_was_seen_of_those_who_stay_stays_with_them() -> None:
    worths = noisy(0.0, 5.0, 4.9)
    kept, running = worths.copy(), np.arange(3)
    left = drop_out(kept, len(kept), running, 3)
    assert (kept[:, :left] == worths[:, running[:left]]).all()
