"""`docs/scale.md` reckons with what `bench/results.md` says was measured."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "scale.md").read_text(encoding="utf-8")
RESULTS = (ROOT / "bench" / "results.md").read_text(encoding="utf-8")
RESTART = "restart, 400 tables in their {} game, s of processor"
NEAR = 0.15
"""Machines swing by so much; the page rounds."""


def measured(row: str) -> float:
    """The first number that was measured, by what its row says."""
    (found,) = re.findall(rf"^\| {re.escape(row)} \| ([\d.,]*\d)", RESULTS, re.M)
    return float(found.replace(",", ""))


def told(words: str) -> float:
    """The number that stands in these words of the page."""
    found = re.search(words.replace("#", r"([\d.,]*\d)"), PAGE)
    assert found is not None, words
    return float(found.group(1).replace(",", ""))


@pytest.mark.parametrize(
    ("words", "row", "parts"),
    [
        ("again, after a restart .* # ms of", RESTART.format("first"), 0.4),
        ("again, after a restart .* # ms of", RESTART.format("fifth"), 0.4),
        ("any game .* one row, # ms", "the record of a game of the longest table, ms", 1),
        ("finished game on disk .* # kB, all", "a finished game on disk, bytes", 1000),
        ("process that died .* # ms of proc", "takeover, s of the processor", 0.5),
        ("# µs there", "a channel a table, a play at a table not followed here", 1),
        ("there .# µs when all", "one channel for all, a play at a table that is none of ours", 1),
        ("# µs for Redis. sake", "an own play, at a table nobody else follows", 1),
        ("sake; # µs", "an own play, at a table that is also followed elsewhere", 1),
        ("a socket .* # kB idle", "an idle socket, of 5,000", 1),
        ("# kB of its write-ahead", "PostgreSQL: a command, bytes of write-ahead log", 1000),
        ("write-ahead log, # µs", "PostgreSQL: a command, µs of its processor", 1),
        ("PostgreSQL .* # kB while", "PostgreSQL: a game that is played, kB", 1),
        ("played, and # kB once", "PostgreSQL: a finished game, kB", 1),
        ("# bytes in,", "Redis: a message, bytes in", 1),
        ("bytes in, # out", "Redis: a message, bytes out", 1),
        ("listener, # µs", "Redis: a message, µs of its processor", 1),
        ("# bytes of its memory", "Redis: a channel, bytes of memory", 1),
    ],
)
def test_the_page_tells_what_was_measured(words: str, row: str, parts: float) -> None:
    """`parts`: of what was measured, so many make one of what is told."""
    assert told(words) == pytest.approx(measured(row) / parts, rel=NEAR)
