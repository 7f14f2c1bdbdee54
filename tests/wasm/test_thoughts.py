"""Bots think the same in a browser: the same choices and hints, from the same seeds."""

from itertools import count
from random import Random
from typing import Any, NamedTuple

import pytest

from ebbes.bots.opinion import explain
from ebbes.bots.roster import bot_named
from ebbes.engine.commands import Choice
from ebbes.engine.decide import step
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, OVER, State, new_game
from ebbes.engine.view import view
from ebbes.json_types import Json
from tests.support import ALL_OPTIONS, option_id, some_option_sets
from tests.wasm.asked import choice_of, deal_json, move_json, options_json, random_deals
from tests.wasm.node import run

EFFORT = 5_000
MINDS = ("beginner", "casual", "solid", "strong", "expert")


class Played(NamedTuple):
    """A game with the decisions of which something is asked."""

    game: dict[str, Json]
    states: list[State]


def played(options: Options, seed: int) -> Played:
    """A random game, and where it stood before every choice."""
    rng = Random(seed)
    deals = random_deals(options, rng)
    state, states = new_game(options), list[State]()
    moves: list[Json] = []
    for at in count():
        if state.phase is DEAL:
            state, _ = step(state, deals[state.score.rounds])
        states.append(state)
        choice: Choice = rng.choice(legal_commands(state))
        moves.append(move_json(choice))
        state, _ = step(state, choice)
        if state.phase is OVER:
            break
        assert at < 1000
    game: dict[str, Json] = {
        "options": options_json(options),
        "deals": [deal_json(deal) for deal in deals],
        "moves": moves,
    }
    return Played(game, states)


def question(at: int, strength: str) -> dict[str, Json]:
    """One that is answered with the very chance a bot has here."""
    seed = str(Random(at).getrandbits(64))
    return {"at": at, "strength": strength, "seed": seed, "effort": EFFORT}


@some_option_sets
def test_bots_choose_the_same_in_a_browser(options: Options) -> None:
    game, states = played(options, 5)
    asked = [(at, MINDS[at // 5 % len(MINDS)]) for at in range(0, len(states), 5)]
    [told] = run("thoughts.mjs", [{**game, "questions": [question(*each) for each in asked]}])
    for (at, name), move in zip(asked, told, strict=True):
        state = states[at]
        choice = bot_named(f"{name}@{EFFORT}").choose(view(state, state.turn), Random(at))
        assert choice_of(state.turn, move) == choice, (name, at)


@pytest.mark.parametrize("options", ALL_OPTIONS[::5], ids=option_id)
def test_hints_and_their_reasons_are_the_same_in_a_browser(options: Options) -> None:
    game, states = played(options, 6)
    asked = range(0, len(states), 23)
    [told] = run("thoughts.mjs", [{**game, "questions": [question(at, "hint") for at in asked]}])
    for at, weighed in zip(asked, told, strict=True):
        state = states[at]
        opinions = explain(view(state, state.turn), Random(at))
        assert [choice_of(state.turn, each["move"]) for each in weighed] == [
            opinion.choice for opinion in opinions
        ]
        for one, other in zip(weighed, opinions, strict=True):
            assert one["points"]["mean"] == pytest.approx(other.points.mean)
            assert one["lead"]["error"] == pytest.approx(other.lead.error)
            assert one["worth"] == pytest.approx(other.worth)
            assert [_without_chance(each) for each in one["reasons"]] == [
                _without_chance({"code": each.code, **each.context}) for each in other.reasons
            ]


def _without_chance(reason: dict[str, Any]) -> dict[str, Any]:
    """Chances are rounded half up there, half to even here."""
    return {name: value for name, value in reason.items() if name != "chance"}
