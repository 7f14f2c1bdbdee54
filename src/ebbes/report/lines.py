"""A review as people read it in a terminal."""

from collections.abc import Iterator
from typing import Final

from ebbes.bots.grains import Grains
from ebbes.judge.ledger import Ledger
from ebbes.judge.review import Judged, RoundReview
from ebbes.judge.weighed import WeighedMoment
from ebbes.record.record import Record
from ebbes.report.deeds import Deeds
from ebbes.report.sentences import figure, rates_text, turning_sentences
from ebbes.report.speech import Speech, of_options
from ebbes.rules.seats import Seat

BARS: Final = "▁▂▃▄▅▆▇█"
PARTS: Final = (
    "cli-review-result",
    "cli-review-cards",
    "cli-review-decisions",
    "cli-review-others",
)
"""What people see of a ledger, as the heads of columns."""
COLUMN: Final = 10
LONGEST: Final = 30
"""The most bars of a chart."""


def review_lines(record: Record, review: Judged[WeighedMoment], speech: Speech) -> Iterator[str]:
    """The game, where everybody's points came from, and round by round what moved them."""
    names = speech.names(record.options, record.names)
    yield speech.say("cli-game", names=", ".join(names), **of_options(record.options))
    if not review.is_complete:
        done, total = len(review.moments), sum(review.counts)
        yield speech.say("cli-review-part", done=str(done), total=str(total))
    yield ""
    yield from _standings(record, review, names, speech)
    deeds = Deeds(record)
    for found in review.rounds:
        yield ""
        yield from _round(found, deeds, review.seats, names, speech)


def _standings(
    record: Record, review: Judged[WeighedMoment], names: tuple[str, ...], speech: Speech
) -> Iterator[str]:
    rows = {seat: summed(review, seat) for seat in review.seats}
    yield from ledger_table(rows, names, speech)
    people = [seat for seat in review.seats if review.rates(seat).real]
    for seat in people:
        yield f"{names[seat]}: {rates_text(review.rates(seat), record.options, speech)}"


def ledger_table(
    rows: dict[Seat, tuple[Grains, ...]], names: tuple[str, ...], speech: Speech
) -> Iterator[str]:
    """A line for every seat: the lead, and the parts it is made of."""
    width = max(len(name) for name in names)
    heads = "".join(f"{speech.say(part):>{COLUMN}}" for part in PARTS)
    yield f"{'':<{width}}{heads}"
    for seat, row in rows.items():
        figures = "".join(f"{figure(part, speech):>{COLUMN}}" for part in row)
        yield f"{names[seat]:<{width}}{figures}"


def parts_of(ledger: Ledger) -> tuple[Grains, ...]:
    """The lead and its three parts, as people see them."""
    return ledger.result, ledger.cards, ledger.decisions, ledger.others


def summed(review: Judged[WeighedMoment], seat: Seat) -> tuple[Grains, ...]:
    """The same for all rounds together."""
    rows = [parts_of(found.ledger(seat)) for found in review.rounds]
    return tuple(map(sum, zip(*rows, strict=True))) if rows else (0,) * len(PARTS)


def _round(
    found: RoundReview[WeighedMoment],
    deeds: Deeds,
    seats: tuple[Seat, ...],
    names: tuple[str, ...],
    speech: Speech,
) -> Iterator[str]:
    key = "cli-review-round" if found.points is not None else "cli-review-open-round"
    yield speech.say(key, round=str(found.number))
    yield from ledger_table({seat: parts_of(found.ledger(seat)) for seat in seats}, names, speech)
    yield from _charts(found, seats, names)
    for point in found.turning_points(seats):
        said = " ".join(turning_sentences(point, deeds, names, speech))
        yield f"  {point.moment.number + 1}. {said}"


def _charts(
    found: RoundReview[WeighedMoment], seats: tuple[Seat, ...], names: tuple[str, ...]
) -> Iterator[str]:
    """How the expected lead of each seat went up and down, all on one scale."""
    course = [*(moment.expected for moment in found.moments), found.end]
    step = max(1, -(-len(course) // LONGEST))
    shown = [*course[:-1:step], course[-1]]
    highest = max(abs(own) for row in shown for own in row) or 1
    width = max(len(name) for name in names)
    for seat in seats:
        bars = (round((row[seat] / highest + 1) / 2 * (len(BARS) - 1)) for row in shown)
        yield f"{names[seat]:<{width}}  {''.join(BARS[bar] for bar in bars)}"
