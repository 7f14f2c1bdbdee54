"""What points are worth: far from the end the lead, near it the standings."""

import numpy as np
import pytest

from ebbes.bots.worth import lead
from ebbes.engine.options import Options
from ebbes.engine.state import Score, State, new_game
from ebbes.kernel.game import game_of
from ebbes.kernel.search import Outcomes
from ebbes.kernel.worth import Worths, worths_of
from ebbes.rules.seats import Seat


def standing(options: Options, totals: tuple[int, ...], rounds: int) -> State:
    """A game after so many rounds."""
    return new_game(options)._replace(score=Score(totals, rounds))


def outcomes(*points: tuple[int, ...]) -> Outcomes:
    """One world, a choice for each row of points."""
    return np.array([points], dtype=np.int8)


def worth(found: Outcomes, state: State, seat: Seat) -> Worths:
    """What outcomes are worth to a seat."""
    return worths_of(found, game_of(state), seat)


def test_the_lead_is_over_the_mean_of_the_others() -> None:
    assert lead(outcomes((4, 1, 2, 3), (0, 3, 0, 0)), 0).tolist() == [[2.0, -1.0]]


def test_early_in_a_game_points_count() -> None:
    found = outcomes((4, 1, 2, 3), (0, 3, 0, 0))
    assert (worth(found, standing(Options(4), (9, 0, 0, 0), 1), 0) == lead(found, 0)).all()


def test_in_the_last_round_a_win_counts_more_than_points() -> None:
    """Three behind: four points that overtake the leader beat six that help her as well."""
    state = standing(Options(3), (0, 3, -9), 4)
    overtakes, richer = worth(outcomes((4, 0, 0), (6, 3, -9)), state, 0)[0]
    assert overtakes > richer


def test_who_cannot_win_plays_for_the_place() -> None:
    state = standing(Options(3), (0, 40, 3), 4)
    second, third = worth(outcomes((4, 0, 0), (3, -9, 0)), state, 0)[0]
    assert second > third


def test_a_shared_win_is_worth_half() -> None:
    state = standing(Options(3), (0, 0, -50), 4)
    won, shared, lost = worth(outcomes((1, 0, 0), (0, 0, 0), (0, 1, 0)), state, 0)[0]
    assert shared == pytest.approx((won + lost) / 2, abs=0.01)


def test_the_round_before_the_last_is_played_for_the_standings_too() -> None:
    """Far ahead, another point is worth less than it is in a close game."""
    gains = []
    for mine in (30, 0):
        state = standing(Options(3), (mine, 0, 0), 3)
        more, less = worth(outcomes((1, 0, 0), (0, 0, 0)), state, 0)[0]
        gains.append(more - less)
    assert gains[0] < gains[1] / 5


def test_reaching_the_goal_ends_the_game_with_picks() -> None:
    """At 28, two points win at once, whoever else might have caught up."""
    options = Options(3, pick_designators=True, rounds=9)
    state = standing(options, (28, 27, 0), 2)
    reaches, stays = worth(outcomes((2, 0, 0), (1, 0, 0)), state, 0)[0]
    assert reaches > stays + 0.2


def test_passing_dabbscheedel_ends_the_game_with_picks() -> None:
    options = Options(3, pick_designators=True, rounds=9)
    state = standing(options, (5, 4, -14), 2)
    ends, goes_on = worth(outcomes((0, 0, -1), (0, 0, 0)), state, 0)[0]
    assert ends > goes_on + 0.1
