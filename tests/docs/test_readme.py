"""Tests of `README.md` and the pages beside it: what they say to run runs, every link leads on."""

import asyncio
import json
import re
from pathlib import Path
from random import Random

import pytest

from ebbes.cli.app import app
from ebbes.cli.game_lines import game_lines
from ebbes.cli.speech import Speech
from ebbes.engine.options import Options
from ebbes.engine.view import view
from ebbes.record.parse import parse
from ebbes.record.replay import replay
from ebbes.record.snapshot import format_view
from ebbes.server.store import Store
from tests.cli.runner import answered, ebbes, plain
from tests.cli.test_game_lines import FOR_TWO
from tests.record.games import Tree
from tests.support import random_game

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
COMMANDS = re.findall(r"^    ebbes (.+?)(?:  .*)?$", README, re.MULTILINE)


LONG = (
    *("bench", "train", "serve", "review", "ladder", "puzzles", "pack-puzzles"),
    *("sit", "ssh", "weakness"),
)
"""Commands that take their time; their own tests run them on a small scale."""


async def keep_anna(url: str) -> None:
    """Puts somebody into a database."""
    async with Store(url) as store:
        await store.people.create("a", "Anna", "hash")


def unfinished() -> str:
    """A record that stops after three cards."""
    tree: Tree = json.loads(json.dumps(FOR_TWO))
    del tree["rounds"][1:]
    del tree["rounds"][0]["plays"][3:]
    return json.dumps(tree)


def name_of(page: Path) -> str:
    """A page by its path in the project."""
    return str(page.relative_to(ROOT))


def block(language: str) -> str:
    """The one block of a language in the README."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
    assert isinstance(found, str)
    return found


def test_the_python_example_runs_as_it_stands(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block("python"), "README.md", "exec"), {})
    (line,) = capsys.readouterr().out.splitlines()
    totals, winners = line.split(") (")
    assert len(totals.split(",")) == 4
    assert re.fullmatch(r"(\d,? ?)+\)", winners)


def test_the_game_on_top_is_what_a_replay_prints() -> None:
    tree = {**FOR_TWO, "names": ["Anna", "Ben", "virtual player"]}
    record = parse(json.dumps(tree))
    assert block("") in "\n".join(game_lines(record, replay(record), Speech()))


def test_every_command_is_shown_once() -> None:
    shown = [command.split()[0] for command in COMMANDS]
    assert sorted(shown) == sorted(str(command.name) for command in app.registered_commands)


@pytest.mark.parametrize("command", [line for line in COMMANDS if line.split()[0] not in LONG])
def test_every_command_line_runs_as_it_stands(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.json").write_text(answered(ebbes("simulate", "--seed", 1)))
    Path("unfinished.json").write_text(unfinished())
    monkeypatch.setenv("EBBES_DATABASE", "sqlite:///ebbes.db")
    asyncio.run(keep_anna("sqlite:///ebbes.db"))
    first = next(random_game(Options(4), Random(1))).after
    Path("view.json").write_text(format_view(view(first, first.turn)))
    assert answered(ebbes(*command.split(), given="q\n"))


def test_every_flag_named_in_passing_exists() -> None:
    commands = [[], *([command.split()[0]] for command in COMMANDS)]
    helps = "".join(plain(answered(ebbes(*command, "--help"))) for command in commands)
    flags = set(re.findall(r"--[a-z-]+", README))
    assert len(flags) > 5
    assert {flag for flag in flags if flag not in helps} == set()


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_make_target_named_is_one(page: Path) -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    named = re.findall(r"(?:^    |`|=\d+ )make ([a-z-]+)", page.read_text(encoding="utf-8"), re.M)
    assert set(named) <= set(targets)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_to_a_file_leads_to_one(page: Path) -> None:
    links = re.findall(r"\]\(([^)\s#]+)[^)]*\)", page.read_text(encoding="utf-8"))
    files = [link for link in links if not link.startswith(("http:", "https:", "mailto:"))]
    assert [link for link in files if not (page.parent / link).exists()] == []
