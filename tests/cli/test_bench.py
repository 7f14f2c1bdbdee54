"""Tests of `ebbes bench`: a table or JSON, whatever is installed."""

import json
import sys

import pytest

from ebbes.bench.lines import LOOP, LOOP_UNIFORM, SEARCH
from tests.cli.runner import answered, ebbes, refused

OURS = ["kernel, one thread", "kernel, two threads", "search, playing out by a policy"]
NAMES = [*OURS, "search", SEARCH, "engine", LOOP, LOOP_UNIFORM]


@pytest.fixture
def without_open_spiel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ebbes.bench.open_spiel", None)


def test_every_line_is_a_json_object_with_a_rate() -> None:
    pytest.importorskip("pyspiel")
    lines = [json.loads(line) for line in answered(ebbes("bench", "-s", 0, "--json")).splitlines()]
    assert [line["name"] for line in lines] == NAMES
    assert all(list(line) == ["name", "unit", "per_second", "times"] for line in lines)
    assert all(line["per_second"] > 0 for line in lines)
    times = {line["name"]: list(line["times"]) for line in lines if line["times"]}
    assert times["kernel, two threads"] == ["one thread"]
    assert times["search"] == [SEARCH]
    assert times["engine"] == [LOOP, LOOP_UNIFORM]


@pytest.mark.usefixtures("without_open_spiel")
def test_the_table_says_that_open_spiel_is_not_installed() -> None:
    rows = answered(ebbes("bench", "--seconds", 0)).splitlines()[1:]
    assert [name for name in NAMES if any(row.strip().startswith(name) for row in rows)] == NAMES
    missing = [row for row in rows if "not installed" in row]
    assert len(missing) == 3
    assert all("OpenSpiel" in row for row in missing)


@pytest.mark.usefixtures("without_open_spiel")
def test_without_open_spiel_its_rates_are_null() -> None:
    lines = [json.loads(line) for line in answered(ebbes("bench", "-s", 0, "--json")).splitlines()]
    assert [line["name"] for line in lines if line["per_second"] is None] == [
        SEARCH,
        LOOP,
        LOOP_UNIFORM,
    ]


def test_without_the_kernel_the_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ebbes.bench.lines", None)
    said = refused(ebbes("bench"), 2)
    assert said.endswith("pip install 'ebbes[kernel]'")
