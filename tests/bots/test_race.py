"""The race: nobody who might be best drops out, and the tries are spent where it counts."""

import numpy as np

from ebbes.bots.race import FIRST_LAP, race, still_running
from ebbes.bots.worth import Worths
from ebbes.kernel.search import Outcomes
from ebbes.kernel.worlds import Numbers, Worlds

WORLDS = np.arange(512, dtype=np.uint16).reshape(-1, 1)


class Track:
    """Choices with a true worth each, and noise that every world shares among them."""

    def __init__(self, *truths: float, noise: float = 1.0) -> None:
        self.truths = np.array(truths)
        self.noise = noise
        self.likes = np.zeros(len(truths))
        self.tried = np.zeros(len(truths), dtype=np.int64)
        self._rng = np.random.default_rng(1)

    def try_out(self, worlds: Worlds, choices: Numbers) -> Outcomes:
        """Outcomes that are worths already."""
        self.tried[choices] += len(worlds)
        spread = self._rng.normal(0, self.noise, (len(worlds), len(choices)))
        return self.truths[choices] + spread  # type: ignore[return-value]

    def judge(self, outcomes: Outcomes) -> Worths:
        """An outcome is worth what it is."""
        return outcomes.astype(np.float64)

    def run(self, tries: int = 10_000) -> int:
        """Who wins."""
        choices = np.arange(len(self.truths))
        return race(WORLDS, choices, tries, self.try_out, self.judge, self.likes)


def test_the_best_wins() -> None:
    assert Track(0.0, 0.2, 1.0, 0.5).run() == 2


def test_who_is_clearly_behind_drops_out_after_the_first_lap() -> None:
    track = Track(0.0, 5.0, 4.9)
    track.run()
    assert track.tried[0] == FIRST_LAP
    assert track.tried[1] == track.tried[2] > 100


def test_a_race_with_one_left_is_over() -> None:
    track = Track(0.0, 9.0)
    assert track.run() == 1
    assert track.tried.tolist() == [FIRST_LAP, FIRST_LAP]


def test_no_more_is_tried_than_allowed() -> None:
    track = Track(0.0, 0.01, 0.0, 0.02)
    track.run(tries=200)
    assert track.tried.sum() <= 200
    assert track.tried.sum() > 190


def test_what_is_liked_wins_where_it_is_hardly_worse() -> None:
    track = Track(0.0, 1.0, 0.9)
    track.likes[2] = 0.5
    assert track.run() == 2


def test_equal_choices_all_stay() -> None:
    assert still_running(np.ones((30, 4))).tolist() == [0, 1, 2, 3]
