"""When a game is over (R24, R27, R28)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ebbes.rules.ending import (
    DABBSCHEEDEL,
    END_NAMES,
    GOAL,
    NOT_OVER,
    ROUNDS,
    rounds_ending,
    track_ending,
)


def test_the_endings_stand_in_the_order_in_which_they_are_given() -> None:
    assert (NOT_OVER, GOAL, DABBSCHEEDEL, ROUNDS) == (0, 1, 2, 3)
    assert END_NAMES == (None, "goal", "dabbscheedel", "rounds")


@pytest.mark.parametrize(
    ("highest", "ending"), [(29, NOT_OVER), (30, GOAL), (31, GOAL), (99, GOAL)]
)
def test_the_goal_ends_the_game_when_it_is_reached_or_passed(highest: int, ending: int) -> None:
    assert track_ending(highest, -14, 30, -15, 4, 5) == ending


@pytest.mark.parametrize(
    ("lowest", "ending"), [(-14, NOT_OVER), (-15, DABBSCHEEDEL), (-16, DABBSCHEEDEL)]
)
def test_the_dabbscheedel_space_ends_the_game_when_it_is_reached_or_passed(
    lowest: int, ending: int
) -> None:
    assert track_ending(29, lowest, 30, -15, 4, 5) == ending


@pytest.mark.parametrize(("played", "ending"), [(4, NOT_OVER), (5, ROUNDS), (6, ROUNDS)])
def test_on_the_track_the_rounds_decide(played: int, ending: int) -> None:
    assert track_ending(29, -14, 30, -15, played, 5) == ending


@pytest.mark.parametrize("played", [1, 5])
def test_of_several_reasons_the_goal_comes_before_the_dabbscheedel_before_the_rounds(
    played: int,
) -> None:
    assert track_ending(30, -15, 30, -15, played, 5) == GOAL
    assert track_ending(30, -14, 30, -15, played, 5) == GOAL
    assert track_ending(29, -15, 30, -15, played, 5) == DABBSCHEEDEL


@pytest.mark.parametrize(
    ("played", "rounds", "ending"),
    [(0, 5, NOT_OVER), (4, 5, NOT_OVER), (5, 5, ROUNDS), (6, 5, ROUNDS), (6, 7, NOT_OVER)],
)
def test_the_agreed_number_of_rounds_ends_the_game(played: int, rounds: int, ending: int) -> None:
    assert rounds_ending(played, rounds) == ending


@given(
    lowest=st.integers(-60, 0),
    highest=st.integers(0, 60),
    goal=st.integers(1, 50),
    dabbscheedel=st.integers(-50, -1),
)
def test_the_track_ends_the_game_exactly_when_somebody_left_it(
    lowest: int, highest: int, goal: int, dabbscheedel: int
) -> None:
    on_the_track = all(dabbscheedel < total < goal for total in (lowest, highest))
    assert (track_ending(highest, lowest, goal, dabbscheedel, 1, 5) == NOT_OVER) == on_the_track
