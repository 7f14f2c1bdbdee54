"""`ebbes explain`: opinions where a record stops."""

import json
import sys
from pathlib import Path

import pytest

from ebbes.cli.records import last_position, last_view
from ebbes.engine.view import view
from ebbes.record.parse import parse
from ebbes.record.snapshot import format_view
from tests.cli.runner import ebbes


@pytest.fixture(autouse=True)
def ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which bots have played before."""
    monkeypatch.setattr("ebbes.bots.warmup.is_ready", lambda _: True)


def stopped(path: Path, plays: int) -> Path:
    """A record that stops after so many cards."""
    record = json.loads(ebbes("simulate", "--seed", 3).stdout)
    del record["certificate"]
    record["rounds"] = record["rounds"][:1]
    record["rounds"][0]["plays"] = record["rounds"][0]["plays"][:plays]
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


def test_every_choice_has_a_line_with_points_and_reasons(tmp_path: Path) -> None:
    result = ebbes("explain", stopped(tmp_path / "game.json", 1))
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines
    assert all(" play " in line and " worth " in line and " ± " in line for line in lines)


def test_as_json_the_best_comes_first(tmp_path: Path) -> None:
    result = ebbes("explain", stopped(tmp_path / "game.json", 4), "--json")
    opinions = [json.loads(line) for line in result.stdout.splitlines()]
    worths = [opinion["worth"] for opinion in opinions]
    assert worths == sorted(worths, reverse=True)
    assert {"seat", "play", "points", "lead", "worth", "reasons"} == set(opinions[0])
    assert all("code" in reason for opinion in opinions for reason in opinion["reasons"])


def test_between_two_rounds_there_is_nothing_to_explain(tmp_path: Path) -> None:
    result = ebbes("explain", stopped(tmp_path / "game.json", 40))
    assert result.exit_code == 1
    why = "ebbes: the record: nothing to decide: it stops between two rounds\n"
    assert result.stderr == why


def test_a_finished_game_does_not_keep_others_from_being_explained(tmp_path: Path) -> None:
    open_game = stopped(tmp_path / "open.json", 4).read_text(encoding="utf-8")
    both = tmp_path / "both.jsonl"
    both.write_text(ebbes("simulate").stdout + open_game + "\n", encoding="utf-8")
    result = ebbes("explain", both)
    assert result.exit_code == 1
    assert result.stderr == "ebbes: line 1: the record: nothing to decide: the game is over\n"
    assert " play " in result.stdout


def test_without_the_kernel_the_missing_library_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ebbes.bots.opinion", None)
    result = ebbes("explain", stopped(tmp_path / "game.json", 4))
    assert result.exit_code == 2
    assert "pip install 'ebbes[kernel]'" in result.stderr


def test_a_starter_to_name_is_explained_by_who_leads(tmp_path: Path) -> None:
    record = json.loads(ebbes("simulate", "--seed", 4).stdout)
    del record["certificate"]
    record["rounds"] = record["rounds"][:2]
    assert record["rounds"][1]["chooser"] != 0
    chooser = record["rounds"][1].pop("chooser")
    del record["rounds"][1]["starter"]
    record["rounds"][1]["plays"] = []
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    said = ebbes("explain", path).stdout
    assert f"seat {chooser} starter {chooser} " in said
    assert "  You set the first suit yourself." in said
    for cards, back in (("one card", 3), ("two cards", 2), ("three cards", 1)):
        seat = (chooser + back) % 4
        assert f"  Seat {seat} begins, and you see {cards} before yours.\n" in said


def test_a_view_is_explained_as_the_record_it_comes_from(tmp_path: Path) -> None:
    record = stopped(tmp_path / "game.json", 5)
    seen = last_view(parse(record.read_bytes()))
    (tmp_path / "view.json").write_text(format_view(seen), encoding="utf-8")
    result = ebbes("explain", tmp_path / "view.json")
    assert result.exit_code == 0
    assert result.stdout == ebbes("explain", record).stdout != ""


def test_there_is_nothing_to_explain_to_a_spectator(tmp_path: Path) -> None:
    seen = view(last_position(parse(stopped(tmp_path / "game.json", 5).read_bytes())), None)
    (tmp_path / "view.json").write_text(format_view(seen), encoding="utf-8")
    result = ebbes("explain", tmp_path / "view.json")
    assert result.exit_code == 1
    assert result.stderr == "ebbes: the view: nothing to decide: a spectator looks on\n"
