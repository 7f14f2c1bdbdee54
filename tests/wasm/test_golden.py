"""The golden games, played again by the kernel for browsers."""

import json

from ebbes.json_types import Json
from ebbes.record.parse import parse
from ebbes.record.replay import replay
from tests.golden.games import FOLDER
from tests.wasm.asked import events_of, options_json
from tests.wasm.node import run


def test_every_golden_game_goes_the_same_way_in_a_browser() -> None:
    texts = [path.read_text("utf-8") for path in sorted(FOLDER.glob("*.json"))]
    records = [parse(text) for text in texts]
    asked: list[Json] = [
        {"options": options_json(record.options), "rounds": json.loads(text)["rounds"]}
        for text, record in zip(texts, records, strict=True)
    ]
    told = run("golden.mjs", asked, "local")
    for record, events in zip(records, told, strict=True):
        assert list(events_of(events)) == [step.event for step in replay(record)]
