"""All sums over a judgement in short, as a whole review tells them."""

from collections import Counter
from collections.abc import Iterator, Sequence

from ebbes.bots.grains import Grains, leads_of
from ebbes.json_types import Json
from ebbes.judge.abridged import ShortMoment
from ebbes.judge.decision import decisions_of
from ebbes.judge.format import ledger_to_json, par_of, rates_to_json
from ebbes.judge.ledger import ledger_of
from ebbes.judge.rates import rates_of
from ebbes.judge.review import points_of_rounds
from ebbes.judge.turning_point import turning_points
from ebbes.record.record import Record
from ebbes.rules.seats import Seat


def sums_of(record: Record, moments: Sequence[ShortMoment], seats: Sequence[Seat]) -> Json:
    """Rounds whose every decision is told, and the rates of the seats that are judged."""
    return {
        "rounds": list(_rounds(record, moments, seats)),
        "rates": [_rates(record, moments, seat) for seat in seats],
    }


def _rounds(
    record: Record, moments: Sequence[ShortMoment], seats: Sequence[Seat]
) -> Iterator[Json]:
    counts = Counter(decision.round for decision in decisions_of(record))
    for number, points in enumerate(points_of_rounds(record), start=1):
        own = [moment for moment in moments if moment.round == number]
        if own and len(own) == counts[number]:
            yield _round(number, own, points, seats)


def _round(
    number: int,
    moments: Sequence[ShortMoment],
    points: tuple[int, ...] | None,
    seats: Sequence[Seat],
) -> Json:
    end: tuple[Grains, ...] = moments[-1].expected if points is None else leads_of(points)
    made = moments[:-1] if points is None else moments
    par = made[0].expected if made else end
    return {
        "round": number,
        "points": None if points is None else list(points),
        "par": [par_of(grains) for grains in par],
        "end": list(end),
        "ledger": [ledger_to_json(ledger_of(made, end, seat)) for seat in seats],
        "turning_points": [
            {"number": point.moment.number, "moved": list(point.moved)}
            for point in turning_points(made, end)
        ],
    }


def _rates(record: Record, moments: Sequence[ShortMoment], seat: Seat) -> Json:
    rates = rates_of(moments, seat)
    return {**rates_to_json(rates, seat), "as_strong_as": list(rates.alike(record.options))}
