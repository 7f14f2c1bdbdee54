"""JSON as a server writes it: the shortest ASCII text, the same from every database."""

import json

from ebbes.json_types import Json

ENCODER = json.JSONEncoder(separators=(",", ":"), allow_nan=False)


class Packed(str):
    """The shortest text of a value of JSON, in ASCII."""

    __slots__ = ()


def packed(value: Json) -> Packed:
    """The shortest text of a value, made only once; what JSON does not have is refused."""
    return value if isinstance(value, Packed) else Packed(ENCODER.encode(value))


def unpacked(text: str) -> Json:
    """The value of a text that was stored."""
    value: Json = json.loads(text)
    return value
