"""The golden games, played again by the kernel for browsers."""

import json
from typing import Any

from ebbes.json_types import Json
from ebbes.record.parse import parse
from ebbes.record.replay import replay
from tests.golden.games import FOLDER
from tests.wasm.asked import events_of, options_json
from tests.wasm.node import run


def texts() -> list[str]:
    """The golden games."""
    return [path.read_text("utf-8") for path in sorted(FOLDER.glob("*.json"))]


def asked() -> Json:
    """All of them, to be played again."""
    return [
        {"options": options_json(parse(text).options), "rounds": json.loads(text)["rounds"]}
        for text in texts()
    ]


def agrees(told: Any) -> None:
    """Every event is that of the engine."""
    for text, events in zip(texts(), told, strict=True):
        assert list(events_of(events)) == [step.event for step in replay(parse(text))]


def test_every_golden_game_goes_the_same_way_in_a_browser() -> None:
    agrees(run("golden.mjs", asked(), "local"))
