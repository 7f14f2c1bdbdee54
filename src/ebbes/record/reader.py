"""Reading records from a file of any size: one JSON object, or one per line."""

from collections.abc import Iterator
from typing import BinaryIO

from ebbes.record.errors import NotARecord
from ebbes.record.parse import load_json

LIMIT = 16 * 2**20
"""The most bytes a single record may have."""

TOO_LONG = f"not a record: longer than {LIMIT // 2**20} MiB"


def texts(stream: BinaryIO) -> Iterator[tuple[int | None, bytes]]:
    """Every record's text; with its line number when there are several lines of them."""
    first = stream.readline(LIMIT + 1)
    if len(first) > LIMIT:
        raise NotARecord(TOO_LONG)
    if _is_json(first):
        yield from _lines(first, stream)
        return
    whole = first + stream.read(LIMIT + 1 - len(first))
    if len(whole) > LIMIT:
        raise NotARecord(TOO_LONG)
    lines = whole.splitlines(keepends=True)
    if not _is_json(whole) and any(_is_json(line) for line in lines if line.startswith(b"{")):
        yield from ((number, line) for number, line in enumerate(lines, 1) if line.strip())
    else:
        yield None, whole


def _lines(first: bytes, stream: BinaryIO) -> Iterator[tuple[int | None, bytes]]:
    line = stream.readline(LIMIT + 1)
    yield (1 if line else None), first
    number = 2
    while line:
        if len(line) > LIMIT:
            raise NotARecord(f"line {number}: {TOO_LONG}")
        if line.strip():
            yield number, line
        line = stream.readline(LIMIT + 1)
        number += 1


def _is_json(text: bytes) -> bool:
    try:
        load_json(text)
    except NotARecord:
        return False
    return True
