"""What passkeys say, looked through before anybody reads it: CBOR can ask for work without end."""

from typing import Final

MOST_DEPTH: Final = 4
"""Lists and maps within each other; what devices say has three."""
NUMBERS, BYTES, TEXT, LIST, MAP, SIMPLE = (0, 1), 2, 3, 4, 5, 7
"""Kinds of items, by the upper bits of their first byte; what is left are tags."""
KEYS: Final = (*NUMBERS, TEXT)
HEAD, COUNTED = 37, 55
"""Bytes of what an authenticator says before anything else, and before the id of a new key."""
HAS_KEY: Final = 0x40
FLAGS: Final = 32


class NotPlain(ValueError):
    """There are tags, items without an end, odd keys, or too many lists within each other."""


def verify_plain(data: bytes) -> None:
    """Raises `NotPlain` unless this is one item after the other, each read once."""
    at = 0
    while at < len(data):
        at = _end_of(data, at, MOST_DEPTH)


def verify_plain_tail(data: bytes) -> None:
    """The same of what follows in an authenticator's data: a new key, and extensions."""
    if len(data) > HEAD:
        has_key = data[FLAGS] & HAS_KEY
        id_bytes = int.from_bytes(data[COUNTED - 2 : COUNTED], "big")
        verify_plain(data[COUNTED + id_bytes if has_key else HEAD :])


def _end_of(data: bytes, at: int, depth: int) -> int:
    """Where the item ends that begins there."""
    kind, size, at = _head_of(data, at)
    if kind in NUMBERS or kind == SIMPLE:
        return at
    if kind in (BYTES, TEXT):
        return _within(data, at + size)
    if kind not in (LIST, MAP) or depth == 0:
        raise NotPlain
    for number in range(size if kind == LIST else 2 * size):
        is_key = kind == MAP and number % 2 == 0
        if is_key and data[_within(data, at + 1) - 1] >> 5 not in KEYS:
            raise NotPlain
        at = _end_of(data, at, depth - 1)
    return at


def _head_of(data: bytes, at: int) -> tuple[int, int, int]:
    """The kind of an item, its number, and where it goes on."""
    first = data[_within(data, at + 1) - 1]
    kind, number = first >> 5, first & 31
    if number < 24:
        return kind, number, at + 1
    if number > 27:
        raise NotPlain
    end = _within(data, at + 1 + (1 << number - 24))
    return kind, int.from_bytes(data[at + 1 : end], "big"), end


def _within(data: bytes, at: int) -> int:
    """A place, if it is not beyond the end."""
    if at > len(data):
        raise NotPlain
    return at
