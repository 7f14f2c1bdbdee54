"""Tests of `docs/judging.md` and its schemas: what they say of reviews and puzzles is so."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from ebbes.bots.grains import GRAINS
from ebbes.engine.options import Options
from ebbes.judge.depth import DEPTHS
from ebbes.judge.format import review_to_json
from ebbes.judge.puzzle import FORMAT as PUZZLE
from ebbes.judge.review import Review
from ebbes.judge.unit import CHANCE, POINTS
from ebbes.judge.verdict import MARKS
from ebbes.kernel.verdict import AS_GOOD, REAL
from tests.judge.games import review_of
from tests.judge.puzzles import a_puzzle

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "judging.md").read_text(encoding="utf-8")


def schema(name: str) -> dict[str, Any]:
    """A schema beside the page."""
    found: dict[str, Any] = json.loads((DOCS / name).read_text(encoding="utf-8"))
    return found


def told(review: Review) -> Any:
    """A review as a reader of JSON has it."""
    return json.loads(json.dumps(review_to_json(review)))


@pytest.mark.parametrize("options", [Options(2), Options(4), Options(5, True, True)], ids=str)
def test_a_review_keeps_its_schema(options: Options) -> None:
    jsonschema_rs.validate(schema("review.schema.json"), told(review_of(options)))


def test_a_puzzle_keeps_its_schema() -> None:
    puzzle = json.loads(json.dumps(replace(a_puzzle(), error=0.05).to_json()))
    jsonschema_rs.validate(schema("puzzle.schema.json"), puzzle)
    assert f"`{PUZZLE}`" in PAGE


def test_the_schemas_refuse_what_is_neither() -> None:
    review = told(review_of(Options(4)))
    review["moments"][0]["verdict"]["unit"] = "grams"
    with pytest.raises(jsonschema_rs.ValidationError):
        jsonschema_rs.validate(schema("review.schema.json"), review)


def test_every_key_of_a_review_is_told() -> None:
    review = told(review_of(Options(4)))
    verdict = review["moments"][0]["verdict"]
    keys = {*review, *review["moments"][0], *verdict, *verdict["choices"][0], *review["rounds"][0]}
    keys -= {"format", "error", "behind_error", "reasons"}
    assert {key for key in keys if f"`{key}`" not in PAGE} == set()
    assert set(schema("review.schema.json")["required"]) == set(review)


def test_the_depths_are_those_on_the_page() -> None:
    for name, depth in DEPTHS.items():
        error = f"{depth.error:.3f}".rstrip("0")
        row = f"| `{name}` | {depth.worlds:,} | {error} | {depth.most:,} | {depth.playouts:,} |"
        assert row in PAGE


def test_the_marks_are_those_on_the_page() -> None:
    for name, points, chance in zip(MARKS, POINTS.marks, CHANCE.marks, strict=True):
        assert re.search(rf"^\| {name} \|.*\| {points} \| {100 * chance:.0f} % \|$", PAGE, re.M)
    assert f"| real decision | two choices differ by more than | {REAL} | 1.7 % |" in PAGE
    assert f"| {AS_GOOD} | 2.5 % |" in PAGE
    assert GRAINS == 12_000
    assert "twelve thousand to a point" in PAGE
