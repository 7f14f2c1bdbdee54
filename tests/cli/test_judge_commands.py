"""`ebbes par`, `ladder`, `rate`, `puzzles` and games of bots."""

import json
from pathlib import Path

import pytest

from ebbes.engine.options import Options
from ebbes.judge import puzzle
from ebbes.judge.ladder import Climb
from ebbes.record.parse import parse
from tests.cli.runner import answered, ebbes, refused
from tests.judge.puzzles import SMALL

FOUR = Options(4)

pytestmark = pytest.mark.usefixtures("shallow_judge")


def test_par_is_told_by_round_and_seat(game: Path) -> None:
    lines = answered(ebbes("par", game, "--playouts", 8)).splitlines()
    assert lines[0] == "Round 1"
    assert lines[1].split() == ["par", "lead", "over", "par"]
    assert [line.split()[0] for line in lines[2:6]] == ["Anna", "Ben", "Cleo", "Dirk"]
    assert len(lines) == 12
    assert all(len(line.split()) == 2 for line in lines[8:])


def test_par_as_json(game: Path) -> None:
    told = json.loads(answered(ebbes("par", game, "--playouts", 8, "--json")))
    assert [found["round"] for found in told["rounds"]] == [1, 2]
    assert told["rounds"][1]["lead"] is None
    assert sum(told["rounds"][0]["par"]) == pytest.approx(0, abs=0.3)


def test_the_ladder_has_a_line_for_every_bot() -> None:
    call = ("ladder", "random", "greedy", "--rounds", 2, "--players", 3, "--depth", "quick")
    lines = answered(ebbes(*call)).splitlines()
    assert [line.split()[0] for line in lines] == ["random", "greedy"]
    told = [json.loads(line) for line in answered(ebbes(*call, "--json")).splitlines()]
    assert [rung["rounds"] for rung in told] == [2, 2]


def test_a_ladder_that_is_stopped_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: Climb) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Climb, "step", interrupted)
    result = ebbes("ladder", "greedy", "--depth", "quick")
    assert result.exit_code == 130
    assert result.stderr == "ebbes: stopped at greedy, after 0 of 40 rounds\n"


def test_bots_and_depths_that_are_not_there_are_refused() -> None:
    assert refused(ebbes("ladder", "nobody"), 2).startswith("no bot is called 'nobody'")
    assert refused(ebbes("ladder", "greedy", "--depth", "none"), 2).startswith("no depth")


def test_people_are_rated_by_name(game: Path, tmp_path: Path) -> None:
    told = json.loads(game.read_text(encoding="utf-8"))
    told["names"] = ["Anna", "Ben", "expert", "solid"]
    other = tmp_path / "other.json"
    other.write_text(json.dumps(told), encoding="utf-8")
    lines = answered(ebbes("rate", game, other, "--playouts", 8)).splitlines()
    assert sorted(line.split()[0] for line in lines) == ["Anna", "Ben", "Cleo", "Dirk"]
    people = [
        json.loads(line) for line in answered(ebbes("rate", game, "--raw", "--json")).splitlines()
    ]
    ratings = [person["rating"] for person in people]
    assert ratings == sorted(ratings, reverse=True)
    assert {person["games"] for person in people} == {1}


def test_what_cannot_be_rated_is_refused(game: Path, tmp_path: Path) -> None:
    refused(ebbes("rate", "-", given="{}"), 2)
    broken = json.loads(game.read_text(encoding="utf-8"))
    broken["rounds"][0]["plays"][1] = "R15"
    both = tmp_path / "both.jsonl"
    both.write_text(f"{game.read_text(encoding='utf-8')}\n{json.dumps(broken)}\n")
    assert "both.jsonl, line 2" in refused(ebbes("rate", both, "--playouts", 8), 1)


@pytest.fixture
def shallow_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puzzles that are found quickly, whatever they are worth."""
    monkeypatch.setattr(puzzle, "GLANCES", (SMALL,))
    monkeypatch.setattr(puzzle, "LOOK", SMALL)
    monkeypatch.setattr(puzzle, "ERROR", 9.0)
    monkeypatch.setattr(puzzle, "SIMPLE", ("greedy",))
    monkeypatch.setattr(puzzle, "OTHERS", ("pimc",))


@pytest.mark.usefixtures("shallow_puzzles")
def test_the_same_seed_makes_the_same_puzzles(tmp_path: Path) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    for out in (one, other):
        answered(ebbes("puzzles", "--count", 2, "--out", out, "--players", 3))
    assert one.read_text() == other.read_text()
    told = [json.loads(line) for line in one.read_text().splitlines()]
    assert [each["format"] for each in told] == ["ebbes-puzzle/1"] * 2


@pytest.mark.usefixtures("shallow_puzzles")
def test_puzzles_are_looked_for_in_records(game: Path, tmp_path: Path) -> None:
    out = tmp_path / "puzzles.jsonl"
    result = ebbes("puzzles", "--records", game, "--count", 500, "--out", out)
    assert result.exit_code == 1
    assert result.stderr.startswith("ebbes: found ")
    assert out.read_text()


def test_puzzles_that_cannot_be_made_are_refused(game: Path, tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere" / "puzzles.jsonl"
    assert refused(ebbes("puzzles", "--out", nowhere), 2).startswith("cannot write")
    out = tmp_path / "puzzles.jsonl"
    out.write_text("kept\n", encoding="utf-8")
    refused(ebbes("puzzles", "--records", "-", "--out", out, given="{}"), 2)
    refused(ebbes("puzzles", "--records", tmp_path / "no.jsonl", "--out", out), 2)
    assert out.read_text(encoding="utf-8") == "kept\n", "nothing is lost by a name mistyped"


def test_bots_play_games_under_their_names() -> None:
    said = answered(ebbes("simulate", "--bots", "greedy,random,greedy", "--seed", 3))
    record = parse(said)
    assert record.names == ("greedy", "random", "greedy")
    assert answered(ebbes("simulate", "--bots", "greedy,random,greedy", "--seed", 3)) == said
    two = parse(answered(ebbes("simulate", "--bots", "greedy,random", "--seed", 3)))
    assert two.names == ("greedy", "random", "virtual player")


def test_bots_that_cannot_play_are_refused() -> None:
    assert refused(ebbes("simulate", "--bots", "greedy,nobody"), 2).startswith("no bot is called")
    assert refused(ebbes("simulate", "--bots", "greedy"), 2).startswith("2 to 5 can play")
