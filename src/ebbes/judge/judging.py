"""Judging a record decision by decision: it can begin, pause and go on."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from ebbes.bots.grains import Grains
from ebbes.engine.errors import NoSuchSeat
from ebbes.engine.view import view
from ebbes.judge.depth import STANDARD, Depth
from ebbes.judge.errors import ForeignReview
from ebbes.judge.fingerprint import Fingerprint
from ebbes.judge.moment import Moment
from ebbes.judge.reference import Reference
from ebbes.judge.review import Review, record_hash
from ebbes.judge.unit import unit_at
from ebbes.judge.value import values_of
from ebbes.judge.verdict import Verdict
from ebbes.record.decision import Decision, decisions_of
from ebbes.record.points import points_of_rounds
from ebbes.record.record import Record
from ebbes.rules.seats import Seat


class Judging:
    """A review being made. Whoever stops keeps `review`, and goes on with it later."""

    def __init__(
        self, record: Record, seats: tuple[Seat, ...] | None = None, depth: Depth = STANDARD
    ) -> None:
        options = record.options
        everyone = tuple(range(options.seats))
        self.decisions = decisions_of(record)
        self._reference = Reference(options)
        self._depth = depth
        self.review = Review(
            seats=everyone if seats is None else verified_seats(seats, options.seats),
            points=points_of_rounds(record),
            counts=moments_of_rounds(self.decisions, len(record.rounds)),
            moments=(),
            record=record_hash(record),
            fingerprint=Fingerprint.of(options, depth),
        )

    @classmethod
    def resumed(cls, record: Record, review: Review) -> "Judging":
        """Go on with a review of this very record, made by the same reference."""
        review.fingerprint.verify_review(record.options)
        judging = cls(record, review.seats, review.fingerprint.depth)
        if review.record != judging.review.record:
            raise ForeignReview("the review belongs to another record", record=review.record)
        judging.review = review
        return judging

    def with_moments(self, fingerprint: Fingerprint, moments: tuple[Moment, ...]) -> Review:
        """The review of this record with moments judged elsewhere."""
        return replace(self.review, fingerprint=fingerprint, moments=moments)

    @property
    def total(self) -> int:
        """How many moments there are to judge."""
        return len(self.decisions)

    @property
    def done(self) -> int:
        """How many of them are judged."""
        return len(self.review.moments)

    def __iter__(self) -> Iterator[Moment]:
        """Judge on to the end, moment by moment."""
        while self.done < self.total:
            yield self.step()

    def step(self) -> Moment:
        """Judge the next moment."""
        place = self.done
        decision = self.decisions[place]
        moment = Moment(
            decision.round,
            decision.number,
            decision.seat,
            self.expected_at(place),
            self.verdict_at(place) if decision.seat in self.review.seats else None,
        )
        self.review = replace(self.review, moments=(*self.review.moments, moment))
        return moment

    def expected_at(self, place: int) -> tuple[Grains, ...]:
        """What everyone can expect at a decision, whatever is judged by then."""
        return self._reference.expected(self.decisions[place].state, self._depth.playouts)

    def verdict_at(self, place: int) -> Verdict | None:
        """What is thought of a decision, whatever is judged by then."""
        decision = self.decisions[place]
        if decision.choice is None:
            return None
        return judged(decision, self._reference, self._depth)


def judge(record: Record, seats: tuple[Seat, ...] | None = None, depth: Depth = STANDARD) -> Review:
    """The whole judgement of a record in one go."""
    judging = Judging(record, seats, depth)
    for _ in judging:
        pass
    return judging.review


def judged(decision: Decision, reference: Reference, depth: Depth, luck: str = "") -> Verdict:
    """The verdict on a decision, from what its seat could know; other luck, other worlds."""
    seen = view(decision.state, decision.seat)
    chosen = None if decision.choice is None else seen.legal.index(decision.choice)
    values = values_of(seen, reference, depth, chosen, luck)
    return Verdict(unit_at(decision.state), values, chosen)


def verified_seats(seats: tuple[Seat, ...], there_are: int) -> tuple[Seat, ...]:
    """Seats that exist, each once and in their order."""
    for seat in seats:
        if not 0 <= seat < there_are:
            raise NoSuchSeat(f"no seat {seat}", rule="R30", seat=seat)
    return tuple(sorted(set(seats)))


def moments_of_rounds(decisions: Sequence[Decision], rounds: int) -> tuple[int, ...]:
    """How many decisions each of so many rounds has."""
    found = Counter(decision.round for decision in decisions)
    return tuple(found[number] for number in range(1, rounds + 1))
