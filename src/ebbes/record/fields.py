"""Taking fields out of untrusted JSON: the right type, or one clear line."""

import json

from ebbes.json_types import Json
from ebbes.record.errors import NotARecord

SHOWN = 40
LARGEST = 2**53
"""The largest whole number every reader of JSON agrees on; no number may be larger."""


def shown(value: Json) -> str:
    """A value as an error message may quote it: in the words of JSON, short, on one line."""
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "an object"
    text = json.dumps(value)
    return text if len(text) <= SHOWN else text[: SHOWN - 3] + "..."


class Fields:
    """The fields of one JSON object, taken out one by one; what is left over is kept as extra."""

    def __init__(self, value: Json, where: str) -> None:
        if not isinstance(value, dict):
            raise NotARecord(f"{where} must be an object, not {shown(value)}")
        self.left = dict(value)
        self.where = where

    def has(self, key: str) -> bool:
        """Whether a field is there and not yet taken."""
        return key in self.left

    def take(self, key: str) -> Json:
        """Any value, which must be there."""
        if key not in self.left:
            raise NotARecord(f"{self.where}: {key!r} is missing")
        return self.left.pop(key)

    def whole_number(self, key: str) -> int:
        """An int, which `true` and `1.0` are not."""
        return as_whole_number(self.take(key), f"{self.where}: {key!r}")

    def optional_number(self, key: str) -> int | None:
        """An int, or None where the field is missing."""
        return self.whole_number(key) if self.has(key) else None

    def number(self, key: str) -> float:
        """Any number, which `true` is not."""
        value = self.take(key)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise NotARecord(f"{self.where}: {key!r} must be a number, not {shown(value)}")
        if abs(value) > LARGEST:
            raise NotARecord(f"{self.where}: {key!r} is too large a number")
        return float(value)

    def text(self, key: str) -> str:
        """A string."""
        value = self.take(key)
        if not isinstance(value, str):
            raise NotARecord(f"{self.where}: {key!r} must be a string, not {shown(value)}")
        return value

    def flag(self, key: str) -> bool:
        """A bool."""
        value = self.take(key)
        if not isinstance(value, bool):
            raise NotARecord(f"{self.where}: {key!r} must be true or false, not {shown(value)}")
        return value

    def items(self, key: str) -> list[Json]:
        """A list."""
        return as_list(self.take(key), f"{self.where}: {key!r}")

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of strings."""
        return as_texts(self.take(key), f"{self.where}: {key!r}")


def as_whole_number(value: Json, where: str) -> int:
    """An int, which `true` and `1.0` are not."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise NotARecord(f"{where} must be a whole number, not {shown(value)}")
    if abs(value) > LARGEST:
        raise NotARecord(f"{where} is too large a number")
    return value


def as_list(value: Json, where: str) -> list[Json]:
    """A list."""
    if not isinstance(value, list):
        raise NotARecord(f"{where} must be a list, not {shown(value)}")
    return value


def as_texts(value: Json, where: str) -> tuple[str, ...]:
    """A list of strings."""
    texts: list[str] = []
    for item in as_list(value, where):
        if not isinstance(item, str):
            raise NotARecord(f"{where} must be a list of strings, but holds {shown(item)}")
        texts.append(item)
    return tuple(texts)
