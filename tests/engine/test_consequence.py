"""When a game ends by itself, and who won (R24, R27, R28)."""

import pytest

from ebbes.engine.consequence import consequence
from ebbes.engine.events import GameEnded
from ebbes.engine.options import Options
from ebbes.engine.state import NAME_STARTER, PICK, Phase, Score, State, new_game
from ebbes.rules.ending import DABBSCHEEDEL, GOAL, ROUNDS
from tests.support import dealt

BASIC = Options(3)
PICKS = Options(3, False, True, rounds=6, goal=20, dabbscheedel=-10)


def after_rounds(options: Options, rounds: int, *totals: int) -> State:
    """A game after so many rounds, with these totals."""
    return new_game(options)._replace(score=Score(totals, rounds, chooser=0))


def test_a_new_game_goes_on_by_nobody_but_the_dealer() -> None:
    assert consequence(new_game(BASIC)) is None


@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
def test_without_picks_no_total_ends_the_game_early(rounds: int) -> None:
    assert consequence(after_rounds(BASIC, rounds, 99, -99, 0)) is None


def test_without_picks_the_fifth_round_is_the_last() -> None:
    assert consequence(after_rounds(BASIC, 5, 99, -99, 0)) == GameEnded(ROUNDS, (0,))


@pytest.mark.parametrize("total", [20, 21, 35])
def test_a_goal_reached_or_passed_ends_the_game(total: int) -> None:
    assert consequence(after_rounds(PICKS, 1, 3, total, 0)) == GameEnded(GOAL, (1,))


@pytest.mark.parametrize("total", [-10, -11, -40])
def test_the_dabbscheedel_space_reached_or_passed_ends_the_game(total: int) -> None:
    assert consequence(after_rounds(PICKS, 1, 3, total, 0)) == GameEnded(DABBSCHEEDEL, (0,))


def test_one_short_of_either_end_the_game_goes_on() -> None:
    assert consequence(after_rounds(PICKS, 5, 19, -9, 0)) is None


def test_the_agreed_number_of_rounds_ends_the_game() -> None:
    assert consequence(after_rounds(PICKS, 6, 19, -9, 0)) == GameEnded(ROUNDS, (0,))


@pytest.mark.parametrize(
    ("totals", "end"),
    [((20, -10, 0), GOAL), ((20, 0, 0), GOAL), ((19, -10, 0), DABBSCHEEDEL), ((0, 0, 0), ROUNDS)],
)
def test_of_several_reasons_the_first_of_goal_dabbscheedel_rounds_is_given(
    totals: tuple[int, ...], end: int
) -> None:
    ended = consequence(after_rounds(PICKS, 6, *totals))
    assert isinstance(ended, GameEnded)
    assert ended.end == end


@pytest.mark.parametrize(
    ("totals", "winners"),
    [((4, 9, 9), (1, 2)), ((2, 2, 2), (0, 1, 2)), ((-3, -1, -2), (1,)), ((7, 1, 7), (0, 2))],
)
def test_most_points_win_and_a_tie_is_shared(
    totals: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    assert consequence(after_rounds(BASIC, 5, *totals)) == GameEnded(ROUNDS, winners)


def test_even_a_game_ended_by_the_dabbscheedel_goes_to_most_points() -> None:
    assert consequence(after_rounds(PICKS, 2, -12, 1, 11)) == GameEnded(DABBSCHEEDEL, (2,))


def test_the_virtual_player_can_win() -> None:
    assert consequence(after_rounds(Options(2), 5, 1, 2, 3)) == GameEnded(ROUNDS, (2,))


@pytest.mark.parametrize("phase", [NAME_STARTER, PICK])
def test_nothing_happens_by_itself_while_somebody_chooses(phase: Phase) -> None:
    assert consequence(dealt(PICKS)._replace(phase=phase)) is None
