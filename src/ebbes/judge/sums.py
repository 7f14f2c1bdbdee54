"""All sums over a judgement in short, as a whole review tells them."""

from collections.abc import Sequence

from ebbes.json_types import Json
from ebbes.judge.abridged import ShortMoment
from ebbes.judge.format import rates_to_json, round_review_to_json
from ebbes.judge.judging import moments_of_rounds
from ebbes.judge.rates import Rates
from ebbes.judge.review import Judged
from ebbes.record.decision import decisions_of
from ebbes.record.points import points_of_rounds
from ebbes.record.record import Record
from ebbes.rules.seats import Seat


def summed_up(
    record: Record, moments: Sequence[ShortMoment], seats: Sequence[Seat]
) -> Judged[ShortMoment]:
    """A judgement in short with all its sums."""
    points = points_of_rounds(record)
    counts = moments_of_rounds(decisions_of(record), len(points))
    return Judged(tuple(seats), points, counts, tuple(moments))


def sums_of(record: Record, moments: Sequence[ShortMoment], seats: Sequence[Seat]) -> Json:
    """Rounds whose every decision is told, and the rates of the seats that are judged."""
    found = summed_up(record, moments, seats)
    return {
        "rounds": [round_review_to_json(each, seats) for each in found.rounds],
        "rates": [_rates(record, found.rates(seat), seat) for seat in seats],
    }


def _rates(record: Record, rates: Rates, seat: Seat) -> Json:
    return {**rates_to_json(rates, seat), "as_strong_as": list(rates.alike(record.options))}
