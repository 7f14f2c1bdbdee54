"""The command line speaks English in tests, unless they ask for more."""

from pathlib import Path

import pytest

from ebbes.cli.language import VARIABLE


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine speaks."""
    monkeypatch.setenv(VARIABLE, "en")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Where a game is saved."""
    return tmp_path / "game.json"
