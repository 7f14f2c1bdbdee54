"""Tests of the wire types: what is malformed is refused."""

import json
from typing import Any, get_args

import pytest
from pydantic import ValidationError

from ebbes.protocol.commands import CLIENT_MESSAGE, TableCommand
from ebbes.protocol.messages import SERVER_MESSAGE
from tests.protocol.samples import EVERY_COMMAND, HEX, game, snapshot, told
from tests.support import ALL_OPTIONS

COMMANDS = pytest.mark.parametrize("command", EVERY_COMMAND, ids=lambda command: command.type)


def sent(message: object) -> object:
    """What a server makes of a message."""
    return CLIENT_MESSAGE.validate_json(json.dumps(message))


def with_key_inside(value: Any) -> list[Any]:
    """The value with one unknown key, once for every object in it."""
    if isinstance(value, list):
        return [
            [*value[:at], changed, *value[at + 1 :]]
            for at, item in enumerate(value)
            for changed in with_key_inside(item)
        ]
    if not isinstance(value, dict):
        return []
    inside = [
        value | {key: changed} for key, item in value.items() for changed in with_key_inside(item)
    ]
    return [value | {"unheard_of": 1}, *inside]


def test_the_samples_are_all_commands_there_are() -> None:
    kinds = get_args(get_args(TableCommand)[0])
    assert [type(command) for command in EVERY_COMMAND] == list(kinds)


@COMMANDS
def test_a_command_comes_back_unchanged(command: TableCommand) -> None:
    assert sent(command.model_dump(mode="json")) == command


@COMMANDS
def test_unknown_keys_of_a_command_are_refused_at_every_level(command: TableCommand) -> None:
    for message in with_key_inside(command.model_dump(mode="json")):
        with pytest.raises(ValidationError, match="extra_forbidden"):
            sent(message)


def test_unknown_keys_of_a_server_are_refused_at_every_level() -> None:
    (*_, last) = game(ALL_OPTIONS[0])
    messages = [snapshot(last, 0), *told(ALL_OPTIONS[0], 0)][:3]
    for message in messages:
        for changed in with_key_inside(message.model_dump(mode="json")):
            with pytest.raises(ValidationError, match="extra_forbidden"):
                SERVER_MESSAGE.validate_python(changed)


@COMMANDS
@pytest.mark.parametrize("key", ["", "x" * 65, "a b", "a\n", "ä", 7, None])
def test_malformed_ids_are_refused(command: TableCommand, key: object) -> None:
    with pytest.raises(ValidationError):
        sent(command.model_dump(mode="json") | {"id": key})


@COMMANDS
def test_a_command_without_its_type_or_its_id_is_refused(command: TableCommand) -> None:
    message = command.model_dump(mode="json")
    for key in ("type", "id"):
        with pytest.raises(ValidationError):
            sent({name: value for name, value in message.items() if name != key})


@pytest.mark.parametrize("kind", ["play-card", "pick-designator"])
@pytest.mark.parametrize("card", ["", "G0", "G16", "G07", "g7", "7G", "X1", "G7 ", "G7\n", "?", 7])
def test_malformed_cards_are_refused(kind: str, card: object) -> None:
    with pytest.raises(ValidationError):
        sent({"type": kind, "id": "a", "at": 1, "card": card})


@pytest.mark.parametrize("nonce", ["", HEX[1:], HEX + "0", HEX.upper(), HEX[:-1] + "g", HEX + "\n"])
def test_malformed_nonces_are_refused(nonce: str) -> None:
    with pytest.raises(ValidationError):
        sent({"type": "add-nonce", "id": "a", "number": 1, "nonce": nonce})


@pytest.mark.parametrize("seat", [-1, 5, 0.5, "first"])
def test_seats_that_no_table_has_are_refused(seat: object) -> None:
    with pytest.raises(ValidationError):
        sent({"type": "take-seat", "id": "a", "seat": seat})


@pytest.mark.parametrize(
    "text", ["", "null", "[]", "{}", '{"type": "fly"}', "\ud800", "{" * 10_000]
)
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(ValidationError):
        CLIENT_MESSAGE.validate_json(text.encode("utf-8", "surrogatepass"))
