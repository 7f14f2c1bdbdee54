"""What a table can agree on (R4, R5, R26-R30)."""

import pytest

from ebbes.engine.errors import BadOptions
from ebbes.engine.options import Options


def refused(
    players: int = 4, pick: bool = False, rounds: int = 5, goal: int = 30, dabbscheedel: int = -15
) -> BadOptions:
    with pytest.raises(BadOptions) as caught:
        Options(players, False, pick, rounds, goal, dabbscheedel)
    assert caught.value.code == "rule/bad-options"
    return caught.value


def test_the_usual_game_is_the_basic_game_for_four() -> None:
    assert Options() == Options(4, False, False, 5, 30, -15)


@pytest.mark.parametrize(
    ("players", "more_cards", "seats", "hand_size", "top_value"),
    [
        (2, False, 3, 10, 6),
        (3, False, 3, 10, 6),
        (4, False, 4, 10, 8),
        (5, False, 5, 10, 10),
        (2, True, 3, 15, 9),
        (3, True, 3, 15, 9),
        (4, True, 4, 15, 12),
        (5, True, 5, 15, 15),
    ],
)
def test_seats_cards_and_values_follow_from_the_options(
    players: int, more_cards: bool, seats: int, hand_size: int, top_value: int
) -> None:
    options = Options(players, more_cards)
    assert (options.seats, options.hand_size, options.top_value) == (seats, hand_size, top_value)
    assert len(options.deck) == seats * hand_size == 5 * top_value


def test_only_two_players_need_the_virtual_third() -> None:
    assert [Options(players).has_virtual for players in (2, 3, 4, 5)] == [True, False, False, False]


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_fewer_than_two_or_more_than_five_cannot_play(players: int) -> None:
    error = refused(players=players)
    assert str(error) == f"2 to 5 can play, not {players} (R4)"
    assert (error.rule, error.context) == ("R4", {"players": players})


def test_fewer_than_five_rounds_are_no_game() -> None:
    error = refused(pick=True, rounds=4)
    assert str(error) == "at least 5 rounds are played, not 4 (R28)"
    assert (error.rule, error.context) == ("R28", {"rounds": 4})


@pytest.mark.parametrize("rounds", [4, 6])
def test_without_picks_there_are_five_number_designators_and_so_five_rounds(rounds: int) -> None:
    error = refused(rounds=rounds)
    assert str(error) == f"5 rounds are played unless designators are picked, not {rounds} (R27)"
    assert (error.rule, error.context) == ("R27", {"rounds": rounds})


@pytest.mark.parametrize(("goal", "dabbscheedel"), [(31, -15), (30, -14), (10, -5)])
def test_without_picks_the_track_does_not_end_the_game(goal: int, dabbscheedel: int) -> None:
    error = refused(goal=goal, dabbscheedel=dabbscheedel)
    assert str(error) == (
        "goal and dabbscheedel end a game only when designators are picked, "
        f"not {goal} and {dabbscheedel} (R28)"
    )
    assert error.rule == "R28"
    assert error.context == {"goal": goal, "dabbscheedel": dabbscheedel}


@pytest.mark.parametrize("goal", [0, -1])
def test_the_goal_lies_above_zero(goal: int) -> None:
    error = refused(pick=True, goal=goal)
    assert str(error) == f"the goal lies above 0, not at {goal} (R29)"
    assert (error.rule, error.context) == ("R29", {"goal": goal})


@pytest.mark.parametrize("dabbscheedel", [0, 1])
def test_the_dabbscheedel_space_lies_below_zero(dabbscheedel: int) -> None:
    error = refused(pick=True, dabbscheedel=dabbscheedel)
    assert str(error) == f"the Dabbscheedel space lies below 0, not at {dabbscheedel} (R29)"
    assert (error.rule, error.context) == ("R29", {"dabbscheedel": dabbscheedel})


def test_with_picks_rounds_and_both_ends_of_the_track_can_be_set() -> None:
    options = Options(3, False, True, 9, 1, -1)
    assert (options.rounds, options.goal, options.dabbscheedel) == (9, 1, -1)


def test_options_are_told_by_what_was_agreed_alone() -> None:
    assert repr(Options(2, True)) == (
        "Options(players=2, more_cards=True, pick_designators=False,"
        " rounds=5, goal=30, dabbscheedel=-15)"
    )
    assert len({Options(3), Options(3), Options(4)}) == 2
