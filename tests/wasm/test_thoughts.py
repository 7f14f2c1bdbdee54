"""Bots think the same in a browser: the same choices and hints, from the same seeds."""

from itertools import count
from random import Random
from typing import Any, NamedTuple

import pytest

from ebbes.bots.chance import chance_of
from ebbes.bots.opinion import explain
from ebbes.bots.roster import bot_named
from ebbes.engine.commands import Choice
from ebbes.engine.decide import step
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, OVER, State, new_game
from ebbes.engine.view import View, view
from ebbes.json_types import Json
from ebbes.record.snapshot import view_to_json
from tests.support import ALL_OPTIONS, option_id, some_option_sets
from tests.wasm.asked import choice_of, deal_json, move_json, options_json, random_deals
from tests.wasm.node import run

EFFORT = 5_000
WORLDS = 48
NO_CHOICE = {"play": None, "pick": None, "starter": None}
KEYS = ("points", "lead", "worth", "reasons")
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


def some_of(states: list[State]) -> list[tuple[int, str]]:
    """Every fifth decision, of one mind after the other."""
    return [(at, MINDS[at // 5 % len(MINDS)]) for at in range(0, len(states), 5)]


def choices_asked(played: Played) -> dict[str, Json]:
    """What minds would do at some decisions of a game."""
    return {**played.game, "questions": [question(*each) for each in some_of(played.states)]}


def choices_agree(played: Played, told: Any) -> None:
    """They do as the native ones."""
    for (at, name), move in zip(some_of(played.states), told[0], strict=True):
        state = played.states[at]
        choice = bot_named(f"{name}@{EFFORT}").choose(view(state, state.turn), Random(at))
        assert choice_of(state.turn, move) == choice, (name, at)


@some_option_sets
def test_bots_choose_the_same_in_a_browser(options: Options) -> None:
    game = played(options, 5)
    choices_agree(game, run("thoughts.mjs", [choices_asked(game)]))


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
            told_of = other.to_json()
            assert {key: one[key] for key in KEYS} == {key: told_of[key] for key in KEYS}


@some_option_sets
def test_a_device_reckons_the_hint_of_a_server_from_what_its_seat_sees(options: Options) -> None:
    views = views_of(options)
    advice_agrees(views, run("advice.mjs", advice_asked(views), "local"))


def views_of(options: Options) -> list[View]:
    """What seats see at some decisions of a game."""
    states = played(options, 7).states
    return [view(states[at], states[at].turn) for at in range(3, len(states), 29)]


def advice_asked(views: list[View]) -> Json:
    """A hint for each, with its chance."""
    return [
        {"view": view_to_json(each), "seed": str(chance_of(Random(at))), "worlds": WORLDS}
        for at, each in enumerate(views)
    ]


def advice_agrees(views: list[View], told: Any) -> None:
    """To the last digit."""
    for at, (each, found) in enumerate(zip(views, told, strict=True)):
        wanted = [opinion.to_json() for opinion in explain(each, Random(at), WORLDS)]
        for one, other in zip(found, wanted, strict=True):
            assert {"seat": each.seat, **one} == {**NO_CHOICE, **other}
