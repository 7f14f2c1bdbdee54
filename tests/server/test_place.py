"""Tests of `ebbes.server.api.place`: how somebody's games went, and who may see it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import httpx
import pytest

from ebbes.bots.rungs import RUNGS
from ebbes.client import Client, Table
from ebbes.protocol.seats import Strength
from ebbes.server.api.place import MyPlace
from ebbes.server.services import Services
from ebbes.server.settings import Settings
from ebbes.server.standing import counting
from tests.server.browser import refused
from tests.server.live import at_table, live, play_game
from tests.server.test_reviews import judge_all, may_judge

NOTHING = {"as_strong_as": None, "since": None, "games": None}


class Played(NamedTuple):
    """Somebody at a table, after a game."""

    services: Services
    pages: httpx.AsyncClient
    table: Table
    address: str

    async def place(self) -> dict[str, Any]:
        """How their games went, as they are told."""
        answer = await self.pages.get("/me/place")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        assert MyPlace.model_validate(found).model_dump(mode="json") == found
        return found

    async def game(self) -> dict[str, Any]:
        """The last game, as lists show it."""
        found: dict[str, Any] = (await self.pages.get("/me/games")).json()["games"][0]
        return found


@asynccontextmanager
async def pages_of(client: Client, address: str) -> AsyncIterator[httpx.AsyncClient]:
    """What somebody asks besides their tables."""
    known = {"Authorization": f"Bearer {await client.create_token('test')}"}
    async with httpx.AsyncClient(base_url=f"{address}/api", headers=known) as pages:
        yield pages


@asynccontextmanager
async def played(settings: Settings) -> AsyncIterator[Played]:
    """Anna, after a game with a bot."""
    async with (
        live(settings) as server,
        at_table(server.address) as (client, table),
        pages_of(client, server.address) as pages,
    ):
        await play_game(table)
        yield Played(server.services, pages, table, server.address)


async def test_nobody_has_a_place_before_they_are_somebody(settings: Settings) -> None:
    async with live(settings) as server, httpx.AsyncClient() as nobody:
        answer = await nobody.get(f"{server.address}/api/me/place")
        assert refused(answer, 401) == "auth/needed"


async def test_who_has_played_nothing_is_told_so(settings: Settings) -> None:
    async with live(settings) as server, Client(server.address) as client:
        await client.arrive("Anna")
        async with pages_of(client, server.address) as pages:
            found = (await pages.get("/me/place")).json()
    assert (found["games"], found["since"], found["is_whole"]) == (0, None, True)
    assert found["strength"] == {"rounds": 0, "real": 0, "given_away": None, "as_strong_as": []}
    assert (found["way"], found["places"], found["by_players"], found["missed"]) == ([], {}, [], [])
    assert [rung["strength"] for rung in found["ladder"]] == [rung.name for rung in RUNGS]
    assert {rung.name for rung in RUNGS} == {*Strength}


async def test_a_game_counts_as_soon_as_it_is_over(settings: Settings) -> None:
    async with played(settings) as anna:
        found, game = await anna.place(), await anna.game()
        again = await anna.place()
    assert again == found
    assert found["games"] == 1
    assert found["since"] == game["ended_at"]
    (row,) = found["by_players"]
    assert (row["players"], row["games"], row["rounds"]) == (2, 1, len(game["points"]))
    assert row["points"] == pytest.approx(game["totals"][0] / len(game["points"]))
    assert row["given_away"] is None
    assert sum(found["places"].values()) == 1
    assert ("1" in found["places"]) == (0 in game["winners"])
    assert found["luck"] is None


async def test_a_review_tells_of_luck_and_of_what_was_missed(settings: Settings) -> None:
    async with played(settings) as anna:
        before = await anna.place()
        may_judge(anna.services)
        await anna.services.reviewer.__aexit__()
        path = f"/games/{(await anna.game())['id']}/review"
        assert (await anna.pages.post(path)).status_code == 202
        await judge_all(anna.services)
        review = (await anna.pages.get(path)).json()
        found, game = await anna.place(), await anna.game()
    rates = next(each for each in review["rates"] if each["seat"] == 0)
    assert before["by_players"][0]["given_away"] is None
    assert found["strength"]["as_strong_as"] == [], "the ladder is about games of four"
    assert game["given_away"] == pytest.approx(rates["given_away"]["mean"])
    (row,) = found["by_players"]
    assert row["given_away"]["mean"] == pytest.approx(rates["given_away"]["mean"])
    assert row["given_away"]["error"] == pytest.approx(rates["given_away"]["error"])
    assert found["luck_rounds"] == len(review["rounds"])
    assert {each["code"] for each in found["missed"]} <= missable(review)
    assert found["missed"]


def missable(review: dict[str, Any]) -> set[str]:
    """The reasons for choices that would have been better."""
    verdicts = [each["verdict"] for each in review["moments"] if each["seat"] == 0]
    marked = [each for each in verdicts if each and each["mark"]]
    best = [max(each["choices"], key=lambda choice: choice["worth"]) for each in marked]
    return {reason["code"] for choice in best for reason in choice["reasons"]}


async def test_of_many_games_some_are_counted_at_a_time(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting, "AT_ONCE", 1)
    async with played(settings) as anna:
        await play_game(anna.table, 2)
        first, second, third = [await anna.place() for _ in range(3)]
    assert [each["is_whole"] for each in (first, second, third)] == [False, False, True]
    assert [each["games"] for each in (first, second, third)] == [1, 2, 2]


async def test_others_see_nothing_before_somebody_lets_them(settings: Settings) -> None:
    async with played(settings) as anna, Client(anna.address) as ben:
        await anna.place()
        await ben.arrive("Ben")
        table_id = (await anna.game())["table"]
        path = f"/tables/{table_id}/seats/0/place"
        assert (await anna.pages.get(path)).json() == NOTHING
        shows = {"strength": True, "games": True, "results": False}
        assert (await anna.pages.put("/me/place/shows", json=shows)).status_code == 204
        assert (await anna.place())["shows"] == shows
        seen = (await anna.pages.get(path)).json()
        bot = (await anna.pages.get(f"/tables/{table_id}/seats/1/place")).json()
        async with pages_of(ben, anna.address) as stranger:
            assert (await stranger.get(path)).json() == NOTHING
            assert refused(await stranger.get("/tables/none/seats/0/place"), 404)
        exported = (await anna.pages.get("/me/export")).json()
    assert seen["as_strong_as"] == []
    assert seen["since"] is not None
    assert [set(each) for each in seen["games"]] == [{"ended_at", "players", "place", "points"}]
    assert bot == NOTHING
    assert exported["openness"] == [shows]
    assert len(exported["outcomes"]) == 1
