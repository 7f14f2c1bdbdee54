"""`ebbes weakness`, on the smallest scale."""

import json
import sys
from pathlib import Path

import pytest

from tests.cli.runner import ebbes, refused


def test_a_response_is_learnt_from_our_own_policy_and_plays_in_the_arena(tmp_path: Path) -> None:
    out = tmp_path / "response.npz"
    result = ebbes("weakness", out, "--players", 3, "--rounds", 256, "--threads", 1)
    assert result.exit_code == 0
    assert "lead_over_start" in json.loads(result.stdout)
    log = out.with_suffix(".jsonl").read_text(encoding="utf-8").splitlines()
    begun = json.loads(log[0])
    assert begun["alone"]
    assert begun["from"] == "players3.npz"
    match = ebbes("arena", f"instinct@{out}", "instinct", "random", "--deals", 2, "--no-null")
    assert match.exit_code == 0


def test_where_nothing_can_be_written_is_told_in_one_line(tmp_path: Path) -> None:
    result = ebbes("weakness", tmp_path / "no" / "response.npz", "--rounds", 256)
    assert result.exit_code == 2
    assert result.stderr.startswith("ebbes: cannot write ")
    assert result.stderr.count("\n") == 1


def test_more_players_than_there_can_be_are_refused_by_the_rule(tmp_path: Path) -> None:
    said = refused(ebbes("weakness", tmp_path / "response.npz", "--players", 9), 2)
    assert said == "2 to 5 can play, not 9 (R4)"


def test_without_the_kernel_the_missing_library_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ebbes.training.train", None)
    result = ebbes("weakness", tmp_path / "response.npz")
    assert result.exit_code == 2
    assert "pip install 'ebbes[kernel]'" in result.stderr
