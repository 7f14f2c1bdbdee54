"""Tests of `ebbes.arena.fingerprint`: all code and all weights count, nothing else does."""

from pathlib import Path

import pytest

from ebbes.arena.fingerprint import DIGITS, fingerprint, fingerprint_of


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small package with weights."""
    weights = tmp_path / "bots" / "weights"
    weights.mkdir(parents=True)
    (tmp_path / "__init__.py").write_bytes(b"x = 1")
    (tmp_path / "bots" / "bot.py").write_bytes(b"y = 2")
    (weights / "players3.npz").write_bytes(b"0.5")
    return tmp_path


@pytest.mark.parametrize("name", ["__init__.py", "bots/bot.py", "bots/weights/players3.npz"])
def test_sources_and_weights_count(package: Path, name: str) -> None:
    before = fingerprint_of(package)
    (package / name).write_bytes(b"0")
    assert fingerprint_of(package) != before


def test_a_name_counts(package: Path) -> None:
    before = fingerprint_of(package)
    (package / "bots" / "bot.py").rename(package / "bots" / "player.py")
    assert fingerprint_of(package) != before


@pytest.mark.parametrize("name", ["py.typed", "bots/bot.pyc", "bots/weights/players3.jsonl"])
def test_whatever_else_lies_there_does_not_count(package: Path, name: str) -> None:
    before = fingerprint_of(package)
    (package / name).write_bytes(b"0")
    assert fingerprint_of(package) == before


def test_where_a_package_lies_does_not_count(package: Path) -> None:
    before = fingerprint_of(package)
    assert fingerprint_of(package.rename(package.with_name("elsewhere"))) == before


def test_that_of_this_package_is_short_and_stays() -> None:
    assert len(fingerprint()) == DIGITS
    assert fingerprint() is fingerprint()
