"""Tests of `ebbes.protocol.options`."""

import pytest
from pydantic import ValidationError

from ebbes.engine.errors import BadOptions
from ebbes.engine.options import Options
from ebbes.protocol.options import LONGEST_TRACK, MOST_ROUNDS, GameOptions
from tests.support import ALL_OPTIONS


def test_options_come_back_from_the_wire_unchanged() -> None:
    longest = Options(3, pick_designators=True, rounds=30, goal=1000, dabbscheedel=-1000)
    assert (longest.rounds, longest.goal) == (MOST_ROUNDS, LONGEST_TRACK)
    for options in (*ALL_OPTIONS, longest):
        wire = GameOptions.of(options).model_dump_json()
        assert GameOptions.model_validate_json(wire).for_engine() == options


def test_the_game_played_when_nobody_says_is_the_usual_one() -> None:
    assert GameOptions().for_engine() == Options(4)


@pytest.mark.parametrize(
    "wish", [{"players": 1}, {"players": 6}, {"rounds": 31}, {"goal": 1001}, {"dabbscheedel": 0}]
)
def test_games_nobody_can_play_are_refused(wish: dict[str, int]) -> None:
    with pytest.raises(ValidationError):
        GameOptions.model_validate(wish)


def test_a_game_of_the_right_form_that_no_rule_allows_is_refused_by_the_rules() -> None:
    with pytest.raises(BadOptions):
        GameOptions(rounds=6).for_engine()
