"""A judgement whose sums are told with it, as what they were summed up from is not."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Any

from ebbes.bots.estimate import Estimate
from ebbes.judge.abridged import ShortMoment
from ebbes.judge.ledger import Ledger
from ebbes.judge.rates import Rates, rates_of
from ebbes.judge.review import Judged, RoundReview, judged_rounds
from ebbes.judge.sums import summed_up
from ebbes.judge.turning_point import TurningPoint
from ebbes.record.record import Record
from ebbes.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class RecalledRound(RoundReview[ShortMoment]):
    """A round with its ledgers and turning points."""

    ledgers: Mapping[Seat, Ledger]
    turns: tuple[TurningPoint[ShortMoment], ...]

    def ledger(self, seat: Seat) -> Ledger:
        """Where the lead of a seat came from; who never chose has it from the others."""
        deal = self.par[seat]
        return self.ledgers.get(seat, Ledger(seat, deal, 0, 0, self.end[seat] - deal))

    def turning_points(self, seats: Sequence[Seat] = ()) -> tuple[TurningPoint[ShortMoment], ...]:
        """What moved the round most."""
        return self.turns


@dataclass(frozen=True, slots=True)
class Recalled(Judged[ShortMoment]):
    """A judgement in short, and its sums as a review tells them."""

    sums: Any

    @property
    def rounds(self) -> tuple[RecalledRound, ...]:
        """The rounds whose every decision is judged."""
        return tuple(self._rounds())

    def _rounds(self) -> Iterator[RecalledRound]:
        told = {each["round"]: each for each in self.sums["rounds"]}
        for found in judged_rounds(self.points, self.counts, self.moments):
            kept, moments = told[found.number], {each.number: each for each in found.moments}
            yield RecalledRound(
                found.number,
                found.moments,
                found.points,
                found.end,
                {each["seat"]: _ledger(**each) for each in kept["ledger"]},
                tuple(
                    TurningPoint(moments[each["number"]], tuple(each["moved"]))
                    for each in kept["turning_points"]
                ),
            )

    def rates(self, seat: Seat) -> Rates:
        """How well a seat played; of the yield what was told."""
        found = rates_of(self.moments, seat)
        told = next((each["yield"] for each in self.sums["rates"] if each["seat"] == seat), None)
        return found if told is None else replace(found, kept=_estimate(**told))


def recalled(
    record: Record, moments: Sequence[ShortMoment], seats: Sequence[Seat], sums: Any
) -> Recalled:
    """The judgement of a record with the sums that were told."""
    found = summed_up(record, moments, seats)
    return Recalled(found.seats, found.points, found.counts, found.moments, sums)


def _ledger(seat: Seat, deal: int, decisions: int, lie: int, others: int, **_: int) -> Ledger:
    return Ledger(seat, deal, decisions, lie, others)


def _estimate(mean: float, error: float | None) -> Estimate:
    return Estimate(mean, inf if error is None else error)
