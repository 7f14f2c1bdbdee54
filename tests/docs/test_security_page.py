"""Tests of docs/security.md: what it says holds an answer is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
ROWS = [line for line in PAGE.splitlines() if line.startswith("| **")]


@pytest.mark.parametrize("path", sorted({*re.findall(r"`((?:src|tests)/[^`]+)`", PAGE)}))
def test_what_holds_an_answer_is_there(path: str) -> None:
    assert (ROOT / path).is_file()


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.split("**")[1])
def test_every_answer_is_held_by_something(row: str) -> None:
    _, threat, answer, held_by, _ = row.split("|")
    assert threat.strip()
    assert answer.strip()
    assert re.search(r"`(src|tests)/", held_by)
