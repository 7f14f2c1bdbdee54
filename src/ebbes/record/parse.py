"""Reading `ebbes-record/1` from text nobody vouches for."""

import json
import math

from ebbes.engine.errors import BadOptions
from ebbes.engine.options import DEFAULT_DABBSCHEEDEL, DEFAULT_GOAL, Options
from ebbes.json_types import Json
from ebbes.record.errors import BrokenRecord, NotARecord
from ebbes.record.fields import Fields, as_texts, shown
from ebbes.record.record import FORMAT, Pick, Record, Round
from ebbes.rules.cards import Card
from ebbes.rules.codes import CARDS

LIMIT = 16 * 2**20
"""The most bytes or characters a record may have."""


def parse(text: str | bytes) -> Record:
    """The record a text holds; `NotARecord` or `BrokenRecord` if it holds none."""
    return record_from_json(load_json(text))


class _Unfit(Exception):
    """What JSON allows, or Python does, and nobody means."""


def load_json(text: str | bytes, what: str = "a record") -> Json:
    """Strict JSON: no NaN, no endless numbers, no key twice, no bottomless nesting."""
    if len(text) > LIMIT:
        raise NotARecord(f"not {what}: longer than {LIMIT // 2**20} MiB")
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8-sig")
        value: Json = json.loads(
            text, parse_constant=_no_constant, parse_float=_finite, object_pairs_hook=_no_key_twice
        )
    except json.JSONDecodeError as error:
        raise NotARecord(_not_json(error, what)) from None
    except UnicodeDecodeError as error:
        raise NotARecord(f"not UTF-8 text (byte {error.start})") from None
    except _Unfit as error:
        raise NotARecord(f"not {what}: {error}") from None
    except RecursionError:
        raise NotARecord(f"not {what}: nested too deeply") from None
    except ValueError:
        raise NotARecord(f"not {what}: a number with too many digits") from None
    return value


def _not_json(error: json.JSONDecodeError, what: str) -> str:
    if not error.doc.strip():
        return f"not {what}: empty"
    line = f"line {error.lineno}, " if "\n" in error.doc.strip() else ""
    return f"not JSON: {error.msg} ({line}column {error.colno})"


def record_from_json(value: Json) -> Record:
    """The record a JSON value describes."""
    fields = Fields(value, "the record")
    tag = fields.take("format")
    if tag != FORMAT:
        raise NotARecord(f"the format must be {FORMAT!r}, not {shown(tag)}")
    options_fields = Fields(fields.take("options"), "the options")
    options = options_from_json(options_fields)
    names = fields.texts("names")
    if len(names) != options.seats:
        raise NotARecord(f"the record has {len(names)} names for {options.seats} seats")
    rounds = tuple(
        round_from_json(item, number) for number, item in enumerate(fields.items("rounds"), start=1)
    )
    return Record(options, names, rounds, fields.left, options_fields.left)


def options_from_json(fields: Fields) -> Options:
    """The options a JSON object holds, which must be possible."""
    players = fields.whole_number("players")
    more_cards = fields.flag("more_cards")
    pick_designators = fields.flag("pick_designators")
    rounds = fields.whole_number("rounds")
    goal, dabbscheedel = DEFAULT_GOAL, DEFAULT_DABBSCHEEDEL
    for key in ("goal", "dabbscheedel"):
        if fields.has(key) and not pick_designators:
            raise BrokenRecord("options", f"{key!r} counts only when designators are picked (R28)")
    if fields.has("goal"):
        goal = fields.whole_number("goal")
    if fields.has("dabbscheedel"):
        dabbscheedel = fields.whole_number("dabbscheedel")
    try:
        return Options(players, more_cards, pick_designators, rounds, goal, dabbscheedel)
    except BadOptions as error:
        raise BrokenRecord("options", error) from None


def round_from_json(value: Json, number: int) -> Round:
    """The round a JSON value describes; whether it keeps the rules is not checked."""
    fields, where = Fields(value, f"round {number}"), f"round {number}, before play 1"
    return Round(
        dealer=fields.whole_number("dealer"),
        starter=fields.optional_number("starter"),
        chooser=fields.optional_number("chooser"),
        value=fields.optional_number("value"),
        designators=_picks(fields, where) if fields.has("designators") else None,
        hands=tuple(
            tuple(_card(code, where) for code in as_texts(hand, f"{fields.where}: a hand"))
            for hand in fields.items("hands")
        ),
        plays=tuple(
            _card(code, f"round {number}, play {play}")
            for play, code in enumerate(fields.texts("plays"), start=1)
        ),
        extra=fields.left,
    )


def _picks(fields: Fields, where: str) -> tuple[Pick, ...]:
    picks = []
    for item in fields.items("designators"):
        pick = Fields(item, f"{fields.where}: a designator")
        seat = pick.whole_number("seat")
        code = pick.take("card")
        if not isinstance(code, str):
            raise NotARecord(f"{pick.where}: 'card' must be a string, not {shown(code)}")
        picks.append(Pick(seat, _card(code, where), pick.left))
    return tuple(picks)


def _card(code: str, where: str) -> Card:
    card = CARDS.get(code)
    if card is None:
        raise BrokenRecord(where, f"no such card: {shown(code)} (R3)")
    return card


def _no_constant(name: str) -> Json:
    raise _Unfit(f"{name} is no JSON number")


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise _Unfit("a number too large")
    return number


def _no_key_twice(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise _Unfit("a key stands twice in one object")
    return found
