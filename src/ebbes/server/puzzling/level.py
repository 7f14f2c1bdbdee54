"""How an answer moves two ratings: that of whoever gave it, and that of the puzzle."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from ebbes.server.puzzling.glicko import Game, Rating, rated
from ebbes.server.puzzling.puzzle import Level, Outcome
from ebbes.server.seconds import DAY

SCORES: Final[Mapping[Outcome, float]] = {
    Outcome.RIGHT: 1.0,
    Outcome.SECOND: 0.5,
    Outcome.OTHER: 0.0,
}
NEWCOMER: Final = Rating()
PUZZLES: Final[Mapping[Level, Rating]] = {
    1: Rating(1400, 200),
    2: Rating(1550, 200),
    3: Rating(1700, 200),
    4: Rating(1850, 200),
}
"""By the level the judge has found: where a puzzle stands until people have answered."""
SETTLED: Final = 150.0
"""From this deviation on a person is told the rating."""


class Moved(NamedTuple):
    """Both ratings after an answer."""

    person: Rating
    puzzle: Rating


def moved(person: Rating, puzzle: Rating, outcome: Outcome) -> Moved:
    """Each by what the other was before."""
    score = SCORES[outcome]
    return Moved(rated(person, [Game(puzzle, score)]), rated(puzzle, [Game(person, 1 - score)]))


def aged(person: Rating, seconds: float) -> Rating:
    """A day without answers is a period without games; nobody is less known than a newcomer."""
    return person.aged(max(0.0, seconds) / DAY)
