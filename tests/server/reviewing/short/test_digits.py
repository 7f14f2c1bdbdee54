"""Tests of `ebbes.server.reviewing.short.digits`: people read the same as without it."""

import re
from math import floor
from pathlib import Path

import pytest

from ebbes.bots.grains import GRAINS
from ebbes.server.reviewing.short.digits import SURE, as_read, lead_read, read_lead
from ebbes.server.reviewing.telling import SCALES

FIGURES = Path(__file__).parents[4] / "web" / "src" / "replay" / "figures.ts"
TOLD = {"points": 10, "chance": 100}
"""What is read of a point, and of a chance."""


def read(number: float, unit: str) -> int:
    """A number as the page rounds it."""
    return floor(number * TOLD[unit] + 0.5)


@pytest.mark.parametrize("unit", TOLD)
def test_a_bar_is_read_the_same(unit: str) -> None:
    scale = SCALES[unit]
    for worth in range(-2000, 2000):
        error = abs(worth) // 4
        _, kept_worth, kept_error, good = as_read(["R5", worth, error, 1], scale)
        assert good == 1
        assert read(kept_worth / scale, unit) == read(worth / scale, unit)
        assert read(SURE * kept_error / scale, unit) == read(SURE * error / scale, unit)
        assert as_read(["R5", kept_worth, kept_error], scale) == ["R5", kept_worth, kept_error]


def test_a_lead_is_read_the_same() -> None:
    for lead in range(-30_000, 30_000, 7):
        assert read_lead(lead_read(read_lead(lead))) == floor(lead * 10 / GRAINS + 0.5)


def test_pages_are_as_sure_as_that() -> None:
    found = re.search(r"SURE = ([0-9.]+);", FIGURES.read_text())
    assert found is not None
    assert float(found[1]) == SURE
