"""A review: one judgement of a record, as far as it has come."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Generic

from ebbes.bots.grains import Grains, leads_of
from ebbes.judge.fingerprint import Fingerprint
from ebbes.judge.ledger import Ledger, ledger_of
from ebbes.judge.moment import Moment
from ebbes.judge.rates import Rates, rates_of
from ebbes.judge.turning_point import Decided, TurningPoint, turning_points
from ebbes.record.format import options_to_json, round_to_json
from ebbes.record.record import Record
from ebbes.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class RoundReview(Generic[Decided]):
    """A round whose every decision is judged."""

    number: int
    moments: Sequence[Decided]
    points: tuple[int, ...] | None
    """By seat; None for a round that is not played to its end."""
    end: tuple[Grains, ...]
    """The lead of every seat, or where an unfinished round stops the one expected."""

    def ledger(self, seat: Seat) -> Ledger:
        """Where the lead of a seat came from."""
        return ledger_of(self.moments, self.end, seat)

    def turning_points(self, seats: Sequence[Seat] = ()) -> tuple[TurningPoint[Decided], ...]:
        """What moved the round most; where one seat is reviewed, its own decisions first."""
        return turning_points(self.moments, self.end, seats[0] if len(seats) == 1 else None)

    @property
    def par(self) -> tuple[Grains, ...]:
        """What the deal was worth to every seat."""
        return self.moments[0].expected if self.moments else self.end


@dataclass(frozen=True, slots=True)
class Judged(Generic[Decided]):
    """Judged moments of a record, and all sums over them."""

    seats: tuple[Seat, ...]
    """Who is judged."""
    points: tuple[tuple[int, ...] | None, ...]
    """By round and seat; None for a round that is not played to its end."""
    counts: tuple[int, ...]
    """How many moments each round has."""
    moments: tuple[Decided, ...]

    @property
    def is_complete(self) -> bool:
        """Whether everything is judged."""
        return len(self.moments) == sum(self.counts)

    @property
    def rounds(self) -> tuple[RoundReview[Decided], ...]:
        """The rounds whose every decision is judged."""
        return tuple(judged_rounds(self.points, self.counts, self.moments))

    def rates(self, seat: Seat) -> Rates:
        """How well a seat played."""
        return rates_of(self.moments, seat)


@dataclass(frozen=True, slots=True)
class Review(Judged[Moment]):
    """The judged moments of a record, and by what they were judged."""

    record: str
    """The hash of the record, see `record_hash`."""
    fingerprint: Fingerprint


def judged_rounds(
    points: Sequence[tuple[int, ...] | None], counts: Sequence[int], moments: Sequence[Decided]
) -> Iterator[RoundReview[Decided]]:
    """Of rounds with these points and so many moments those whose every moment is there."""
    for number, (scored, count) in enumerate(zip(points, counts, strict=True), start=1):
        own = [moment for moment in moments if moment.round == number]
        if own and len(own) == count:
            yield _round(number, own, scored)


def _round(
    number: int, moments: Sequence[Decided], points: tuple[int, ...] | None
) -> RoundReview[Decided]:
    if points is not None:
        return RoundReview(number, moments, points, leads_of(points))
    return RoundReview(number, moments[:-1], None, moments[-1].expected)


def record_hash(record: Record) -> str:
    """What a review knows its record by: the game alone, whatever its seats are called."""
    rounds = [round_to_json(entry) for entry in record.rounds]
    kept = ("dealer", "starter", "chooser", "value", "designators", "hands", "plays")
    game = {
        "options": options_to_json(record.options),
        "rounds": [{key: entry[key] for key in kept if key in entry} for entry in rounds],
    }
    return sha256(json.dumps(game, sort_keys=True).encode()).hexdigest()
