"""Tests of `ebbes.server.identity.plain_cbor`: what asks for work without end is never read."""

import cbor2
import pytest

from ebbes.server.identity.plain_cbor import NotPlain, verify_plain, verify_plain_tail

HEAD = bytes(32) + b"\x00" + bytes(4)
WITH_KEY = bytes(32) + b"\x40" + bytes(4) + bytes(16) + b"\x00\x03" + b"own"
PLAIN = (
    {"fmt": "none", "attStmt": {}, "authData": bytes(200)},
    {"fmt": "packed", "attStmt": {"alg": -7, "x5c": [b"a", b"b"]}, "authData": b""},
    {1: 2, 3: -7, -1: 1, -2: bytes(32), -3: bytes(32)},
    [None, True, 1.5, -(2**40), "Pälzisch", [[[1]]]],
)
SHARED = b"\xd8\x1c\x81\x01"
"""A list that others may point at."""
ODD = {
    "a tag": b"\xc1\x01",
    "a shared list": SHARED,
    "a list without an end": b"\x9f\x01\xff",
    "too deep": b"\x81" * 6 + b"\x01",
    "a list as a key": b"\xa1\x81\x01\x01",
    "bytes as a key": b"\xa1\x41\x01\x01",
    "more items than there are": b"\x9b\x7f\xff\xff\xff\xff\xff\xff\xff",
    "more bytes than there are": b"\x5b\x00\x00\x00\x00\x7f\xff\xff\xff",
    "half a number": b"\x1b\x01",
    "half a map": b"\xa2\x01",
}


@pytest.mark.parametrize("value", PLAIN)
def test_what_devices_say_is_plain(value: object) -> None:
    data = cbor2.dumps(value)
    verify_plain(data)
    verify_plain(data * 2)
    verify_plain_tail(HEAD + data)
    verify_plain_tail(WITH_KEY + data)


@pytest.mark.parametrize("data", ODD.values(), ids=ODD)
def test_anything_else_is_refused(data: bytes) -> None:
    for verify, told in (
        (verify_plain, data),
        (verify_plain_tail, HEAD + data),
        (verify_plain_tail, WITH_KEY + data),
    ):
        with pytest.raises(NotPlain):
            verify(told)


@pytest.mark.parametrize("size", [0, 36, 37, 54])
def test_what_ends_early_is_left_to_others(size: int) -> None:
    verify_plain_tail(bytes(size))
