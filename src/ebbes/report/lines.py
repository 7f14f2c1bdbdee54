"""A review as people read it in a terminal."""

from collections.abc import Iterator
from typing import Final

from ebbes.judge.review import Judged, RoundReview
from ebbes.judge.weighed import WeighedMoment
from ebbes.record.record import Record
from ebbes.report.sentences import figure
from ebbes.report.speech import Speech
from ebbes.report.telling import PARTS, Rows, Telling

BARS: Final = "▁▂▃▄▅▆▇█"
COLUMN: Final = 10
LONGEST: Final = 30
"""The most bars of a chart."""


def review_lines(record: Record, review: Judged[WeighedMoment], speech: Speech) -> Iterator[str]:
    """The game, where everybody's points came from, and round by round what moved them."""
    telling = Telling(record, review, speech)
    yield from telling.about()
    yield ""
    yield from _table(telling.sums(), telling)
    yield from telling.rates()
    for found in review.rounds:
        yield ""
        yield telling.title(found)
        yield from _table(telling.rows(found), telling)
        yield from _charts(found, telling)
        for number, said in telling.turning_points(found):
            yield f"  {number}. {said}"


def _table(rows: Rows, telling: Telling) -> Iterator[str]:
    """A line for every seat."""
    names, speech = telling.names, telling.speech
    width = max(len(name) for name in names)
    heads = "".join(f"{speech.say(part):>{COLUMN}}" for part in PARTS)
    yield f"{'':<{width}}{heads}"
    for seat, row in rows.items():
        figures = "".join(f"{figure(part, speech):>{COLUMN}}" for part in row)
        yield f"{names[seat]:<{width}}{figures}"


def _charts(found: RoundReview[WeighedMoment], telling: Telling) -> Iterator[str]:
    """How the expected lead of each seat went up and down, all on one scale."""
    course = [*(moment.expected for moment in found.moments), found.end]
    step = max(1, -(-len(course) // LONGEST))
    shown = [*course[:-1:step], course[-1]]
    highest = max(abs(own) for row in shown for own in row) or 1
    width = max(len(name) for name in telling.names)
    for seat in telling.review.seats:
        bars = (round((row[seat] / highest + 1) / 2 * (len(BARS) - 1)) for row in shown)
        yield f"{telling.names[seat]:<{width}}  {''.join(BARS[bar] for bar in bars)}"
