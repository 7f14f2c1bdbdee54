"""`ebbes pack-puzzles`: many puzzles in one small file."""

import json
from itertools import islice
from pathlib import Path

import pytest

from ebbes.server.puzzling.booklet import packed, shipped, unpacked
from tests.cli.runner import answered, ebbes, refused
from tests.judge.puzzles import a_puzzle

pytestmark = pytest.mark.usefixtures("shallow_judge")


def puzzle_file(folder: Path, **changes: object) -> Path:
    """A puzzle as `ebbes puzzles` writes it."""
    file = folder / "puzzles.jsonl"
    file.write_text(json.dumps({**a_puzzle().to_json(), **changes}) + "\n")
    return file


def test_a_puzzle_is_packed_with_errors_reasons_and_what_refutes_others(tmp_path: Path) -> None:
    out = tmp_path / "puzzles.xz"
    file = puzzle_file(tmp_path)
    answered(ebbes("pack-puzzles", file, file, "--out", out))
    booklet = unpacked(out.read_bytes())
    (entry,) = booklet
    puzzle = booklet.find(entry.id)
    assert puzzle is not None
    assert puzzle.view == a_puzzle().view
    assert puzzle.level == a_puzzle().difficulty
    right = next(choice for choice in puzzle.choices if choice.card == puzzle.right[0])
    assert [reason["code"] for reason in right.reasons] == list(a_puzzle().themes)
    assert len(puzzle.shown) == len(a_puzzle().refutations)


def test_puzzles_are_added_to_those_packed_before(tmp_path: Path) -> None:
    out, file = tmp_path / "puzzles.xz", puzzle_file(tmp_path)
    before = [json.loads(entry.text) for entry in islice(shipped(), 2)]
    out.write_bytes(packed(before))
    answered(ebbes("pack-puzzles", file, "--onto", out, "--out", out))
    *kept, added = [json.loads(entry.text) for entry in unpacked(out.read_bytes())]
    assert kept == before
    assert added["id"] == a_puzzle().to_json()["id"]
    refused(ebbes("pack-puzzles", file, "--onto", file, "--out", out), 2)


def test_what_was_judged_otherwise_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "puzzles.xz"
    choices = [
        {**choice, "lead": 9.0}
        for choice in json.loads(json.dumps(a_puzzle().to_json()))["choices"]
    ]
    file = puzzle_file(tmp_path, choices=choices)
    assert "judged otherwise here" in refused(ebbes("pack-puzzles", file, "--out", out), 2)
    assert not out.exists()


def test_at_a_depth_nobody_can_judge_at_nothing_is_packed(tmp_path: Path) -> None:
    out = tmp_path / "puzzles.xz"
    for change in ({"worlds": 0}, {"worlds": 61}, {"most": 10**9}, {"playouts": -1}):
        file = puzzle_file(tmp_path, fingerprint=a_puzzle().fingerprint.to_json() | change)
        assert "no depth to judge at" in refused(ebbes("pack-puzzles", file, "--out", out), 2)
    assert not out.exists()


def test_what_is_no_puzzle_or_cannot_be_written_is_refused(tmp_path: Path) -> None:
    nonsense = tmp_path / "nonsense.jsonl"
    for text in ("{", "{}", "[]"):
        nonsense.write_text(text)
        refused(ebbes("pack-puzzles", nonsense, "--out", tmp_path / "puzzles.xz"), 2)
    nowhere = tmp_path / "nowhere" / "puzzles.xz"
    nonsense.write_text("")
    assert refused(ebbes("pack-puzzles", nonsense, "--out", nowhere), 2).startswith("cannot write")
