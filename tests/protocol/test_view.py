"""Tests of `ebbes.protocol.view`: the view on the wire is `ebbes-view/1`."""

import re
from pathlib import Path

from ebbes.engine.options import Options
from ebbes.engine.view import view
from ebbes.protocol.view import GameView
from ebbes.record.snapshot import FORMAT, view_from_json, view_to_json
from tests.protocol.samples import game, watchers
from tests.support import every_option_set

PAGE = (Path(__file__).parents[2] / "docs" / "view.md").read_text(encoding="utf-8")
STEP = 7
"""Every so many moves is looked at, in games of about a hundred."""


@every_option_set
def test_the_view_on_the_wire_is_the_one_of_records(options: Options) -> None:
    for ply in game(options)[::STEP]:
        for seat in watchers(options):
            seen = view(ply.after, seat)
            written = view_to_json(seen)
            wire = GameView.model_validate(written).model_dump(mode="json")
            assert wire == written
            assert view_from_json(wire) == seen


def test_the_keys_of_the_wire_are_those_of_the_page() -> None:
    named = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)
    assert list(GameView.model_fields) == named
    assert GameView.model_json_schema()["properties"]["format"]["const"] == FORMAT
