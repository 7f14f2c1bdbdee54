"""The yardstick stays as it is: the same choices as ever, in every kind of game.

Whoever changes a reference opponent on purpose changes every strength that was ever measured.
"""

import hashlib
import json
from random import Random

import pytest

from ebbes.bots.roster import bot_named
from ebbes.engine.view import view
from ebbes.record.choice import choice_to_json
from tests.bots.games import decisions
from tests.support import ALL_OPTIONS

FROZEN = {
    "random": "a37797aa4a779f6d",
    "greedy": "48f0caa5983609f1",
    "pimc": "f20fd73f33f82b2e",
}


@pytest.mark.parametrize("name", FROZEN)
def test_a_reference_opponent_chooses_as_it_always_did(name: str) -> None:
    bot, digest = bot_named(name), hashlib.sha256()
    for options in ALL_OPTIONS:
        for state, _ in list(decisions(bot_named("random"), options, 9))[::7]:
            choice = bot.choose(view(state, state.turn), Random(1))
            digest.update(json.dumps(choice_to_json(choice)).encode())
    assert digest.hexdigest()[:16] == FROZEN[name]
