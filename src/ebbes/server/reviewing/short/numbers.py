"""All numbers of a review that is done, but its rates.

Who writes and who reads goes through them in the same order and guesses alike, so that only what
differs from the guess is kept.
"""

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from ebbes.bots.bars import REASONS
from ebbes.server.reviewing.draft import Draft
from ebbes.server.reviewing.packing import HEADS
from ebbes.server.reviewing.short.arithmetic import Coder, Pen, Reader
from ebbes.server.reviewing.short.course import Course
from ebbes.server.reviewing.short.outline import Outline
from ebbes.server.reviewing.short.rounds import Rounds
from ebbes.server.reviewing.short.verdicts import Verdicts

Numbers: TypeAlias = tuple[Sequence[Any], Sequence[Any], Sequence[Any]]
"""What everyone could expect and the verdicts, by decision; the rounds."""


def written(draft: Draft, outline: Outline) -> bytes:
    """The numbers of a review, of which its record tells the outline."""
    pen = Pen()
    given = (draft.expected, draft.verdicts, draft.sums["rounds"])
    _through(pen, outline, given, iter(reasons_in(draft)))
    return pen.written()


def read(data: bytes, outline: Outline, reasons: Sequence[Any]) -> Numbers:
    """The numbers that were written, with the reasons that were kept beside them."""
    nothing = (None,) * len(outline.spots)
    return _through(Reader(data), outline, (nothing, nothing, ()), iter(reasons))


def reasons_in(draft: Draft) -> list[Any]:
    """All reasons of a review in their order: they are words, and no numbers."""
    verdicts = [verdict for verdict in draft.verdicts if verdict is not None]
    return [why for verdict in verdicts for bar in verdict[HEADS] for why in bar[REASONS:]]


def _through(coder: Coder, outline: Outline, given: Numbers, reasons: Iterator[Any]) -> Numbers:
    """The same numbers for who writes, those that were written for who reads."""
    expected, verdicts, rounds = given
    course = Course(coder, outline.seats, outline.spots, expected)
    thoughts = Verdicts(coder, verdicts, reasons)
    courses, found = [], []
    for spot, leads, verdict in zip(outline.spots, expected, verdicts, strict=True):
        courses.append(course.at(spot, leads))
        found.append(thoughts.at(spot, course.lead(spot.where[2]), verdict))
    return tuple(courses), tuple(found), Rounds(coder, outline).all(courses, rounds)
