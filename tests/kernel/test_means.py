"""Means as NumPy has them, to the last digit: judgements of before stay what they were."""

import numpy as np
import pytest

from ebbes.kernel.means import error_of, mean_of, total

SIZES = (*range(1, 20), 127, 128, 129, 200, 256, 300, 1280, 2048, 4096)


@pytest.mark.parametrize("size", SIZES)
def test_sums_means_and_errors_are_those_of_numpy(size: int) -> None:
    values = np.random.default_rng(size).normal(size=size) / 3
    assert total(values) == values.sum()
    assert mean_of(values) == values.mean()
    if size > 1:
        assert error_of(values) == values.std(ddof=1) / np.sqrt(size)
