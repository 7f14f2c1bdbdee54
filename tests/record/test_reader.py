"""Tests of `ebbes.record.reader`: one record, or one a line, from files of any size."""

import io
import json
from collections.abc import Callable
from importlib import import_module

import pytest

from ebbes.record import reader
from ebbes.record.errors import NotARecord
from ebbes.record.format import format_record, record_to_json
from ebbes.record.parse import LIMIT, parse
from ebbes.record.reader import texts
from ebbes.record.record import Record
from tests.record.games import FOR_TWO, PICKED, PLAIN, game, game_tree

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


@pytest.mark.parametrize(
    "broken",
    [b"{", b"no record", ONE[:-9], b"\xff\xfe", b"[" * 3000],
    ids=["brace", "words", "cut", "binary", "deep"],
)
def test_a_broken_line_stands_among_good_ones(broken: bytes) -> None:
    assert read(broken + b"\n" + ONE + b"\n" + TWO) == [(1, broken), (2, ONE), (3, TWO)]
    assert read(ONE + b"\n" + broken + b"\n" + TWO) == [(1, ONE), (2, broken), (3, TWO)]
    assert read(ONE + b"\n" + TWO + b"\n" + broken) == [(1, ONE), (2, TWO), (3, broken)]


@pytest.mark.parametrize(
    "first", [b"{}", b'{"a": [1, 2]}', ONE], ids=["empty", "another", "record"]
)
def test_a_first_line_that_is_an_object_is_the_first_of_many(first: bytes) -> None:
    for second in (b"hello", b"{", b"{}", b"[]"):
        assert read(first + b"\n" + second) == [(1, first), (2, second)]


@pytest.mark.parametrize("second", [b"{}", b'{"dealer": 0}', b'["format"]', b'"format"', b"format"])
def test_a_second_line_that_names_no_format_does_not_make_many_of_one(second: bytes) -> None:
    data = b"[\n" + second + b"\n" + ONE
    assert read(data) == [(None, data)]


def test_a_line_that_is_json_but_no_record_is_given_on() -> None:
    assert read(b"1\n" + ONE) == [(1, b"1"), (2, ONE)]
    assert read(b"null") == [(None, b"null")]


@pytest.mark.parametrize("data", [b"", b"\n", b" \r\n\n", b"hello\nworld\n", b"\x00\xff" * 50])
def test_what_is_no_record_at_all_is_one_text(data: bytes) -> None:
    assert list(texts(io.BytesIO(data))) == [(None, data)]


def test_a_broken_pretty_printed_record_is_one_text() -> None:
    broken = PRETTY[:-1]
    assert list(texts(io.BytesIO(broken))) == [(None, broken)]


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\n\n"])
def test_a_record_with_one_round_a_line_is_one_text_wherever_it_is_cut(end: bytes) -> None:
    tree = game_tree(PICKED)
    rounds = [json.dumps(entry) for entry in tree["rounds"]]
    head, tail = json.dumps({**tree, "rounds": "?"}).split('"?"')
    lines = [f"{head}[", *(f"{entry}," for entry in rounds[:-1]), rounds[-1], f"]{tail}"]
    whole = end.join(line.encode() for line in lines)
    ((_, text),) = texts(io.BytesIO(whole))
    assert parse(text) == game(PICKED)
    for length in (1, len(lines[0]), len(lines[0]) + 50, len(whole) // 2, len(whole) - 1):
        assert list(texts(io.BytesIO(whole[:length]))) == [(None, whole[:length])]


# Files of any size


@pytest.fixture
def limit(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Sets how long a record may be."""

    def limited(length: int) -> None:
        monkeypatch.setattr(reader, "LIMIT", length)
        monkeypatch.setattr(import_module("ebbes.record.parse"), "LIMIT", length)

    return limited


def answers(data: bytes) -> list[tuple[int | None, Record | str]]:
    """What is read from every text in some bytes, or why it is refused."""
    return [(line, answer(text)) for line, text in texts(io.BytesIO(data))]


def answer(text: bytes) -> Record | str:
    """What is read from a text, or why it is refused."""
    try:
        return parse(text)
    except NotARecord as error:
        return str(error)


TOO_LONG = "not a record: longer than 0 MiB"
"""Refused by a limit of some kilobytes."""


def test_a_record_as_long_as_the_limit_is_read(limit: Callable[[int], None]) -> None:
    for data in (ONE, PRETTY):
        limit(len(data))
        assert answers(data) == [(None, game(PLAIN))]
    limit(max(len(ONE), len(TWO)) + 1)
    assert answers(ONE + b"\n" + TWO + b"\n") == [(1, game(PLAIN)), (2, game(FOR_TWO))]


@pytest.mark.parametrize(
    "data",
    [ONE, PRETTY, b"x" * 99_999, b"\n" + PRETTY, b"\n" * 99_999, b"x\n" * 50_000],
    ids=["record", "pretty", "one line", "blank line and pretty", "blank lines", "short lines"],
)
def test_a_record_longer_than_the_limit_is_one_refusal(
    data: bytes, limit: Callable[[int], None]
) -> None:
    for length in (len(data) - 1, len(data) // 2, len(data) // 7):
        limit(length)
        assert answers(data) == [(None, TOO_LONG)]


def test_a_line_longer_than_the_limit_is_refused_and_the_lines_after_it_are_answered(
    limit: Callable[[int], None],
) -> None:
    size = len(ONE) + 1
    limit(size)
    good = game(PLAIN)
    for length in (size + 1, size + 2, 2 * size, 2 * size + 1, 2 * size + 2, 9 * size):
        long = b"x" * length
        assert answers(long + b"\n" + ONE) == [(1, TOO_LONG), (2, good)]
        data = ONE + b"\n\n" + ONE + b"\n" + long + b"\n" + ONE + b"\n"
        assert answers(data) == [(1, good), (3, good), (4, TOO_LONG), (5, good)]
        assert answers(ONE + b"\n" + long) == [(1, good), (2, TOO_LONG)]


@pytest.mark.parametrize("head", [b"", b"\n", b" \t\r\n\n"], ids=["none", "one", "several"])
def test_blank_first_lines_do_not_make_one_record_of_many(
    head: bytes, limit: Callable[[int], None]
) -> None:
    limit(2 * len(ONE))
    found = answers(head + (ONE + b"\n") * 9)
    before = head.count(b"\n")
    assert found == [(number, game(PLAIN)) for number in range(before + 1, before + 10)]


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


@pytest.mark.parametrize(
    "data", [ONE + b"\n" + TWO, PRETTY, b"x" * 1000], ids=["lines", "pretty", "no record"]
)
def test_no_more_than_the_limit_is_ever_asked_for(data: bytes) -> None:
    asked: list[int] = []

    class Careful(io.BytesIO):
        """Notes how much is asked for at a time."""

        def readline(self, size: int | None = -1) -> bytes:
            asked.append(-1 if size is None else size)
            return super().readline(size)

        def read(self, size: int | None = -1) -> bytes:
            asked.append(-1 if size is None else size)
            return super().read(size)

    assert list(texts(Careful(data)))
    assert asked
    assert all(0 <= size <= LIMIT + 1 for size in asked)
