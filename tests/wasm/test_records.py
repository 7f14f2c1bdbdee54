"""Games played on a device leave records that replay and verify as any other does."""

import json
import os
from typing import Any

from ebbes.engine.options import Options
from ebbes.engine.state import OVER
from ebbes.json_types import Json
from ebbes.record.certificate import verify
from ebbes.record.parse import parse
from ebbes.record.replay import replay
from tests.support import ALL_OPTIONS, some_option_sets
from tests.wasm.asked import options_json
from tests.wasm.node import run

GAMES = int(os.environ.get("EBBES_LOCAL_GAMES", "32"))
AT_ONCE = 16
STRENGTHS = ("beginner", "casual", "solid", "strong")


def asked(options: Options, number: int) -> dict[str, Json]:
    """A game against the house."""
    bots: list[Json] = [
        {"kind": "bot", "name": f"Bot {seat}", "strength": STRENGTHS[(seat + number) % 4]}
        for seat in range(1, options.players)
    ]
    return {"options": options_json(options), "bots": bots, "seed": number + 1}


@some_option_sets
def test_records_of_the_device_replay_and_verify(options: Options) -> None:
    games = -(-GAMES // len(ALL_OPTIONS))
    for first in range(0, games, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, games))
        told: list[Any] = run("local.mjs", [asked(options, number) for number in numbers], "local")
        for each in told:
            record = parse(json.dumps(each))
            assert verify(record).without == tuple(range(1, options.players))
            assert replay(record)[-1].state.phase is OVER
