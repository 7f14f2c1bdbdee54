"""What processes say to one another, on the channels of tables, of people, and on one of all."""

import json
from collections.abc import Callable
from typing import Final, NamedTuple

from ebbes.json_types import Json

TABLE: Final = "ebbes:table:"
PERSON: Final = "ebbes:person:"
GATHERING: Final = "ebbes:gathering:"
DISMISSALS: Final = "ebbes:dismissals"
"""Where all processes listen: whoever is dismissed may have sockets at any of them."""


class Message(NamedTuple):
    """Who says what.

    On a table's channel a number is its last entry, and a text names a channel to which somebody
    listens from now on. On a person's channel an object is news. What is said on
    a gathering's channel those know who gather. Dismissals are a person and the
    hash of the cookie or token that holds no more, or nothing if none does.
    """

    sender: str
    said: Json


class Note(NamedTuple):
    """Something to be said on a channel about a table; of one topic only the newest matters."""

    channel: str
    table_id: str
    topic: str
    seq: int
    words: Callable[[], str]
    """What is said, in JSON; nobody asks unless it is sent."""


def format_message(sender: str, words: str) -> str:
    """As it goes over."""
    return f'["{sender}",{words}]'


def parse_message(text: bytes) -> Message | None:
    """What came over; None if another program talks there."""
    try:
        match json.loads(text):
            case [str(sender), said]:
                return Message(sender, said)
    except (ValueError, RecursionError):
        pass
    return None
