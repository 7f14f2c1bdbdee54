"""Tests of what `docs/protocol.md` tells of a person's own socket."""

import json
import re

from ebbes.protocol.person import PERSON_MESSAGE, PersonMessage
from ebbes.server.attending.attendance import MOST_PLACES
from ebbes.server.attending.sessions import REVOKED
from tests.docs.test_protocol_page import PAGE, firsts, types

HEADING = "The person's channel"


def test_every_message_is_explained() -> None:
    assert firsts(HEADING) == types(PersonMessage)


def test_the_messages_shown_are_messages() -> None:
    (lines,) = re.findall(r"^```jsonl\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    shown = [json.loads(line) for line in lines.splitlines()]
    assert [each["type"] for each in shown] == ["hello", "turn", "turn-over"]
    for each in shown:
        message = PERSON_MESSAGE.validate_python(each)
        assert message.model_dump(mode="json") == each


def test_the_numbers_are_those_a_server_has() -> None:
    words = " ".join(PAGE.split())
    assert f"of your {MOST_PLACES} newest open ones" in words
    assert f"{REVOKED} means that your cookie or token holds no more" in words
