"""Tests of `ebbes.server.puzzling.glicko` and `level`."""

from itertools import pairwise

import pytest

from ebbes.server.puzzling.glicko import Game, Rating, rated
from ebbes.server.puzzling.level import NEWCOMER, PUZZLES, aged, moved
from ebbes.server.puzzling.puzzle import Outcome
from ebbes.server.seconds import DAY


def test_the_example_of_the_paper_comes_out() -> None:
    games = [
        Game(Rating(1400, 30), 1),
        Game(Rating(1550, 100), 0),
        Game(Rating(1700, 300), 0),
    ]
    found = rated(Rating(1500, 200, 0.06), games)
    assert found.rating == pytest.approx(1464.06, abs=0.02)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=1e-5)


def test_who_is_surprising_becomes_more_volatile() -> None:
    steady = rated(Rating(1500, 60), [Game(Rating(1500, 60), 0.5)])
    surprising = rated(Rating(1500, 60), [Game(Rating(2600, 60), 1)] * 3)
    assert surprising.volatility > steady.volatility


@pytest.mark.parametrize(
    ("outcome", "sign"), [(Outcome.RIGHT, 1), (Outcome.SECOND, 0), (Outcome.OTHER, -1)]
)
def test_an_answer_moves_both_in_opposite_ways(outcome: Outcome, sign: int) -> None:
    person, puzzle = Rating(1500, 100), Rating(1500, 100)
    after = moved(person, puzzle, outcome)
    assert (after.person.rating - 1500) * sign >= 0
    assert after.person.rating - 1500 == pytest.approx(1500 - after.puzzle.rating)
    assert (after.person.rating != 1500) is bool(sign)


def test_a_newcomer_moves_further_than_a_puzzle_many_know() -> None:
    after = moved(NEWCOMER, Rating(1500, 50), Outcome.RIGHT)
    assert after.person.rating - 1500 > 10 * (1500 - after.puzzle.rating)


def test_nobody_is_ever_known_for_certain() -> None:
    person = NEWCOMER
    for _ in range(500):
        person = moved(person, Rating(person.rating, 30), Outcome.SECOND).person
    assert 50 < person.deviation < 70


def test_after_a_while_less_is_known_but_never_less_than_of_a_newcomer() -> None:
    person = Rating(1600, 60)
    weeks = [aged(person, week * 7 * DAY).deviation for week in range(5)]
    assert all(one < other for one, other in pairwise(weeks))
    assert weeks[0] == pytest.approx(60)
    assert aged(person, 1e12).deviation == NEWCOMER.deviation
    assert aged(person, -5).deviation == pytest.approx(60)


def test_harder_levels_begin_higher() -> None:
    ratings = [PUZZLES[level].rating for level in sorted(PUZZLES)]
    assert all(one < other for one, other in pairwise(ratings))
