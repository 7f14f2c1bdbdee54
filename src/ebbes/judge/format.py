"""Writing `ebbes-review/1`."""

import json
from collections.abc import Sequence
from typing import Final

from ebbes.bots.estimate import Estimate
from ebbes.bots.grains import GRAINS, par_of
from ebbes.json_types import Json
from ebbes.judge.ledger import Ledger
from ebbes.judge.moment import Moment
from ebbes.judge.rates import Rates
from ebbes.judge.review import Review, RoundReview
from ebbes.judge.turning_point import Decided
from ebbes.judge.value import Value, rounded
from ebbes.judge.verdict import Verdict
from ebbes.record.choice import choice_to_json
from ebbes.rules.seats import Seat

FORMAT: Final = "ebbes-review/1"


def format_review(review: Review) -> str:
    """A review as one line of JSON."""
    return json.dumps(review_to_json(review), allow_nan=False)


def review_to_json(review: Review) -> dict[str, Json]:
    """A review as a JSON value, keys in the order of `docs/judging.md`."""
    return {
        "format": FORMAT,
        "record": review.record,
        "fingerprint": review.fingerprint.to_json(),
        "grains": GRAINS,
        "seats": list(review.seats),
        "done": len(review.moments),
        "of": sum(review.counts),
        "moments": [moment_to_json(moment) for moment in review.moments],
        "rounds": [round_review_to_json(each, review.seats) for each in review.rounds],
        "rates": [rates_to_json(review.rates(seat), seat) for seat in review.seats],
    }


def moment_to_json(moment: Moment) -> dict[str, Json]:
    """One judged decision."""
    verdict = moment.verdict
    return {
        "round": moment.round,
        "number": moment.number,
        "seat": moment.seat,
        "expected": list(moment.expected),
        "verdict": None if verdict is None else verdict_to_json(verdict),
    }


def verdict_to_json(verdict: Verdict) -> dict[str, Json]:
    """What is thought of a decision."""
    return {
        "unit": verdict.unit.name,
        "chosen": verdict.chosen,
        "given_away": verdict.given_away,
        "mark": verdict.mark,
        "real": verdict.is_real,
        "choices": [
            _value(value, verdict.is_as_good(place)) for place, value in enumerate(verdict.values)
        ],
    }


def round_review_to_json(found: RoundReview[Decided], seats: Sequence[Seat]) -> dict[str, Json]:
    """A round as a whole."""
    return {
        "round": found.number,
        "points": None if found.points is None else list(found.points),
        "par": [par_of(grains) for grains in found.par],
        "end": list(found.end),
        "ledger": [ledger_to_json(found.ledger(seat)) for seat in seats],
        "turning_points": [
            {"number": point.moment.number, "moved": list(point.moved)}
            for point in found.turning_points(seats)
        ],
    }


def ledger_to_json(ledger: Ledger) -> dict[str, Json]:
    """Where a seat's lead came from, in grains."""
    return {
        "seat": ledger.seat,
        "deal": ledger.deal,
        "decisions": ledger.decisions,
        "lie": ledger.lie,
        "others": ledger.others,
        "result": ledger.result,
    }


def _value(value: Value, is_as_good: bool) -> dict[str, Json]:
    told = choice_to_json(value.choice)
    del told["seat"]
    return {
        **told,
        "likely": value.likely,
        "lead": value.lead,
        "error": value.error,
        "worth": value.worth,
        "behind": value.behind,
        "behind_error": value.behind_error,
        "as_good": is_as_good,
        "reasons": [{"code": each.code, **each.context} for each in value.reasons],
    }


def rates_to_json(rates: Rates, seat: Seat) -> dict[str, Json]:
    """How well a seat played."""
    return {
        "seat": seat,
        "rounds": rates.rounds,
        "real": rates.real,
        "given_away": _estimate(rates.given_away),
        "yield": _estimate(rates.kept) if rates.is_enough else None,
        "chance_given_away": rounded(rates.chance_given_away),
    }


def _estimate(found: Estimate) -> dict[str, Json]:
    return {
        key: rounded(value) if isinstance(value, float) else None
        for key, value in found.to_json().items()
    }
