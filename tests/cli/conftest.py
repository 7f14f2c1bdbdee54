"""The command line speaks English in tests, unless they ask for more."""

import pytest

from ebbes.cli.language import VARIABLE


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine speaks."""
    monkeypatch.setenv(VARIABLE, "en")
