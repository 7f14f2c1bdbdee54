"""What a worker finds out for a review: a plan, one part after the other, the sums, a page."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ebbes.json_types import Json
from ebbes.judge.abridged import ShortMoment, abridged, short_moments
from ebbes.judge.depth import depth_named
from ebbes.judge.judging import Judging
from ebbes.judge.recalled import recalled
from ebbes.judge.sums import summed_up, sums_of
from ebbes.record.parse import parse
from ebbes.record.record import Record
from ebbes.report.page import review_page
from ebbes.report.speech import Speech


def judge_on(request: dict[str, Any]) -> Json:
    """The next thing a review needs; its game is told as the text of a record."""
    text = request["record"]
    match request["judge"]:
        case "plan":
            return _plan(begun(text, request["depth"]))
        case "part":
            judging = begun(text, request["depth"])
            return _part(judging, request["place"], request["expected"], request["verdict"])
        case "page":
            moments, speech = short_moments(request["moments"]), Speech(request["language"])
            return _page(parse(text), moments, request["sums"], speech)
        case _:
            return sums_of(parse(text), short_moments(request["moments"]), request["seats"])


@lru_cache(maxsize=4)
def begun(text: str, depth: str) -> Judging:
    """The judge of a game; reading it anew for each part would take longer than judging."""
    return Judging(parse(text), depth=depth_named(depth))


def _plan(judging: Judging) -> Json:
    """By what is judged, and every decision: its round, its number there, and whose it is."""
    return {
        "fingerprint": judging.review.fingerprint.to_json(),
        "moments": [[each.round, each.number, each.seat] for each in judging.decisions],
    }


def _page(record: Record, moments: Sequence[ShortMoment], sums: Json, speech: Speech) -> Json:
    """The page of `ebbes review --html`, from what is kept of a whole review."""
    seats = range(record.options.seats)
    if sums is None:
        return review_page(record, summed_up(record, moments, seats), speech)
    return review_page(record, recalled(record, moments, seats, sums), speech)


def _part(judging: Judging, place: int, is_expected: bool, is_verdict: bool) -> Json:
    verdict = judging.verdict_at(place) if is_verdict else None
    return {
        "expected": list(judging.expected_at(place)) if is_expected else None,
        "verdict": None if verdict is None else abridged(verdict),
    }
