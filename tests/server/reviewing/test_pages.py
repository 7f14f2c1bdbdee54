"""What the page of a review is given, in many games: it adds up, and is the command line's."""

import json
import os
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from ebbes.bots.grains import leads_of
from ebbes.engine.events import RoundScored
from ebbes.engine.options import Options
from ebbes.judge.depth import DEPTHS, Depth
from ebbes.judge.format import review_to_json
from ebbes.judge.judging import judge
from ebbes.record.format import record_to_json
from ebbes.record.record import Record
from ebbes.record.replay import replay
from ebbes.server.api.reviews import text_of
from ebbes.server.measuring.metrics import Metrics
from ebbes.server.reviewing import Reviewer
from ebbes.server.reviewing.reviewer import Pace
from ebbes.server.store import Store
from tests.extent import EVERYTHING, some_of
from tests.judge.games import two_rounds, whole_game
from tests.server.reviewing.games import GAME, Here, people_in
from tests.server.reviewing.test_reviewer import Post
from tests.server.store.clock import Clock
from tests.support import ALL_OPTIONS

GAMES = int(os.environ.get("EBBES_PAGES", len(ALL_OPTIONS) if EVERYTHING else 5))
"""Some, one of every kind in `make whole`, or as many as `make judged` wants."""
PARTS = ("deal", "lie", "decisions", "others")
LEAST = Depth(worlds=2, error=9.0, most=2, playouts=2)
"""Sums have to add up whatever is expected."""
FAST = Pace("least", 1.0)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A store with people and a table."""
    async with Store(f"sqlite:///{tmp_path / 'ebbes.db'}", Clock()) as store:
        await people_in(store)
        yield store


async def page_of(store: Store, number: int, record: Record) -> Any:
    """What the page of a game is given, once all of it is judged."""
    game = replace(GAME, id=f"g{number}", number=number, record=record_to_json(record))
    await store.games.add("t", game)
    await store.reviews.ask(game.id, "a", 0)
    assert await Reviewer("one", store, Here(), Post(), Metrics(), Clock(), FAST).work()
    row = await store.reviews.find(game.id)
    return json.loads(text_of(row, game.record, may_ask=True))


def assert_adds_up(page: Any, record: Record) -> None:
    """Three steps lead from nothing to the result: of everybody, in each round."""
    scored = [step.event.points for step in replay(record) if isinstance(step.event, RoundScored)]
    assert len(page["rounds"]) == len(record.rounds) == len(scored) + 1
    for found, points in zip_longest(page["rounds"], scored):
        assert {each["seat"] for each in found["ledger"]} == {*range(record.options.players)}
        for each in found["ledger"]:
            assert sum(each[part] for part in PARTS) == each["result"]
            assert each["result"] == found["end"][each["seat"]]
            assert points is None or each["result"] == leads_of(points)[each["seat"]]


def assert_is_the_command_lines(page: Any, record: Record) -> None:
    """All sums and marks are those of `ebbes review --json`."""
    whole: Any = review_to_json(judge(record, depth=LEAST))
    people = range(record.options.players)
    assert page["fingerprint"] == whole["fingerprint"]
    for own, meant in zip(page["rounds"], whole["rounds"], strict=True):
        kept = [each for each in meant["ledger"] if each["seat"] in people]
        assert own == {**meant, "ledger": kept}
    for own, meant in zip(page["moments"], whole["moments"], strict=True):
        assert own["expected"] == meant["expected"]
        assert mark_of(own) == mark_of(meant)
    rates = {each["seat"]: each for each in whole["rates"]}
    for own in page["rates"]:
        assert {**own, "as_strong_as": None} == {**rates[own["seat"]], "as_strong_as": None}


def mark_of(moment: Any) -> Sequence[Any] | None:
    """What is thought of a decision."""
    verdict = moment["verdict"]
    return verdict and [verdict[key] for key in ("unit", "given_away", "mark", "real")]


def games() -> Sequence[tuple[Options, int]]:
    """Random games of all kinds."""
    return [(ALL_OPTIONS[3 * number % len(ALL_OPTIONS)], number) for number in range(1, GAMES + 1)]


async def test_on_the_pages_of_many_games_three_steps_add_up_to_the_result(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(DEPTHS, "least", LEAST)
    for options, seed in games():
        record = two_rounds(options, seed)
        page = await page_of(store, seed, record)
        assert_adds_up(page, record)


@pytest.mark.parametrize("options", some_of(ALL_OPTIONS[::5], ALL_OPTIONS[5]), ids=str)
async def test_the_numbers_on_a_page_are_those_of_the_command_line(
    store: Store, monkeypatch: pytest.MonkeyPatch, options: Options
) -> None:
    monkeypatch.setitem(DEPTHS, "least", LEAST)
    record = whole_game(options, 3)
    assert_is_the_command_lines(await page_of(store, 3, record), record)
