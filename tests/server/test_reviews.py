"""Tests of `ebbes.server.api.reviews`, and of whose names of a game are told."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import NamedTuple

import httpx
import pytest

from ebbes.server.api import reviews
from ebbes.server.api.reviews import Review
from ebbes.server.measuring.metrics import Metrics
from ebbes.server.reviewing import Reviewer
from ebbes.server.reviewing.reviewer import MOST_FAILURES, Pace
from ebbes.server.services import Services
from ebbes.server.settings import Settings
from tests.server.browser import arrived, refused
from tests.server.live import at_table, live, play_game
from tests.server.reviewing.games import Here
from tests.server.reviewing.test_reviewer import Post


class Played(NamedTuple):
    """A game Anna has played with a bot, as she and a stranger ask for it."""

    services: Services
    game: str
    anna: httpx.AsyncClient
    stranger: httpx.AsyncClient


@asynccontextmanager
async def played(settings: Settings, **changes: object) -> AsyncIterator[Played]:
    """A server after a game."""
    async with live(settings, **changes) as server, at_table(server.address) as (client, table):
        await play_game(table)
        (room,) = server.services.rooms.open
        assert room.table.game is not None
        token = await client.create_token("test")
        base = f"{server.address}/api/games/{room.table.game.id_at(room.id)}"
        known = {"Authorization": f"Bearer {token}"}
        async with (
            httpx.AsyncClient(base_url=base, headers=known, follow_redirects=True) as anna,
            httpx.AsyncClient(
                base_url=base, headers={"Origin": server.address}, follow_redirects=True
            ) as stranger,
        ):
            stranger.base_url = server.address
            await arrived(stranger, "Berta")
            stranger.base_url = base
            yield Played(server.services, room.table.game.id_at(room.id), anna, stranger)


def may_judge(services: Services) -> None:
    """As if there were workers; the test judges itself."""
    services.settings = services.settings.model_copy(update={"workers": 1})


async def judge_all(services: Services) -> None:
    """All reviews that wait are judged, here."""
    pace = Pace("quick", 1.0)
    here = Reviewer("test", services.store, Here(), Post(), Metrics(), services.clock, pace)
    assert await here.work()


async def test_a_review_is_asked_for_judged_and_told(settings: Settings) -> None:
    async with played(settings) as (services, _, anna, stranger):
        may_judge(services)
        before = (await anna.get("/review")).json()
        await services.reviewer.__aexit__()
        assert (await anna.post("/review")).status_code == 202
        waiting = (await anna.get("/review")).json()
        await judge_all(services)
        after = await anna.get("/review")
        same = await anna.get("/review", headers={"If-None-Match": after.headers["etag"]})
        seen = (await stranger.get("/review")).json()
    assert (before["state"], before["may_ask"], before["moments"]) == ("none", True, [])
    assert waiting["state"] == "waiting"
    review = after.json()
    assert review["state"] == "done"
    assert review["done"] == review["of"] > 0
    assert {each["seat"] for each in review["rounds"][0]["ledger"]} == {0, 1}
    assert (same.status_code, same.text) == (304, "")
    assert seen == {**review, "may_ask": False}
    assert Review.model_validate(review).model_dump(mode="json", by_alias=True) == review


async def test_a_stranger_may_not_ask_unless_everybody_may(settings: Settings) -> None:
    async with played(settings) as (services, game, _, stranger):
        may_judge(services)
        assert refused(await stranger.post("/review"), 403) == "review/not-yours"
        services.settings = services.settings.model_copy(update={"reviewers": "everybody"})
        assert (await stranger.post("/review")).status_code == 202
        assert await services.store.reviews.find(game) is not None


async def test_where_nobody_may_ask_nobody_may(settings: Settings) -> None:
    async with played(settings, reviewers="nobody") as (_, _, anna, _):
        assert refused(await anna.post("/review"), 403) == "review/closed"
        assert (await anna.get("/review")).json()["may_ask"] is False


async def test_where_nobody_can_judge_nobody_waits_in_vain(settings: Settings) -> None:
    async with played(settings) as (_, _, anna, _):
        assert refused(await anna.post("/review"), 503) == "review/no-judge"


async def test_who_is_able_to_judge_is_asked_to_while_many_wait(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with played(settings) as (services, game, anna, _):
        able = {"able": True}
        nobody = await anna.post("/review", params=able)
        assert refused(nobody, 503) == "server/reckon-yourself"
        may_judge(services)
        monkeypatch.setattr(reviews, "MANY", 0)
        busy = await anna.post("/review", params=able)
        assert refused(busy, 503) == "server/reckon-yourself"
        assert await services.store.reviews.find(game) is None
        assert (await anna.post("/review")).status_code == 202
        assert (await anna.post("/review", params=able)).status_code == 202


async def test_of_a_game_that_runs_there_is_no_review(settings: Settings) -> None:
    async with live(settings) as server, at_table(server.address) as (client, table):
        await table.start_game()
        await table.until(lambda seen: seen.now.prompt is not None)
        (room,) = server.services.rooms.open
        assert room.table.game is not None
        token = await client.create_token("test")
        address = f"{server.address}/api/games/{room.table.game.id_at(room.id)}/review"
        known = {"Authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(headers=known) as anna:
            assert refused(await anna.get(address), 404) == "table/no-such-game"
            assert refused(await anna.post(address), 404) == "table/no-such-game"


async def test_a_review_that_was_given_up_is_told_so_and_can_be_asked_for_again(
    settings: Settings,
) -> None:
    async with played(settings) as (services, game, anna, _):
        may_judge(services)
        await services.reviewer.__aexit__()
        await anna.post("/review")
        for _ in range(MOST_FAILURES):
            assert await services.store.reviews.claim("test", services.clock())
            await services.store.reviews.fail("test", game, services.clock(), MOST_FAILURES)
        failed = await anna.get("/review")
        assert (await anna.post("/review")).status_code == 202
        waiting = await anna.get("/review")
    assert failed.json()["state"] == "failed"
    assert waiting.json()["state"] == "waiting"
    assert failed.headers["etag"] != waiting.headers["etag"]


async def test_a_review_by_other_judges_has_another_tag(settings: Settings) -> None:
    async with played(settings) as (services, game, anna, _):
        may_judge(services)
        await services.reviewer.__aexit__()
        await anna.post("/review")
        tags = set()
        for fingerprint in ("one", "other"):
            await services.store.reviews.ask_anew(game)
            row = await services.store.reviews.claim("test", services.clock() + 60)
            assert row is not None
            judged = replace(row, fingerprint=fingerprint, is_finished=True)
            assert await services.store.reviews.save("test", judged, 0.0)
            tags.add((await anna.get("/review")).headers["etag"])
    assert len(tags) == 2


async def test_who_is_forgotten_while_they_ask_is_nobody(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with played(settings) as (services, _, anna, _):
        may_judge(services)
        monkeypatch.setattr(services.store.reviews, "find", forgetting(services))
        assert refused(await anna.post("/review"), 401) == "auth/needed"


def forgetting(services: Services) -> Callable[[str], Awaitable[None]]:
    """Finds nothing, and meanwhile somebody is forgotten."""

    async def find(_: str) -> None:
        await services.store.privacy.delete(await _person(services), "nobody", lambda told: told)

    return find


async def test_reviews_are_asked_for_only_so_often(settings: Settings) -> None:
    async with played(settings, reviews_per_hour=1) as (services, _, anna, _):
        may_judge(services)
        services.limits.reviews.take(await _person(services))
        assert refused(await anna.post("/review"), 429) == "limit/too-many"


async def test_an_address_has_so_many_reviews_whoever_asks(settings: Settings) -> None:
    async with played(settings, address_reviews_per_hour=1) as (services, _, anna, _):
        may_judge(services)
        services.limits.address_reviews.take("127.0.0.1")
        assert refused(await anna.post("/review"), 429) == "limit/too-many"


async def _person(services: Services) -> str:
    (room,) = services.rooms.open
    return next(iter(room.table.sitters.values())).person


PAGES = ["", "/record", "/events", "/events?seat=0"]


@pytest.mark.parametrize("page", ["", "/events"])
async def test_the_table_of_a_game_is_told_to_who_sat_there_alone(
    settings: Settings, page: str
) -> None:
    async with played(settings) as (services, _, anna, stranger):
        (room,) = services.rooms.open
        own, before = (await anna.get(page)).text, (await stranger.get(page)).text
        await anna.put("/names", json={"shown": True})
        after = (await stranger.get(page)).text
    assert room.id in own
    assert room.id not in before + after
    assert "Anna" in after


@pytest.mark.parametrize("page", PAGES)
async def test_names_are_told_to_who_sat_there(settings: Settings, page: str) -> None:
    async with played(settings) as (services, game, anna, stranger):
        own, others = (await anna.get(page)).text, (await stranger.get(page)).text
        row = await services.store.games.find(game)
        assert row is not None
        table = f"{anna.base_url}".split("/api/")[0] + f"/api/tables/{row.table_id}/games/1"
        by_table = (await stranger.get(table)).text
        agreed = await anna.put("/names", json={"shown": True})
        shown = (await stranger.get(page)).text
    assert "Anna" in own
    for text in (others, by_table):
        assert "Anna" not in text
        assert "Player 1" in text
        assert "Klaus" in text
    assert agreed.status_code == 204
    assert "Anna" in shown


async def test_a_stranger_agrees_to_nothing(settings: Settings) -> None:
    async with played(settings) as (_, _, anna, stranger):
        refusal = await stranger.put("/names", json={"shown": True})
        assert refused(refusal, 404) == "table/no-such-game"
        game = (await anna.get("")).json()
    assert (game["seat"], game["shows_name"], game["names_shown"]) == (0, False, False)
