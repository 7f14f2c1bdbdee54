"""Tests of the examples that need no server: what they print is right, their names are public."""

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from ebbes.engine.decide import settle
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.record.choice import choice_to_json
from ebbes.record.format import format_record
from ebbes.record.record import Record
from ebbes.record.replay import replay
from tests.cli.runner import python
from tests.record.games import FOR_TWO, PICKED, PLAIN, game, stopped
from tests.support import option_id

FOLDER = Path(__file__).parents[2] / "examples"

every_example = pytest.mark.parametrize(
    "example", sorted(FOLDER.glob("*.py")), ids=lambda path: path.stem
)


def run(name: str, *args: object) -> list[str]:
    """What an example prints, line by line."""
    ran = python(FOLDER / f"{name}.py", *args, PYTHONIOENCODING="utf-8")
    assert ran.returncode == 0, ran.stderr.decode()
    return ran.stdout.decode().splitlines()


def numbers(line: str) -> list[int]:
    """The whole numbers in a line."""
    return [int(found) for found in re.findall(r"[+-]?\d+", line)]


def kept(record: Record, folder: Path) -> Path:
    """A record in a file."""
    path = folder / "game.json"
    path.write_text(format_record(record), encoding="utf-8")
    return path


def test_the_own_bot_plays_five_rounds_and_the_best_seat_wins() -> None:
    *rounds, last = run("own_bot")
    assert len(rounds) == 5
    totals = [sum(points) for points in zip(*map(numbers, rounds), strict=True)]
    assert len(totals) == 3
    assert numbers(last) == [seat for seat, total in enumerate(totals) if total == max(totals)]


@pytest.mark.parametrize("options", [FOR_TWO, PLAIN, PICKED], ids=option_id)
def test_a_record_is_told_with_all_its_points_and_its_winners(
    options: Options, tmp_path: Path
) -> None:
    record = game(options)
    score = replay(record)[-1].state.score
    *told, last = run("read_record", kept(record, tmp_path))
    assert [line for line in told if line.startswith("round")] == [
        f"round {number}" for number in range(1, score.rounds + 1)
    ]
    totals = [
        sum(sum(numbers(line.split(": ")[1])) for line in told if line.startswith(f"  {name}: "))
        for name in record.names
    ]
    assert tuple(totals) == score.totals
    assert last == f"won by {' and '.join(record.names[seat] for seat in score.winners)}"


def test_a_match_is_played_and_reported() -> None:
    told = run("arena_match", "greedy", "random", "random")
    assert told[0] == "greedy against random, random, 200 deals"
    assert re.fullmatch(r"difference \+\d\.\d{3} ± \d\.\d{3} points a round, \d+% won", told[1])


@pytest.mark.parametrize("options", [FOR_TWO, PLAIN], ids=option_id)
def test_every_legal_choice_of_a_decision_is_explained(options: Options, tmp_path: Path) -> None:
    record = stopped(game(options), rounds=1, plays=7)
    state, _ = settle(replay(record)[-1].state)
    told = run("explain_decision", kept(record, tmp_path))
    legal = [str(choice_to_json(choice)) for choice in legal_commands(state)]
    assert sorted(line.split("  ")[0] for line in told) == sorted(legal)
    assert all(re.search(r"  [+-]\d+\.\d\d ± \d+\.\d\d  [a-z-]+", line) for line in told)


def test_a_game_that_is_over_has_nothing_to_explain(tmp_path: Path) -> None:
    ran = python(FOLDER / "explain_decision.py", kept(game(PLAIN), tmp_path))
    assert ran.returncode == 1
    assert ran.stderr.decode().splitlines() == ["nothing to decide: no round is being played"]


@every_example
def test_every_example_says_how_to_run_it(example: Path) -> None:
    told = ast.get_docstring(ast.parse(example.read_text(encoding="utf-8")))
    assert told is not None
    assert f"python examples/{example.name}" in told


@every_example
def test_every_example_is_short(example: Path) -> None:
    assert 15 <= len(example.read_text(encoding="utf-8").splitlines()) <= 40


@every_example
def test_every_example_uses_public_names_only(example: Path) -> None:
    tree = ast.parse(example.read_text(encoding="utf-8"))
    used = [
        (node.module, name.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("ebbes")
        for name in node.names
    ]
    assert used
    assert [one for one in used if one[1] not in import_module(one[0]).__all__] == []
