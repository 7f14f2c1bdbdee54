"""Tests of `ebbes.protocol.seats`."""

from ebbes.bots.levels import LEVELS
from ebbes.protocol.seats import Strength


def test_the_strengths_on_the_wire_are_the_levels_of_the_bots() -> None:
    assert [strength.value for strength in Strength] == list(LEVELS)
