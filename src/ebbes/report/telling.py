"""What there is to say of a review, whether in lines or on a page."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from ebbes.bots.grains import Grains
from ebbes.judge.ledger import Ledger
from ebbes.judge.review import Judged, RoundReview
from ebbes.judge.weighed import WeighedMoment
from ebbes.record.record import Record
from ebbes.report.deeds import Deeds
from ebbes.report.sentences import rates_text, turning_sentences
from ebbes.report.speech import Speech, of_options
from ebbes.rules.seats import Seat

PARTS: Final = (
    "cli-review-result",
    "cli-review-cards",
    "cli-review-decisions",
    "cli-review-others",
)
"""What people see of a ledger, as the heads of columns."""

Rows = dict[Seat, tuple[Grains, ...]]
"""The lead of every seat, and the parts it is made of."""


@dataclass(frozen=True)
class Telling:
    """Without slots, to keep what follows from it."""

    record: Record
    review: Judged[WeighedMoment]
    speech: Speech

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Everybody's, by seat."""
        return self.speech.names(self.record.options, self.record.names)

    @cached_property
    def _deeds(self) -> Deeds:
        return Deeds(self.record)

    def about(self) -> Iterator[str]:
        """Which game it was, how it stands, and how much of it is judged."""
        options = of_options(self.record.options)
        yield self.speech.say("cli-game", names=", ".join(self.names), **options)
        if any(self.review.points):
            yield self.speech.say("cli-review-standings", standings=", ".join(self._standings()))
        if not self.review.is_complete:
            done, total = len(self.review.moments), sum(self.review.counts)
            yield self.speech.say("cli-review-part", done=str(done), total=str(total))

    def _standings(self) -> Iterator[str]:
        """Everybody's points so far, the leader's first."""
        totals = [sum(own) for own in zip(*filter(None, self.review.points), strict=True)]
        for seat in sorted(range(len(totals)), key=lambda seat: -totals[seat]):
            yield f"{self.names[seat]} {str(totals[seat]).replace('-', '−')}"

    def sums(self) -> Rows:
        """Of all rounds together."""
        return {seat: _summed(self.review, seat) for seat in self.review.seats}

    def rates(self) -> Iterator[str]:
        """How well everybody played who had anything to decide."""
        for seat in self.review.seats:
            found = self.review.rates(seat)
            if found.real:
                yield f"{self.names[seat]}: {rates_text(found, self.record.options, self.speech)}"

    def title(self, found: RoundReview[WeighedMoment]) -> str:
        """Of a round."""
        key = "cli-review-round" if found.points is not None else "cli-review-open-round"
        return self.speech.say(key, round=str(found.number))

    def rows(self, found: RoundReview[WeighedMoment]) -> Rows:
        """Of a round."""
        return {seat: _parts_of(found.ledger(seat)) for seat in self.review.seats}

    def turning_points(self, found: RoundReview[WeighedMoment]) -> Iterator[tuple[int, str]]:
        """What moved a round, each with the number of its decision, from 1."""
        for point in found.turning_points(self.review.seats):
            said = turning_sentences(point, self._deeds, self.names, self.speech)
            yield point.moment.number + 1, " ".join(said)


def _parts_of(ledger: Ledger) -> tuple[Grains, ...]:
    return ledger.result, ledger.cards, ledger.decisions, ledger.others


def _summed(review: Judged[WeighedMoment], seat: Seat) -> tuple[Grains, ...]:
    rows = [_parts_of(found.ledger(seat)) for found in review.rounds]
    return tuple(map(sum, zip(*rows, strict=True))) if rows else (0,) * len(PARTS)
