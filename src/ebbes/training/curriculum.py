"""All eight policies, each with the one it learns from: first four players, then everyone else."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import inf
from pathlib import Path

from ebbes.kernel.network import weights_name
from ebbes.training.train import Course, is_finished, refuse_other, train


@dataclass(frozen=True, slots=True)
class Lesson:
    """A course, and the name of the weights it begins with."""

    course: Course
    first: str | None = None

    @property
    def name(self) -> str:
        """The name of its weights."""
        return weights_name(self.course.players, self.course.more_cards)


def _later(players: int, more_cards: bool, first: str) -> Lesson:
    course = Course(players, more_cards, rounds=4_000_000, rate=1e-3, entropy=0.01)
    return Lesson(course, first)


FOUR = Lesson(Course(players=4, rounds=20_000_000))
MORE = _later(4, True, FOUR.name)
CURRICULUM = (
    FOUR,
    MORE,
    _later(3, False, FOUR.name),
    _later(5, False, FOUR.name),
    _later(2, False, FOUR.name),
    _later(3, True, MORE.name),
    _later(5, True, MORE.name),
    _later(2, True, MORE.name),
)
"""All lessons, in the order in which they build on each other."""


def study(folder: Path, threads: int, seed: int, share: float = 1.0) -> Iterator[str]:
    """Go through the curriculum, or through a share of every course; the lines of all logs.

    Courses that are finished in this folder are not taken again; other courses are not overwritten.
    """
    if not 0 < share < inf:
        raise ValueError(f"a share of every course is a number above 0, not {share}")
    folder.mkdir(parents=True, exist_ok=True)
    for lesson in CURRICULUM:
        course = replace(
            lesson.course,
            rounds=max(1, int(lesson.course.rounds * share)),
            threads=threads,
            seed=seed,
        )
        first = None if lesson.first is None else folder / lesson.first
        if is_finished(course, folder / lesson.name):
            yield f"{lesson.name} is finished"
            continue
        refuse_other(course, folder / lesson.name)
        yield f"{lesson.name} begins"
        for line in train(course, folder / lesson.name, first):
            yield f"{lesson.name} {line}"
