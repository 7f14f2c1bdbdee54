"""Messages as they go over."""

import pytest

from ebbes.server.fanout.message import Message, parse_message


def test_a_message_comes_over_as_it_was() -> None:
    message = Message("me", 'a "table" öü', 7)
    assert parse_message(message.format().encode()) == message


@pytest.mark.parametrize(
    "text", [b"", b"nonsense", b"\xff", b"{}", b"[]", b'["a", "b"]', b'["a", "b", "c"]', b"1"]
)
def test_what_is_no_message_is_not_heard(text: bytes) -> None:
    assert parse_message(text) is None
