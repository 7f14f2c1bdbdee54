"""Par: what the deal of a round was worth to every seat, and who did better than that."""

from dataclasses import dataclass
from typing import Final

from ebbes.bots.grains import Grains, leads_of
from ebbes.bots.thought import WARMTH
from ebbes.judge.reference import Reference
from ebbes.record.decision import Decision, decisions_of
from ebbes.record.points import points_of_rounds
from ebbes.record.record import Record

PLAYOUTS: Final = 4096
"""Enough to tell par to a tenth of a point."""


@dataclass(frozen=True, slots=True)
class Par:
    """The expected lead of every seat before the first decision of a round, and the real one."""

    round: int
    par: tuple[Grains, ...]
    lead: tuple[Grains, ...] | None
    """None for a round that is not played to its end."""

    @property
    def over(self) -> tuple[Grains, ...] | None:
        """By how much everyone beat par."""
        if self.lead is None:
            return None
        return tuple(own - par for own, par in zip(self.lead, self.par, strict=True))


def pars_of(record: Record, playouts: int = PLAYOUTS, warmth: float = WARMTH) -> tuple[Par, ...]:
    """The par of every round of a record, for people who follow the reference as freely as this."""
    reference = Reference(record.options, warmth)
    first: dict[int, Decision] = {}
    for decision in decisions_of(record):
        first.setdefault(decision.round, decision)
    return tuple(
        Par(
            number,
            reference.expected(first[number].state, playouts),
            None if points is None else leads_of(points),
        )
        for number, points in enumerate(points_of_rounds(record), start=1)
        if number in first
    )
