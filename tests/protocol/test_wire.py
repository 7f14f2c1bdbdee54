"""Tests of the wire types: clients are read strictly, servers with tolerance."""

import json
from collections.abc import Callable
from typing import Any, get_args

import pytest
from pydantic import ValidationError

from ebbes.protocol.commands import TableCommand, client_message
from ebbes.protocol.messages import SERVER_MESSAGE, Snapshot
from ebbes.protocol.unknown import UnknownEvent, UnknownMessage
from tests.protocol.samples import EVERY_COMMAND, HEX, game, snapshot, told
from tests.support import ALL_OPTIONS

COMMANDS = pytest.mark.parametrize("command", EVERY_COMMAND, ids=lambda command: command.type)


def sent(message: object) -> object:
    """What a server makes of a message."""
    return client_message(json.dumps(message))


def heard(message: object) -> object:
    """What a client makes of a message."""
    return SERVER_MESSAGE.validate_json(json.dumps(message))


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


@COMMANDS
@pytest.mark.parametrize("other", [str, float, bool])
def test_what_only_looks_like_an_integer_is_refused(
    command: TableCommand, other: Callable[[object], object]
) -> None:
    message = command.model_dump(mode="json")
    for key, value in message.items():
        if isinstance(value, int):
            with pytest.raises(ValidationError):
                sent(message | {key: other(value)})


@pytest.mark.parametrize("at", [-1, 2**31, 2**70])
def test_no_table_has_so_many_events(at: int) -> None:
    with pytest.raises(ValidationError):
        sent({"type": "play-card", "id": "a", "at": at, "card": "G7"})


def test_unknown_keys_of_a_server_are_left_aside_at_every_level() -> None:
    (*_, last) = game(ALL_OPTIONS[0])
    messages = [snapshot(last, 0), *told(ALL_OPTIONS[0], 0)][:3]
    for message in messages:
        for changed in with_key_inside(message.model_dump(mode="json")):
            assert heard(changed) == message


def test_an_event_of_an_unknown_type_is_an_explicit_value() -> None:
    (first, *_) = told(ALL_OPTIONS[0], 0)
    message = first.model_dump(mode="json")
    message["events"].insert(1, {"type": "cards-swapped", "seats": [0, 1]})
    unknown = UnknownEvent(type="cards-swapped")
    assert heard(message) == first.model_copy(
        update={"events": (first.events[0], unknown, *first.events[1:])}
    )


def test_so_is_one_of_a_known_type_that_has_grown_out_of_its_form() -> None:
    (first, *_) = told(ALL_OPTIONS[0], 0)
    message = first.model_dump(mode="json")
    message["events"] = [{"type": "said", "seat": 0, "phrase": "a phrase of tomorrow"}]
    assert heard(message) == first.model_copy(update={"events": (UnknownEvent(type="said"),)})


def test_a_message_of_an_unknown_type_is_an_explicit_value() -> None:
    assert heard({"type": "weather", "sunny": True}) == UnknownMessage(type="weather")


@pytest.mark.parametrize("kind", ["snapshot", "events", "accepted", "refused"])
def test_a_message_of_a_known_type_is_not_unknown_because_it_is_malformed(kind: str) -> None:
    with pytest.raises(ValidationError):
        heard({"type": kind})


def test_what_an_older_server_does_not_send_has_a_default() -> None:
    (*_, last) = game(ALL_OPTIONS[0])
    whole = snapshot(last, 0).model_dump(mode="json")
    del whole["protocol"], whole["stamp"]
    old = heard(whole)
    assert isinstance(old, Snapshot)
    assert (old.protocol, old.stamp) == (1, 0)


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
        client_message(text.encode("utf-8", "surrogatepass"))
