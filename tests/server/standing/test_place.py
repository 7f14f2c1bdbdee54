"""Tests of `ebbes.server.standing.place`: what the outcomes of games say together."""

import pytest

from ebbes.bots.estimate import Estimate
from ebbes.bots.rungs import ENOUGH, RUNGS
from ebbes.server.standing.place import (
    MOST_MISSED,
    MOST_STEPS,
    RECENT,
    mean_of,
    missed_most,
    strength_of,
    way_of,
)
from ebbes.server.store.outcomes import Stretch

KUNO = {rung.name: rung.given_away.mean for rung in RUNGS}["casual"]


def game(at: float, given_away: float, rounds: int = 5, real: int = 35) -> Stretch:
    """A game with so much given away a round, known to a tenth of a point a round."""
    return Stretch(at, rounds, real, given_away * rounds, (0.1 * rounds) ** 2)


def test_nothing_is_said_before_there_are_enough_real_decisions() -> None:
    assert strength_of([]).as_strong_as == ()
    few = strength_of([game(1, KUNO, real=ENOUGH - 1)])
    assert (few.real, few.as_strong_as) == (ENOUGH - 1, ())
    assert strength_of([game(1, KUNO, real=ENOUGH)]).as_strong_as == ("casual",)


def test_the_rounds_played_last_tell_how_strong_somebody_is() -> None:
    new = [game(100 - at, KUNO) for at in range(RECENT // 5)]
    old = [game(at, 9.0) for at in range(50)]
    found = strength_of([*new, *old])
    assert found.rounds == RECENT
    assert found.given_away.mean == pytest.approx(KUNO)
    assert found.given_away.error == pytest.approx(0.1 / (RECENT / 5) ** 0.5)


def test_somebody_between_two_is_said_to_be_between_them() -> None:
    stronger, weaker = RUNGS[2].given_away.mean, RUNGS[1].given_away.mean
    middle = [Stretch(1, 100, 700, 100 * (stronger + weaker) / 2, 0.0)]
    assert strength_of(middle).as_strong_as == ("casual", "solid")


def test_each_step_of_the_way_tells_of_games_of_its_own_and_of_enough() -> None:
    games = [game(at, 3 - at / 100) for at in range(100)][::-1]
    way = way_of(games)
    assert len(way) <= MOST_STEPS
    assert [step.at for step in way] == sorted(step.at for step in way)
    assert way[-1].at == 99
    means = [step.given_away.mean for step in way]
    assert means == sorted(means, reverse=True)


def test_there_is_no_way_before_there_is_a_step() -> None:
    assert way_of([]) == []
    assert way_of([game(1, 2.0, real=ENOUGH - 1)]) == []
    assert len(way_of([game(2, 2.0), game(1, 2.0)])) == 2


def test_a_mean_is_told_with_its_error() -> None:
    assert mean_of(1, 3.0, 9.0) is None
    assert mean_of(2, 4.0, 10.0) == Estimate(2.0, 1.0)


def test_what_is_missed_is_ordered_by_grade_times_the_root_of_the_count() -> None:
    found = [("often", 9, 9), ("grave", 1, 3), ("dear", 2, 5), ("dear", 2, 5), ("rare", 1, 1)]
    missed = missed_most(found)
    assert [(each.code, each.times, each.grade) for each in missed] == [
        ("dear", 4, 2.5),
        ("grave", 1, 3.0),
        ("often", 9, 1.0),
        ("rare", 1, 1.0),
    ]
    assert len(missed_most([(str(at), 1, 1) for at in range(9)])) == MOST_MISSED
