"""`ebbes train`, on the smallest scale."""

import json
import sys
from pathlib import Path

import pytest

from tests.cli.runner import ebbes


def test_a_course_writes_weights_and_a_log(tmp_path: Path) -> None:
    out = tmp_path / "weights.npz"
    result = ebbes("train", out, "--minutes", 0, "--players", 3, "--width", 8, "--threads", 1)
    assert result.exit_code == 0
    assert json.loads(result.stdout)["rounds"] == 0
    assert out.exists()
    assert (tmp_path / "weights.jsonl").exists()


def test_weights_that_are_none_are_refused_in_one_line(tmp_path: Path) -> None:
    nothing = tmp_path / "nothing.npz"
    result = ebbes("train", tmp_path / "out.npz", "--minutes", 0, "--from", nothing)
    assert result.exit_code == 2
    assert result.stderr.startswith("ebbes: cannot train: ")
    assert result.stderr.count("\n") == 1


def test_six_cannot_be_trained_for(tmp_path: Path) -> None:
    result = ebbes("train", tmp_path / "out.npz", "--players", 6)
    assert result.exit_code == 2
    assert result.stderr == "ebbes: 2 to 5 can play, not 6 (R4)\n"


def test_without_the_kernel_the_missing_library_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ebbes.training.train", None)
    result = ebbes("train", tmp_path / "out.npz")
    assert result.exit_code == 2
    assert "install ebbes with its extra 'kernel'" in result.stderr
