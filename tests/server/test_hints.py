"""Tests of `/api/tables/{id}/hint`."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import httpx
import pytest
from fastapi import FastAPI
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ebbes.bots.chance import chance_of
from ebbes.bots.levels import EXPERT
from ebbes.engine.view import view
from ebbes.protocol import commands as ask
from ebbes.protocol.messages import Accepted
from ebbes.server.settings import Settings
from ebbes.server.store.values import Person
from ebbes.server.tables.running.bot import seed_of
from ebbes.server.thinking import Thinkers, process
from ebbes.server.thinking.effort import worlds_for
from tests.server.browser import HERE, arrived, browser, refused, running
from tests.server.test_me import services
from tests.server.until import until


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Bots that play at once, by a rule of thumb."""
    return settings.model_copy(update={"bot_pace": 0.0, "workers": 0})


async def new_table(client: httpx.AsyncClient) -> str:
    wish = {"id": "w1", "settings": {"options": {"players": 3}}}
    answer = await client.post("/api/tables", json=wish)
    return str(answer.json()["id"])


async def own_turn(app: FastAPI, client: httpx.AsyncClient) -> str:
    """A table with a game in which it is one's turn."""
    person = Person(await arrived(client), "Anna", 0.0, None)
    table_id = await new_table(client)
    async with services(app).rooms.visit(table_id) as room:
        assert isinstance(await room.handle(person, ask.StartGame(id="s1")), Accepted)
        nonce = ask.AddNonce(id="n1", number=1, nonce="ab" * 32)
        assert isinstance(await room.handle(person, nonce), Accepted)
        await until(lambda: room.table.turn == 0)
    return table_id


