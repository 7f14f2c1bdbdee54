"""A message between processes: who says it, which table, and its last entry."""

import json
from typing import NamedTuple


class Message(NamedTuple):
    """What is told of a table."""

    sender: str
    table_id: str
    last: int

    def format(self) -> str:
        """As it goes over."""
        return json.dumps(self)


def parse_message(text: bytes) -> Message | None:
    """What came over; None if another program talks there."""
    try:
        match json.loads(text):
            case [str(sender), str(table_id), int(last)]:
                return Message(sender, table_id, last)
    except ValueError:
        pass
    return None
