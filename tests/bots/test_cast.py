"""Tests of `ebbes.bots.cast`."""

from ebbes.bots.cast import CAST
from ebbes.bots.levels import LEVELS


def test_every_bot_plays_as_well_as_some_level() -> None:
    assert {bot.level for bot in CAST} <= LEVELS.keys()


def test_there_are_more_bots_than_seats_and_no_two_have_one_name() -> None:
    assert len({bot.name.casefold() for bot in CAST}) == len(CAST) > 5
