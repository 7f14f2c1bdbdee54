"""The command line speaks English in tests, unless they ask for more."""

from pathlib import Path

import pytest

from ebbes.cli.language import VARIABLE
from ebbes.engine.options import Options
from ebbes.judge.depth import DEPTHS
from ebbes.record.format import format_record
from tests.judge.games import SHALLOW, two_rounds


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine speaks."""
    monkeypatch.setenv(VARIABLE, "en")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Where a game is saved."""
    return tmp_path / "game.json"


@pytest.fixture
def shallow_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which the judge has judged before, and does not go deep."""
    monkeypatch.setattr("ebbes.bots.warmup.is_compiled", lambda *_: True)
    monkeypatch.setitem(DEPTHS, "quick", SHALLOW)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A record of two rounds, the second unfinished."""
    path = tmp_path / "game.json"
    path.write_text(format_record(two_rounds(Options(4))), encoding="utf-8")
    return path
