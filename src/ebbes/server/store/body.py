"""JSON as the store keeps it: ASCII text, which every database gives back as it was."""

import json

from ebbes.record.record import Json


def packed(value: Json) -> str:
    """The shortest text of a value; what JSON does not have is refused."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def unpacked(text: str) -> Json:
    """The value of a text that was stored."""
    value: Json = json.loads(text)
    return value
