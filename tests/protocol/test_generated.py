"""Tests of `ebbes.protocol.schema` and `ebbes.protocol.typescript`."""

import json
import re
from typing import Any

import jsonschema_rs
import pytest
from pydantic import ValidationError

from ebbes.engine.options import Options
from ebbes.protocol.commands import Look, Ping, client_message
from ebbes.protocol.messages import Absent, Accepted, Pong, Refused, Watchers
from ebbes.protocol.refusals import Reason
from ebbes.protocol.schema import REF, schema
from ebbes.protocol.typescript import typescript
from ebbes.protocol.version import PROTOCOL
from ebbes.protocol.wire import Wire
from tests.protocol.samples import EVERY_COMMAND, game, snapshot, told, watchers
from tests.protocol.test_wire import with_key_inside
from tests.protocol.write import FILES, ROOT
from tests.support import ALL_OPTIONS, some_option_sets

DOCUMENT = schema()
SCRIPT = typescript()


def validator(name: str) -> jsonschema_rs.Draft202012Validator:
    """What checks a value against one type of the schema."""
    return jsonschema_rs.Draft202012Validator(
        {"$ref": REF + name, "$defs": DOCUMENT["$defs"]}, validate_formats=True
    )


@pytest.mark.parametrize("name", FILES)
def test_the_file_is_what_make_protocol_would_write(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == FILES[name](), "run make protocol"


def test_the_schema_is_one() -> None:
    jsonschema_rs.meta.validate(DOCUMENT)


@some_option_sets
def test_all_that_a_server_sends_fits_the_schema(options: Options) -> None:
    check = validator("ServerMessage")
    for seat in watchers(options):
        for message in told(options, seat):
            check.validate(message.model_dump(mode="json"))
        for ply in game(options)[::20]:
            check.validate(snapshot(ply, seat).model_dump(mode="json"))


@pytest.mark.parametrize(
    "message",
    [
        Accepted(id="a", seq=3),
        Refused(id=None, reason=Reason(code="rule/must-follow-suit", message="", rule="R12")),
        Refused(id="a", reason=Reason(code="table/stale", message="", context={"at": 3})),
        Pong(),
        Watchers(count=1),
        Absent(seats=(2,)),
    ],
)
def test_every_answer_fits_the_schema(message: Wire) -> None:
    validator("ServerMessage").validate(message.model_dump(mode="json"))


def test_a_server_leaves_nothing_out() -> None:
    check = validator("ServerMessage")
    whole = snapshot(game(ALL_OPTIONS[0])[0], None).model_dump(mode="json")
    assert check.is_valid(whole)
    for key in whole:
        assert not check.is_valid({name: value for name, value in whole.items() if name != key})
    del whole["table"]["settings"]["chat"]
    assert not check.is_valid(whole)


def test_a_server_may_say_more_than_the_schema_knows() -> None:
    check = validator("ServerMessage")
    whole = snapshot(game(ALL_OPTIONS[0])[0], None).model_dump(mode="json")
    assert all(check.is_valid(more) for more in with_key_inside(whole))


def without_each_key(message: dict[str, Any]) -> list[dict[str, Any]]:
    """The message, and the message without one of its keys."""
    shorter = [{name: message[name] for name in message if name != key} for key in message]
    return [message, *shorter]


@pytest.mark.parametrize(
    "message", [*EVERY_COMMAND, Ping(), Look()], ids=lambda message: message.type
)
def test_the_schema_takes_what_a_server_takes_and_nothing_else(message: Wire) -> None:
    check = validator("ClientMessage")
    whole = message.model_dump(mode="json")
    odd = [whole | {key: value} for key in whole for value in (-1, "", None, "?", {}, {"a": 1})]
    for given in (*without_each_key(whole), *odd, *with_key_inside(whole)):
        assert check.is_valid(given) == is_taken(given), given


def is_taken(given: dict[str, Any]) -> bool:
    """Whether a server would take it."""
    try:
        client_message(json.dumps(given))
    except ValidationError:
        return False
    return True


def test_parts_of_the_settings_may_be_left_out_by_clients() -> None:
    wish = {"type": "change-settings", "id": "a", "settings": {"options": {"players": 3}}}
    assert validator("ClientMessage").is_valid(wish)
    assert is_taken(wish)


def test_the_script_says_which_protocol_it_is_of() -> None:
    assert f"export const PROTOCOL = {PROTOCOL};" in SCRIPT.splitlines()


def test_every_type_of_the_schema_is_exported_and_every_type_named_there_exists() -> None:
    exported = re.findall(r"^export (?:type|interface) (\w+)", SCRIPT, re.MULTILINE)
    assert exported == list(DOCUMENT["$defs"])
    code = re.sub(r'^ *(/\*\*|\*|//).*|"[^"]*"', "", SCRIPT, flags=re.MULTILINE)
    named = set(re.findall(r"\b[A-Z]\w+", code))
    assert named - set(exported) == {"PROTOCOL", "Readonly", "Record"}


@pytest.mark.parametrize(
    "line",
    [
        '  readonly type: "card-played";',
        "  readonly seat?: SeatNumber | null;",
        "  readonly hands: readonly (readonly CardCode[])[];",
        "  readonly nonces: readonly (Hex32 | null)[];",
        "  readonly settings: TableSettingsInput;",
        'export type AwayReason = "gone" | "clock";',
        'export type SuitLetter = "B" | "N" | "Y" | "G" | "R";',
        "  | CardPlayed",
        "/** A card lies on the table (R11). */",
        "  /** What you may do, if it is your turn. */",
        " * Who sits down or leaves gets a snapshot instead, as they see other cards from then on.",
    ],
)
def test_types_are_told_the_way_of_typescript(line: str) -> None:
    assert line in SCRIPT.splitlines()
