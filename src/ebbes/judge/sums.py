"""All sums over a judgement in short, as a whole review tells them."""

from collections.abc import Sequence

from ebbes.json_types import Json
from ebbes.judge.abridged import ShortMoment
from ebbes.judge.decision import decisions_of
from ebbes.judge.format import rates_to_json, round_review_to_json
from ebbes.judge.judging import moments_of_rounds
from ebbes.judge.rates import rates_of
from ebbes.judge.review import judged_rounds, points_of_rounds
from ebbes.record.record import Record
from ebbes.rules.seats import Seat


def sums_of(record: Record, moments: Sequence[ShortMoment], seats: Sequence[Seat]) -> Json:
    """Rounds whose every decision is told, and the rates of the seats that are judged."""
    points = points_of_rounds(record)
    counts = moments_of_rounds(decisions_of(record), len(points))
    return {
        "rounds": [
            round_review_to_json(found, seats) for found in judged_rounds(points, counts, moments)
        ],
        "rates": [_rates(record, moments, seat) for seat in seats],
    }


def _rates(record: Record, moments: Sequence[ShortMoment], seat: Seat) -> Json:
    rates = rates_of(moments, seat)
    return {**rates_to_json(rates, seat), "as_strong_as": list(rates.alike(record.options))}
