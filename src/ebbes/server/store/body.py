"""JSON as the store keeps it: ASCII text, which every database gives back as it was."""

import json

from ebbes.record.record import Json

ENCODER = json.JSONEncoder(separators=(",", ":"), allow_nan=False)


def packed(value: Json) -> str:
    """The shortest text of a value; what JSON does not have is refused."""
    return ENCODER.encode(value)


def unpacked(text: str) -> Json:
    """The value of a text that was stored."""
    value: Json = json.loads(text)
    return value
