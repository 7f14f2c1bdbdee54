"""The kernel for browsers follows the engine through whole games, ply by ply."""

import os
from collections.abc import Sequence
from random import Random
from typing import Any

from ebbes.engine.commands import Choice, PlayCard
from ebbes.engine.decide import step
from ebbes.engine.errors import RuleError
from ebbes.engine.events import Event
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import OVER, PLAY, State, new_game
from ebbes.engine.view import view_event
from ebbes.json_types import Json
from ebbes.rules.seats import next_dealer
from tests.oracle.test_oracle import options_of
from tests.support import ALL_OPTIONS, every_option_set, option_id
from tests.wasm.asked import choice_of, deal_json, events_of, move_json, options_json, random_deals
from tests.wasm.node import run

GAMES = int(os.environ.get("EBBES_ORACLE_GAMES", "160"))
SEED = os.environ.get("EBBES_SEED", "0")
AT_ONCE = 100


def refused(state: State, choice: Choice) -> RuleError | None:
    """Why the engine refuses a choice, if it does."""
    try:
        step(state, choice)
    except RuleError as error:
        return error
    return None


def is_same(reason: dict[str, Any] | None, error: RuleError | None) -> bool:
    """Whether the kernel says what the engine says: by which rule, and what was held."""
    if reason is None or error is None:
        return reason is None and error is None
    is_rule = (reason["code"], reason["rule"]) == (error.code, error.rule)
    return is_rule and reason["context"].items() <= error.context.items()


def refuses(state: State, told: dict[str, Any]) -> None:
    """A choice that may be forbidden, and the cards of the hand that are (R10-R12, R26)."""
    assert is_same(told["refusal"], refused(state, choice_of(state.turn, told["tried"])))
    hand = state.hands[state.turn] if state.phase is PLAY else ()
    errors = (refused(state, PlayCard(state.turn, card)) for card in hand)
    assert is_same(told["whyNot"], next(filter(None, errors), None))


def dealt(state: State, told: dict[str, Any], events: Sequence[Event]) -> None:
    """Who deals after the first round (R7), and what each seat sees of it (R39)."""
    dealer = next_dealer(state.setup.dealer, state.options.players) if state.score.rounds else None
    assert told["dealer"] == dealer
    for seat, seen in enumerate(told["seen"]):
        assert [*events_of(seen)] == [view_event(event, seat) for event in events]


def agrees(options: Options, number: int, played: dict[str, Any]) -> None:
    """Deals, legal moves, refusals, every event and the totals are those of the engine."""
    deals = iter(random_deals(options, Random(f"{SEED}/{option_id(options)}/{number}")))
    state = new_game(options)
    for told in played["told"]:
        if "tried" in told:
            refuses(state, told)
            continue
        before = state
        if "move" in told:
            assert told["turn"] == state.turn
            assert told["moves"] == [move_json(choice) for choice in legal_commands(state)]
            state, events = step(state, choice_of(told["turn"], told["move"]))
        else:
            state, events = step(state, next(deals))
            dealt(before, told, events)
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
