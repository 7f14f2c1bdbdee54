"""Where the points of a round came from: parts that sum to the result to the last digit."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ebbes.bots.grains import Grains
from ebbes.judge.weighed import WeighedMoment
from ebbes.kernel import ledger as kernel
from ebbes.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Ledger:
    """The lead of one seat in one round, part by part."""

    seat: Seat
    deal: Grains
    """What the cards were worth before the first decision."""
    decisions: Grains
    """What the own choices added to those of the reference."""
    lie: Grains
    """What the own choices brought beyond that, by how the hidden cards lay."""
    others: Grains
    """What the others' choices brought."""

    @property
    def result(self) -> Grains:
        """The lead in the end, or where an unfinished round stops the one expected."""
        return self.deal + self.decisions + self.lie + self.others

    @property
    def cards(self) -> Grains:
        """What the cards did: those dealt, and how the others lay."""
        return self.deal + self.lie


def ledger_of(moments: Sequence[WeighedMoment], end: tuple[Grains, ...], seat: Seat) -> Ledger:
    """The ledger of a seat from the moments of a round and what it came to."""
    skills = [0 if moment.verdict is None else moment.verdict.skill for moment in moments]
    deciders = [moment.seat for moment in moments]
    course = course_of(moments, end)
    parts = kernel.ledger_of(
        course, np.array(deciders, dtype=np.int64), np.array(skills, dtype=np.int64), seat
    )
    return Ledger(seat, *parts.tolist())


def course_of(moments: Sequence[WeighedMoment], end: tuple[Grains, ...]) -> kernel.Course:
    """What everyone could expect at each moment, and what it came to."""
    return np.array([*(moment.expected for moment in moments), end], dtype=np.int64)
