"""`ebbes train`, on the smallest scale."""

import json
import sys
from pathlib import Path

import pytest

from ebbes.training.curriculum import CURRICULUM, study
from tests.cli.runner import ebbes


def test_a_share_of_the_curriculum_writes_all_weights_and_logs(tmp_path: Path) -> None:
    result = ebbes("train", tmp_path / "new", "--share", 0.00002, "--threads", 1)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[::2] == [f"{step.name} begins" for step in CURRICULUM]
    assert [line.split(" {")[0] for line in lines[1::2]] == [step.name for step in CURRICULUM]
    for step in CURRICULUM:
        log = (tmp_path / "new" / step.name).with_suffix(".jsonl").read_text(encoding="utf-8")
        assert json.loads(log.splitlines()[0])["from"] == step.first
        assert json.loads(log.splitlines()[1])["rounds"] > 0


def test_finished_plans_are_not_followed_again(tmp_path: Path) -> None:
    ebbes("train", tmp_path, "--share", 0.00002, "--threads", 1)
    (tmp_path / CURRICULUM[-1].name).unlink()
    result = ebbes("train", tmp_path, "--share", 0.00002, "--threads", 1)
    *finished, begun, learnt = result.stdout.splitlines()
    assert finished == [f"{step.name} is finished" for step in CURRICULUM[:-1]]
    assert begun == f"{CURRICULUM[-1].name} begins"
    assert learnt.startswith(CURRICULUM[-1].name + " {")


def test_what_another_plan_gave_is_not_overwritten(tmp_path: Path) -> None:
    ebbes("train", tmp_path, "--share", 0.00002, "--threads", 1)
    result = ebbes("train", tmp_path, "--share", 0.00002, "--threads", 1, "--seed", 2)
    assert result.exit_code == 2
    why = "ebbes: players4.npz comes from another plan: choose another folder\n"
    assert result.stderr == why


@pytest.mark.parametrize("log", ["no log", "[]"])
def test_a_log_that_is_none_is_not_overwritten(log: str, tmp_path: Path) -> None:
    (tmp_path / "players4.jsonl").write_text(log, encoding="utf-8")
    result = ebbes("train", tmp_path, "--share", 0.00002)
    assert result.exit_code == 2
    why = "ebbes: players4.jsonl is no log of a plan: choose another folder\n"
    assert result.stderr == why


@pytest.mark.parametrize("share", ["0", "-1", "inf", "nan"])
def test_a_share_that_is_none_is_refused_before_anything_is_written(
    share: str, tmp_path: Path
) -> None:
    result = ebbes("train", tmp_path / "new", "--share", share)
    assert result.exit_code == 2
    assert result.stderr.startswith("ebbes: a share of every plan is a number above 0, not ")
    assert not (tmp_path / "new").exists()


def test_the_smallest_share_still_learns_something(tmp_path: Path) -> None:
    lines = study(tmp_path, threads=1, seed=1, share=1e-9)
    assert next(lines) == "players4.npz begins"
    assert '"rounds": 256,' in next(lines)


def test_a_seed_below_zero_is_refused(tmp_path: Path) -> None:
    result = ebbes("train", tmp_path / "new", "--seed", -1)
    assert result.exit_code == 2
    assert not (tmp_path / "new").exists()


def test_a_folder_that_cannot_be_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    result = ebbes("train", tmp_path / "file", "--share", 0.00002)
    assert result.exit_code == 2
    assert result.stderr.startswith("ebbes: cannot train in ")
    assert result.stderr.count("\n") == 1


def test_without_the_kernel_the_missing_library_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ebbes.training.curriculum", None)
    result = ebbes("train", tmp_path)
    assert result.exit_code == 2
    assert "pip install 'ebbes[kernel]'" in result.stderr
