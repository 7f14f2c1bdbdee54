"""The kernel for browsers follows the engine through whole games, ply by ply."""

import os
from random import Random
from typing import Any

from ebbes.engine.decide import step
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import OVER, new_game
from ebbes.json_types import Json
from tests.oracle.test_oracle import options_of
from tests.support import ALL_OPTIONS, every_option_set, option_id
from tests.wasm.asked import choice_of, deal_json, events_of, move_json, options_json, random_deals
from tests.wasm.node import run

GAMES = int(os.environ.get("EBBES_ORACLE_GAMES", "160"))
SEED = os.environ.get("EBBES_SEED", "0")
AT_ONCE = 100


def agrees(options: Options, number: int, played: dict[str, Any]) -> None:
    """Deals, legal moves, every event and the totals are those of the engine."""
    deals = iter(random_deals(options, Random(f"{SEED}/{option_id(options)}/{number}")))
    state = new_game(options)
    for told in played["told"]:
        if "move" in told:
            assert told["turn"] == state.turn
            assert told["moves"] == [move_json(choice) for choice in legal_commands(state)]
            state, events = step(state, choice_of(told["turn"], told["move"]))
        else:
            state, events = step(state, next(deals))
        assert tuple(events_of(told["events"])) == events
    assert state.phase is OVER
    assert tuple(played["totals"]) == state.score.totals


def asked(options: Options, number: int) -> dict[str, Json]:
    """A game to be played."""
    deals = random_deals(options, Random(f"{SEED}/{option_id(options)}/{number}"))
    return {
        "options": options_json(options),
        "deals": [deal_json(deal) for deal in deals],
        "seed": number + 1,
    }


@every_option_set
def test_the_browsers_kernel_agrees_with_the_engine_at_every_ply(options: Options) -> None:
    games = GAMES // len(ALL_OPTIONS)
    for first in range(0, games, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, games))
        varied = [options_of(options, number) for number in numbers]
        told = run("games.mjs", [asked(*each) for each in zip(varied, numbers, strict=True)])
        for number, each, played in zip(numbers, varied, told, strict=True):
            agrees(each, number, played)
