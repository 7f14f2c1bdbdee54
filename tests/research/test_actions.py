"""Tests of `ebbes.research.actions`: every choice has one number, every number one choice."""

from random import Random

import pytest

from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, OVER
from ebbes.research.actions import Actions
from tests.support import random_game, some_option_sets


@some_option_sets
def test_every_number_is_a_choice_and_back(options: Options) -> None:
    actions = Actions(options)
    choices = [actions.choice_of(action, seat=1) for action in range(actions.count)]
    assert actions.numbered(choices) == list(range(actions.count))
    assert len(set(choices)) == actions.count
    assert len({actions.name_of(action) for action in range(actions.count)}) == actions.count


@some_option_sets
def test_every_legal_choice_of_a_game_has_its_number_in_ascending_order(options: Options) -> None:
    actions = Actions(options)
    for ply in random_game(options, Random(1)):
        if ply.after.phase in (DEAL, OVER):
            continue
        legal = legal_commands(ply.after)
        numbers = actions.numbered(legal)
        assert numbers == sorted(set(numbers))
        assert [actions.choice_of(number, ply.after.turn) for number in numbers] == list(legal)


def test_only_games_with_picks_have_numbers_for_them() -> None:
    assert Actions(Options(4)).count == 40 + 4
    assert Actions(Options(2)).count == 30 + 3
    assert Actions(Options(5, more_cards=True, pick_designators=True)).count == 2 * 75 + 5


def test_actions_are_named_as_people_write_them() -> None:
    actions = Actions(Options(3, pick_designators=True))
    assert [actions.name_of(action) for action in (0, 29, 30, 60)] == [
        "B1",
        "R6",
        "pick B1",
        "start 0",
    ]


@pytest.mark.parametrize("action", [-1, 44])
def test_a_number_without_a_choice_is_refused(action: int) -> None:
    with pytest.raises(ValueError, match=f"no action {action}, actions are 0 to 43"):
        Actions(Options(4)).choice_of(action, 0)
