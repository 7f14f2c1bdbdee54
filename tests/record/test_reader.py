"""Tests of `ebbes.record.reader`: one record, or one a line, from files of any size."""

import io
import json

import pytest

from ebbes.record import reader
from ebbes.record.errors import NotARecord
from ebbes.record.format import format_record, record_to_json
from ebbes.record.parse import parse
from ebbes.record.reader import texts
from tests.record.games import FOR_TWO, PICKED, PLAIN, game

ONE = format_record(game(PLAIN)).encode()
TWO = format_record(game(FOR_TWO)).encode()
THREE = format_record(game(PICKED)).encode()
PRETTY = json.dumps(record_to_json(game(PLAIN)), indent=2).encode()


def read(data: bytes) -> list[tuple[int | None, bytes]]:
    """Every text in some bytes, its line end aside."""
    return [(line, text.strip()) for line, text in texts(io.BytesIO(data))]


@pytest.mark.parametrize("end", [b"", b"\n", b"\r\n"])
def test_one_record_alone_has_no_line_number(end: bytes) -> None:
    assert read(ONE + end) == [(None, ONE)]


def test_a_pretty_printed_record_is_one_record() -> None:
    for indent in (0, 2, "\t"):
        pretty = json.dumps(record_to_json(game(PICKED)), indent=indent).encode()
        for data in (pretty, pretty + b"\n", pretty.replace(b"\n", b"\r\n"), b"\n\n" + pretty):
            ((line, text),) = texts(io.BytesIO(data))
            assert line is None
            assert parse(text) == game(PICKED)


def test_a_byte_order_mark_before_records_is_passed_over() -> None:
    mark = b"\xef\xbb\xbf"
    for data in (ONE, PRETTY):
        ((line, text),) = texts(io.BytesIO(mark + data))
        assert line is None
        assert parse(text) == game(PLAIN)
    assert [line for line, _ in read(mark + ONE + b"\n" + TWO)] == [1, 2]


def test_several_records_are_numbered_by_their_lines() -> None:
    assert read(ONE + b"\n" + TWO + b"\n" + THREE) == [(1, ONE), (2, TWO), (3, THREE)]
    assert read(ONE + b"\r\n" + TWO + b"\r\n") == [(1, ONE), (2, TWO)]


def test_blank_lines_are_passed_over_but_counted() -> None:
    assert read(ONE + b"\n\n \t\r\n" + TWO + b"\n\n") == [(1, ONE), (4, TWO)]
    assert read(b"\n\n" + ONE + b"\n\n" + TWO) == [(3, ONE), (5, TWO)]


@pytest.mark.parametrize("broken", [b"{", b"no record", ONE[:-9], b"\xff\xfe", b"[" * 3000])
def test_a_broken_line_stands_among_good_ones(broken: bytes) -> None:
    assert read(broken + b"\n" + ONE + b"\n" + TWO) == [(1, broken), (2, ONE), (3, TWO)]
    assert read(ONE + b"\n" + broken + b"\n" + TWO) == [(1, ONE), (2, broken), (3, TWO)]
    assert read(ONE + b"\n" + TWO + b"\n" + broken) == [(1, ONE), (2, TWO), (3, broken)]


def test_a_line_that_is_json_but_no_record_is_given_on() -> None:
    assert read(b"1\n" + ONE) == [(1, b"1"), (2, ONE)]
    assert read(b"null") == [(None, b"null")]


@pytest.mark.parametrize("data", [b"", b"\n", b" \r\n\n", b"hello\nworld\n", b"\x00\xff" * 50])
def test_what_is_no_record_at_all_is_one_text(data: bytes) -> None:
    assert list(texts(io.BytesIO(data))) == [(None, data)]


def test_a_broken_pretty_printed_record_is_one_text() -> None:
    broken = PRETTY[:-1]
    assert list(texts(io.BytesIO(broken))) == [(None, broken)]


def test_a_record_as_long_as_the_limit_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "LIMIT", len(ONE))
    assert read(ONE) == [(None, ONE)]
    monkeypatch.setattr(reader, "LIMIT", len(PRETTY))
    assert read(PRETTY) == [(None, PRETTY)]
    monkeypatch.setattr(reader, "LIMIT", max(len(ONE), len(TWO)) + 1)
    assert read(ONE + b"\n" + TWO + b"\n") == [(1, ONE), (2, TWO)]


@pytest.mark.parametrize("data", [ONE, PRETTY, b"x" * 99_999, b"\n" + PRETTY, b"\n" * 99_999])
def test_a_record_longer_than_the_limit_is_refused(
    data: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "LIMIT", len(data) - 1)
    with pytest.raises(NotARecord, match=r"^not a record: longer than 16 MiB$"):
        read(data)


def test_a_line_longer_than_the_limit_is_refused_after_the_lines_before_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reader, "LIMIT", len(ONE) + 1)
    found = texts(io.BytesIO(ONE + b"\n\n" + ONE + b"\n" + b"x" * 2 * len(ONE) + b"\n" + ONE))
    assert next(found) == (1, ONE + b"\n")
    assert next(found) == (3, ONE + b"\n")
    with pytest.raises(NotARecord, match=r"^line 4: not a record: longer than 16 MiB$"):
        next(found)


def test_lines_are_given_on_before_the_next_ones_are_read() -> None:
    class Endless(io.RawIOBase):
        """The same line for ever."""

        def readable(self) -> bool:
            return True

        def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
            buffer[: len(ONE) + 1] = ONE + b"\n"
            return len(ONE) + 1

    found = texts(io.BufferedReader(Endless(), buffer_size=len(ONE) + 1))
    assert [next(found)[0] for _ in range(50)] == list(range(1, 51))


def test_the_limit_is_sixteen_mebibytes() -> None:
    assert reader.LIMIT == 16 * 1024 * 1024
