"""Writing `ebbes-record/1`."""

import json

from ebbes.engine.options import Options
from ebbes.json_types import Json
from ebbes.record.record import FORMAT, Pick, Record, Round
from ebbes.rules.codes import code_of


def format_record(record: Record) -> str:
    """A record as one line of JSON."""
    return json.dumps(record_to_json(record), allow_nan=False)


def record_to_json(record: Record) -> dict[str, Json]:
    """A record as a JSON value, keys in the order of `docs/record.md`."""
    return {
        "format": FORMAT,
        "options": {**options_to_json(record.options), **record.options_extra},
        "names": list(record.names),
        "rounds": [round_to_json(entry) for entry in record.rounds],
        **record.extra,
    }


def options_to_json(options: Options) -> dict[str, Json]:
    """The options as a JSON object."""
    written: dict[str, Json] = {
        "players": options.players,
        "more_cards": options.more_cards,
        "pick_designators": options.pick_designators,
        "rounds": options.rounds,
    }
    if options.pick_designators:
        written |= {"goal": options.goal, "dabbscheedel": options.dabbscheedel}
    return written


def round_to_json(entry: Round) -> dict[str, Json]:
    """A round as a JSON object."""
    written: dict[str, Json] = {"dealer": entry.dealer}
    numbers = {"starter": entry.starter, "chooser": entry.chooser, "value": entry.value}
    written |= {key: number for key, number in numbers.items() if number is not None}
    if entry.designators is not None:
        written["designators"] = [_pick(pick) for pick in entry.designators]
    written["hands"] = [[code_of(card) for card in hand] for hand in entry.hands]
    written["plays"] = [code_of(card) for card in entry.plays]
    return {**written, **entry.extra}


def _pick(pick: Pick) -> dict[str, Json]:
    return {"seat": pick.seat, "card": code_of(pick.card), **pick.extra}
