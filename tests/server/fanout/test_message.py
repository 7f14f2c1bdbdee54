"""Messages as they go over."""

import json

import pytest

from ebbes.json_types import Json
from ebbes.server.fanout.message import Message, format_message, parse_message


@pytest.mark.parametrize(
    "said", [7, "ebbes:person:p", {"type": "turn", "names": ['a "b" öü']}, None]
)
def test_a_message_comes_over_as_it_was(said: Json) -> None:
    assert parse_message(format_message("me", json.dumps(said)).encode()) == Message("me", said)


@pytest.mark.parametrize(
    "text", [b"", b"nonsense", b"\xff", b"{}", b"[]", b'["a"]', b'["a", 1, 2]', b"1", b"[1, 2]"]
)
def test_what_is_no_message_is_not_heard(text: bytes) -> None:
    assert parse_message(text) is None


def test_what_is_too_deep_is_not_heard() -> None:
    assert parse_message(b"[" * 100_000) is None
