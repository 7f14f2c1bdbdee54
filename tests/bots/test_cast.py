"""Tests of `ebbes.bots.cast`."""

from ebbes.bots.cast import CAST, MINDS, who_is
from ebbes.bots.levels import LEVELS
from ebbes.bots.roster import bot_named
from ebbes.bots.thinking import ThinkingBot


def test_every_bot_plays_as_well_as_some_level() -> None:
    assert {bot.level for bot in CAST} <= LEVELS.keys()


def test_there_are_more_bots_than_seats_and_no_two_have_one_name() -> None:
    assert len({bot.name.casefold() for bot in CAST}) == len(CAST) > 5


def test_no_two_of_the_house_play_alike() -> None:
    assert len({bot.mind for bot in CAST}) == len(CAST)


def test_each_of_the_house_can_be_called_by_name() -> None:
    for player in CAST:
        bot = bot_named(player.known_as)
        assert isinstance(bot, ThinkingBot)
        assert bot.mind == player.mind == MINDS[player.known_as]


def test_a_bot_of_the_house_plays_as_itself_and_any_other_as_its_strength() -> None:
    assert who_is("Lisbeth", "solid") == "lisbeth"
    assert who_is("Lisbeth", "beginner") == "beginner"
    assert who_is("Elwe", "expert") == "expert"
    assert who_is("Robo", "strong") == "strong"


def test_one_of_the_house_can_be_hurried() -> None:
    bot = bot_named("karl@500")
    assert isinstance(bot, ThinkingBot)
    assert bot.mind.effort == 500
    assert bot.mind.taste == MINDS["karl"].taste
