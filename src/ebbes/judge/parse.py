"""Reading `ebbes-review/1` from text nobody vouches for; it must belong to its record."""

from typing import Final

from ebbes.bots.grains import GRAINS
from ebbes.bots.reasons import Reason
from ebbes.engine.commands import Choice
from ebbes.engine.legal import legal_commands
from ebbes.json_types import Json
from ebbes.judge.errors import ForeignReview, NotAReview
from ebbes.judge.fingerprint import Fingerprint
from ebbes.judge.format import FORMAT, review_to_json
from ebbes.judge.judging import Judging
from ebbes.judge.moment import Moment
from ebbes.judge.review import Review, record_hash
from ebbes.judge.unit import UNITS, unit_at
from ebbes.judge.value import Value
from ebbes.judge.verdict import Verdict
from ebbes.kernel import reasons
from ebbes.record.choice import choice_to_json
from ebbes.record.decision import Decision
from ebbes.record.errors import NotARecord
from ebbes.record.fields import Fields, as_whole_number, shown
from ebbes.record.parse import load_json
from ebbes.record.record import Record
from ebbes.rules.cards import HIGHEST_VALUE, LETTERS
from ebbes.rules.codes import CARDS
from ebbes.rules.roles import ROLE_NAMES

MOST: Final = 1_000
"""More points than any round is about."""
BOUNDS: Final = {
    "likely": (0, 1),
    "lead": (-MOST, MOST),
    "error": (0, MOST),
    "worth": (-MOST, MOST),
    "behind": (0, MOST),
    "behind_error": (0, MOST),
}
"""What is told of a choice, and between which numbers it lies."""
ROUNDING: Final = 0.01
"""More than all the digits that are rounded off how likely choices are."""
REASONS: Final = dict(reasons.NAMES)
"""The codes of reasons, each with what is told with it."""
WORDS: Final = {
    "role": ROLE_NAMES,
    "suit": tuple(LETTERS),
    "led": tuple(LETTERS),
    "card": tuple(CARDS),
}
"""What the words that go with reasons can be."""


def parse_review(text: str | bytes, record: Record) -> Review:
    """The review of a record that a text holds."""
    try:
        return review_from_json(load_json(text, "a review"), record)
    except NotARecord as error:
        raise NotAReview(str(error)) from None


def review_from_json(value: Json, record: Record) -> Review:
    """The review of a record that a JSON value describes."""
    fields = Fields(value, "the review")
    tag = fields.take("format")
    if tag != FORMAT:
        raise NotAReview(f"the format must be {FORMAT!r}, not {shown(tag)}")
    fingerprint = Fingerprint.from_json(fields.take("fingerprint"))
    fingerprint.verify()
    if fields.take("record") != record_hash(record):
        raise ForeignReview("the review belongs to another record")
    seats = tuple(as_whole_number(seat, "the review: a seat") for seat in fields.items("seats"))
    judging = Judging(record, seats, fingerprint.depth)
    review = judging.with_moments(fingerprint, _moments(fields.items("moments"), judging))
    if not _holds(value, review_to_json(review)):
        raise NotAReview("the review does not add up")
    return review


def _holds(given: Json, told: Json) -> bool:
    """Whether a JSON value says all that another does; keys nobody knows do no harm."""
    if isinstance(told, dict):
        return isinstance(given, dict) and all(
            key in given and _holds(given[key], told[key]) for key in told
        )
    if isinstance(told, list):
        return isinstance(given, list) and len(given) == len(told) and all(map(_holds, given, told))
    return isinstance(given, bool) == isinstance(told, bool) and given == told


def _moments(items: list[Json], judging: Judging) -> tuple[Moment, ...]:
    decisions = judging.decisions
    if len(items) > len(decisions):
        raise ForeignReview("the review has more moments than its record")
    return tuple(
        _moment(Fields(item, f"moment {number}"), decision, decision.seat in judging.review.seats)
        for number, (item, decision) in enumerate(zip(items, decisions, strict=False), start=1)
    )


def _moment(fields: Fields, decision: Decision, is_judged: bool) -> Moment:
    place = tuple(fields.whole_number(key) for key in ("round", "number", "seat"))
    if place != (decision.round, decision.number, decision.seat):
        raise ForeignReview(f"{fields.where} stands elsewhere in the record")
    expected = tuple(
        as_whole_number(item, f"{fields.where}: 'expected'") for item in fields.items("expected")
    )
    if len(expected) != decision.state.options.seats or sum(expected) != 0:
        raise NotAReview(f"{fields.where}: what everyone expects does not sum to zero")
    if max(map(abs, expected)) > MOST * GRAINS:
        raise NotAReview(f"{fields.where}: nobody can expect more than {MOST} points")
    told = fields.take("verdict")
    if told is None and is_judged and decision.choice is not None:
        raise ForeignReview(f"{fields.where} has no verdict")
    if told is not None and not is_judged:
        raise ForeignReview(f"{fields.where} has a verdict on a seat that is not judged")
    verdict = None if told is None else _verdict(Fields(told, fields.where), decision)
    return Moment(*place, expected, verdict)


def _verdict(fields: Fields, decision: Decision) -> Verdict:
    unit = fields.text("unit")
    if unit not in UNITS:
        raise NotAReview(f"{fields.where}: no unit {shown(unit)}")
    own = unit_at(decision.state)
    if UNITS[unit] is not own:
        raise ForeignReview(f"{fields.where} is judged in {own.name}, not in {unit}")
    legal, items = legal_commands(decision.state), fields.items("choices")
    if len(items) != len(legal) or decision.choice is None:
        raise ForeignReview(f"{fields.where} has other choices than the record")
    chosen = fields.whole_number("chosen")
    if chosen != legal.index(decision.choice):
        raise ForeignReview(f"{fields.where}: the record has another choice")
    values = tuple(
        _value(Fields(item, f"{fields.where}: a choice"), choice)
        for item, choice in zip(items, legal, strict=True)
    )
    if abs(sum(value.likely for value in values) - 1) > ROUNDING:
        raise NotAReview(f"{fields.where}: how likely the choices are does not sum to one")
    return Verdict(UNITS[unit], values, chosen)


def _value(fields: Fields, choice: Choice) -> Value:
    known = choice_to_json(choice)
    if any(fields.take(key) != known[key] for key in known if key != "seat"):
        raise ForeignReview(f"{fields.where}: other choices than in the record")
    numbers = {
        key: _bounded(fields.number(key), f"{fields.where}: {key!r}", *BOUNDS[key])
        for key in BOUNDS
    }
    return Value(choice, reasons=tuple(map(_reason, fields.items("reasons"))), **numbers)


def _bounded(number: float, where: str, lowest: int, highest: int) -> float:
    if not lowest <= number <= highest:
        raise NotAReview(f"{where} must be {lowest} to {highest}, not {number}")
    return number


def _reason(value: Json) -> Reason:
    fields = Fields(value, "a reason")
    code = fields.text("code")
    if code not in REASONS:
        raise NotAReview(f"a reason: no code {shown(code)}")
    return Reason(code, {key: _told(fields, key) for key in REASONS[code]})


def _told(fields: Fields, key: str) -> int | float | str:
    """What is told with a reason: a word, a chance or a small number."""
    if key in WORDS:
        word = fields.text(key)
        if word not in WORDS[key]:
            raise NotAReview(f"{fields.where}: no {key} {shown(word)}")
        return word
    where = f"{fields.where}: {key!r}"
    if key == "chance":
        return _bounded(fields.number(key), where, 0, 1)
    return _bounded(fields.whole_number(key), where, 0, HIGHEST_VALUE)
