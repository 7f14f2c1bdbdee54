"""Tests of `docs/record.md`: it names every key that is written, and shows no other."""

import json
import re
from pathlib import Path
from typing import Any

from ebbes.record.fields import LARGEST
from ebbes.record.parse import LIMIT
from ebbes.record.record import FORMAT
from ebbes.record.summary import summary
from ebbes.rules.ending import END_NAMES
from tests.record.games import PICKED, PLAIN, game, game_log, game_tree

PAGE = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")
RECORD, ANSWER = map(json.loads, re.findall(r"^```json\n(.*?)^```$", PAGE, re.S | re.M))


def shape(value: Any) -> Any:
    """The keys of a JSON value in their order, at every level; a list counts by its last item."""
    if isinstance(value, dict):
        return {key: shape(below) for key, below in value.items()}
    return [shape(value[-1])] if isinstance(value, list) and value else None


def test_the_record_on_the_page_has_the_keys_of_a_record() -> None:
    written = game_tree(PLAIN)
    del written["certificate"]
    assert json.dumps(shape(RECORD)) == json.dumps(shape(written))
    assert list(RECORD["rounds"][0]) == list(written["rounds"][0])
    assert RECORD["format"] == written["format"] == FORMAT


def test_the_answer_on_the_page_has_the_keys_of_an_answer() -> None:
    answer = json.loads(json.dumps(summary(game(PLAIN), game_log(PLAIN))))
    assert json.dumps(shape(ANSWER)) == json.dumps(shape(answer))


def test_every_key_that_is_written_is_explained() -> None:
    written = game_tree(PICKED)
    keys = {*written, *written["rounds"][1], *written["rounds"][1]["designators"][0]}
    keys |= {f"options.{key}" for key in written["options"]}
    unexplained = {"format", "options", "rounds", "options.more_cards", "options.pick_designators"}
    for key in keys - unexplained:
        assert f"`{key}`" in PAGE or f'"{key}"' in PAGE, key


def test_the_page_names_every_end_and_the_limits() -> None:
    assert all(f"`{end}`" in PAGE for end in END_NAMES if end)
    assert (LARGEST, LIMIT) == (2**53, 16 * 2**20)
    assert "2⁵³" in PAGE
    assert "16 MiB" in PAGE
