"""A review as it is told, in the words of `ebbes-review/1`."""

from typing import Any

from ebbes.bots.grains import GRAINS
from ebbes.json_types import Json
from ebbes.server.reviewing.draft import Draft, Where

PARTS = 10_000
"""What is given away is kept in so many parts of a point, or of a chance."""
SCALES = {"points": 100, "chance": 1000}
"""Bars are kept in so many parts."""
MARKS = (None, "small", "clear", "grave")


def told(draft: Draft, done: int, total: int) -> dict[str, Json]:
    """All that is known so far."""
    return {
        "fingerprint": draft.fingerprint,
        "grains": GRAINS,
        "done": done,
        "of": total,
        "moments": [
            _moment(where, expected, verdict)
            for where, expected, verdict in zip(
                draft.places, draft.expected, draft.verdicts, strict=True
            )
        ],
        **draft.sums,
    }


def nothing_told() -> dict[str, Json]:
    """What there is to tell before anybody has judged anything."""
    empty: dict[str, Json] = {"fingerprint": None, "grains": GRAINS, "done": 0, "of": 0}
    return {**empty, "moments": [], "rounds": [], "rates": []}


def _moment(where: Where, expected: Any, verdict: Any) -> Json:
    number_of_round, number, seat = where
    return {
        "round": number_of_round,
        "number": number,
        "seat": seat,
        "expected": expected,
        "verdict": None if verdict is None else _verdict(verdict),
    }


def _verdict(kept: Any) -> Json:
    unit, chosen, _, given_away, _, real, mark, bars, *of = kept
    return {
        "unit": unit,
        "chosen": chosen,
        "given_away": given_away / PARTS,
        "mark": MARKS[mark],
        "real": bool(real),
        "of": of[0] if of else len(bars),
        "choices": [_choice(bar, SCALES[unit]) for bar in bars],
    }


def _choice(bar: Any, scale: int) -> Json:
    what, worth, error, as_good, *reasons = bar
    return {
        "starter" if isinstance(what, int) else "card": what,
        "worth": worth / scale,
        "error": error / scale,
        "as_good": bool(as_good),
        "reasons": reasons[0] if reasons else [],
    }
