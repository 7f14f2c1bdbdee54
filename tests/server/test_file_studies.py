"""Tests of `ebbes.server.api.file_studies`: what is told of a kept game is told of its record."""

import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from ebbes.engine.options import Options
from ebbes.record.format import record_to_json
from ebbes.server.settings import Settings
from tests.judge.games import whole_game
from tests.server.browser import refused
from tests.server.store.clock import Clock
from tests.server.test_studies import FOUR, legal_at, studied_games

FILE = "/api/games/file"
MIDDLE = {"round": 1, "made": 8}


@pytest.fixture
async def app(settings: Settings, clock: Clock) -> AsyncIterator[FastAPI]:
    """A server at which the same game was played."""
    async with studied_games(settings.model_copy(update={"workers": 0}), clock) as app:
        yield app


def record() -> Any:
    """The same game in a file."""
    return record_to_json(whole_game(Options(4)))


async def test_cards_are_read_in_a_file_as_in_a_game(anna: httpx.AsyncClient) -> None:
    asked = {**MIDDLE, "seat": 1}
    kept = await anna.get(f"{FOUR}/reading", params=asked)
    brought = await anna.post(f"{FILE}/reading", json={**asked, "record": record()})
    assert (brought.status_code, brought.json()) == (200, kept.json())


async def test_a_card_is_refuted_in_a_file_as_in_a_game(anna: httpx.AsyncClient) -> None:
    _, cards = legal_at(Options(4), 0)
    asked: dict[str, str | int] = {
        "round": 1,
        "made": 0,
        "best": cards[0],
        "wrong": cards[-1],
    }
    kept = await anna.get(f"{FOUR}/refutation", params=asked)
    brought = await anna.post(f"{FILE}/refutation", json={**asked, "record": record()})
    assert brought.status_code == 200
    for told in ("events", "cost"):
        assert brought.json()["refutation"][told] == kept.json()["refutation"][told]


@pytest.mark.parametrize("where", ["options", "rounds"])
async def test_half_a_character_in_what_nobody_knows_is_refused(
    anna: httpx.AsyncClient, where: str
) -> None:
    told = record()
    (told["options"] if where == "options" else told["rounds"][-1])["HALF"] = "HALF"
    wish = {"round": len(told["rounds"]), "made": 8, "seat": 0, "record": told}
    text = json.dumps(wish).replace("HALF", r"\ud800")
    headers = {"Content-Type": "application/json"}
    answer = await anna.post(f"{FILE}/onward", content=text, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (422, "request/malformed")


async def test_a_file_is_gone_on_with_like_a_game(anna: httpx.AsyncClient) -> None:
    wish = {**MIDDLE, "seat": 2}
    kept = await anna.post(f"{FOUR}/onward", json=wish)
    brought = await anna.post(f"{FILE}/onward", json={**wish, "record": record()})
    assert brought.status_code == 200
    for told in ("events", "choices", "over"):
        assert brought.json()[told] == kept.json()[told]


@pytest.mark.parametrize("page", ["reading", "refutation", "onward"])
async def test_what_is_no_record_is_refused(anna: httpx.AsyncClient, page: str) -> None:
    more = {"best": "B1", "wrong": "B2"} if page == "refutation" else {"seat": 0}
    for broken in ({}, {**record(), "names": ["x" * 99] * 4}, {**record(), "rounds": [{}]}):
        answer = await anna.post(f"{FILE}/{page}", json={**MIDDLE, **more, "record": broken})
        assert refused(answer, 422) == "record/unreadable"


async def test_a_moment_that_is_not_in_the_file_is_refused(anna: httpx.AsyncClient) -> None:
    asked = {"round": 9, "made": 0, "seat": 0, "record": record()}
    answer = await anna.post(f"{FILE}/reading", json=asked)
    assert refused(answer, 404) == "study/no-such-moment"