@pytest.fixture
async def waiting(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[FastAPI]:
    """A server whose bots are never ready, so that everybody waits for a hint."""
    monkeypatch.setattr(process, "COMMAND", ("cat",))
    async with running(settings.model_copy(update={"workers": 1})) as app:
        yield app


def leaving(app: ASGIApp, gone: asyncio.Event) -> ASGIApp:
    """The server, as somebody asks it who leaves sooner or later."""

    async def ask(scope: Scope, receive: Receive, send: Send) -> None:
        messages = [await receive()]

        async def hear() -> Message:
            if messages:
                return messages.pop()
            await gone.wait()
            return {"type": "http.disconnect"}

        await app(scope, hear, send)

    return ask


async def test_without_warm_bots_there_is_no_hint_yet(
    app: FastAPI, anna: httpx.AsyncClient
) -> None:
    table_id = await own_turn(app, anna)
    answer = await anna.post(f"/api/tables/{table_id}/hint")
    assert refused(answer, 503) == "server/no-hint"
    assert answer.headers["retry-after"] == "5"
    assert answer.json()["context"] == {"getting_ready": False}


async def test_who_asks_while_the_bots_compile_is_told_to_ask_again(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ebbes.server.thinking.thinkers.WARM_UP_SECONDS", 0.01)
    monkeypatch.setattr("ebbes.server.thinking.process.COMMAND", ("cat",))
    async with (
        running(settings.model_copy(update={"workers": 1})) as app,
        browser(app) as anna,
    ):
        answer = await anna.post(f"/api/tables/{await own_turn(app, anna)}/hint")
    assert refused(answer, 503) == "server/no-hint"
    assert answer.json()["context"] == {"getting_ready": True}


async def test_a_hint_tells_all_choices_the_best_first_and_why(settings: Settings) -> None:
    warm = settings.model_copy(update={"workers": 1})
    async with running(warm) as app, browser(app) as anna:
        thinkers = services(app).rooms.context.thinker
        assert isinstance(thinkers, Thinkers)
        await thinkers.until_warm()
        table_id = await own_turn(app, anna)
        answer = await anna.post(f"/api/tables/{table_id}/hint")
    assert answer.status_code == 200, answer.text
    hint = answer.json()
    worths = [choice["worth"] for choice in hint["choices"]]
    assert worths == sorted(worths, reverse=True)
    assert all(choice["play"] and choice["reasons"] for choice in hint["choices"])
    assert hint["seq"] > 0


async def test_a_busy_server_asks_who_is_able_and_tells_all_it_takes(
    app: FastAPI, anna: httpx.AsyncClient
) -> None:
    table_id = await own_turn(app, anna)
    answer = await anna.post(f"/api/tables/{table_id}/hint", params={"able": True})
    assert refused(answer, 503) == "server/reckon-yourself"
    async with services(app).rooms.visit(table_id) as room:
        table = room.table
    assert table.game is not None
    seen = view(table.game.state, 0)
    luck = Random(seed_of(table.game, table.moved, "hint"))
    assert answer.json()["context"] == {
        "seq": table.seq,
        "seed": str(chance_of(luck)),
        "worlds": worlds_for(seen, EXPERT.effort),
    }


async def test_a_server_with_time_reckons_for_who_is_able_too(settings: Settings) -> None:
    warm = settings.model_copy(update={"workers": 1})
    async with running(warm) as app, browser(app) as anna:
        thinkers = services(app).rooms.context.thinker
        assert isinstance(thinkers, Thinkers)
        await thinkers.until_warm()
        table_id = await own_turn(app, anna)
        answer = await anna.post(f"/api/tables/{table_id}/hint", params={"able": True})
    assert answer.status_code == 200, answer.text


async def test_without_a_game_there_is_nothing_to_hint_at(anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    answer = await anna.post(f"/api/tables/{await new_table(anna)}/hint")
    assert refused(answer, 409) == "table/no-game"


async def test_where_is_no_table_is_no_hint(anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    assert refused(await anna.post("/api/tables/none/hint"), 404) == "table/no-such-table"


async def test_nobody_gets_no_hint(anna: httpx.AsyncClient) -> None:
    assert refused(await anna.post("/api/tables/none/hint"), 401) == "auth/needed"


@asynccontextmanager
async def one_has_asked(
    settings: Settings,
) -> AsyncIterator[tuple[FastAPI, httpx.AsyncClient, httpx.AsyncClient]]:
    """A server, Anna who has asked for a hint, and Ben at the same address who has not."""
    async with running(settings) as app, browser(app) as anna, browser(app) as ben:
        await arrived(anna)
        await arrived(ben, "Ben")
        assert refused(await anna.post("/api/tables/none/hint"), 404) == "table/no-such-table"
        yield app, anna, ben


async def test_a_person_gets_only_so_many_hints(settings: Settings) -> None:
    few = settings.model_copy(update={"hints_per_minute": 1})
    async with one_has_asked(few) as (_, anna, ben):
        assert refused(await anna.post("/api/tables/none/hint"), 429) == "limit/too-many"
        assert refused(await ben.post("/api/tables/none/hint"), 404) == "table/no-such-table"


async def test_an_address_gets_only_so_many_hints(settings: Settings) -> None:
    few = settings.model_copy(update={"address_hints_per_minute": 1})
    async with one_has_asked(few) as (app, _, ben):
        assert refused(await ben.post("/api/tables/none/hint"), 429) == "limit/too-many"
        async with browser(app, "198.51.100.7") as carl:
            await arrived(carl, "Carl")
            assert refused(await carl.post("/api/tables/none/hint"), 404) == "table/no-such-table"


async def test_who_waits_for_a_hint_gets_no_second_one_until_they_leave(waiting: FastAPI) -> None:
    async with browser(waiting) as anna:
        table_id = await own_turn(waiting, anna)
        hint, gone = f"/api/tables/{table_id}/hint", asyncio.Event()
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(leaving(waiting, gone)),
            base_url=HERE,
            cookies=anna.cookies,
            headers=anna.headers,
        ) as elsewhere:
            first = asyncio.create_task(elsewhere.post(hint))
            async with services(waiting).rooms.visit(table_id) as room:
                await until(lambda: room.visitors > 1)
                second = await anna.post(hint)
                assert refused(second, 429) == "limit/too-many"
                assert second.json()["context"] == {"seconds": 1}
                gone.set()
                assert refused(await first, 503) == "server/no-hint"
                assert room.visitors == 1
        assert refused(await anna.post("/api/tables/none/hint"), 404) == "table/no-such-table"
