"""Reading records from a file of any size: one JSON object, or one per line."""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import BinaryIO, TypeAlias

from ebbes.record.errors import NotARecord
from ebbes.record.parse import LIMIT, load_json

Line: TypeAlias = tuple[int, bytes]
"""A line with its number."""


def texts(stream: BinaryIO) -> Iterator[tuple[int | None, bytes]]:
    """Every record's text; with its line number when there are several lines of them."""
    lines = _lines(stream)
    head: list[Line] = []
    solid: list[bytes] = []
    for number, line in lines:
        head.append((number, line))
        solid += [line] if line.strip() else []
        if len(solid) == 2:
            break
    everything = chain(head, lines)
    if len(solid) == 2 and (_is_object(solid[0]) or _is_object(solid[1], with_key="format")):
        yield from (numbered for numbered in everything if numbered[1].strip())
    else:
        yield None, _joined(everything)


def _lines(stream: BinaryIO) -> Iterator[Line]:
    """Every line, of an endless one only as much as shows that it is too long."""
    number = 1
    while line := stream.readline(LIMIT + 1):
        rest = line
        while len(rest) > LIMIT and not rest.endswith(b"\n"):
            rest = stream.readline(LIMIT + 1)
        yield number, line
        number += 1


def _joined(lines: Iterable[Line]) -> bytes:
    """All lines in one text, but not much more than a record can have."""
    whole = bytearray()
    for _, line in lines:
        whole += line
        if len(whole) > LIMIT:
            break
    return bytes(whole)


def _is_object(text: bytes, with_key: str | None = None) -> bool:
    try:
        value = load_json(text)
    except NotARecord:
        return False
    return isinstance(value, dict) and (with_key is None or with_key in value)
