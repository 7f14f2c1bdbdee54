"""Tests of pages from elsewhere that ask in the name of who looks at them: nobody is blamed."""

from collections.abc import AsyncIterator

import httpx
import pytest
from fastapi import FastAPI
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ebbes.server.security import turnstile
from ebbes.server.settings import Settings
from tests.server.browser import arrived, browser, program, refused, running
from tests.server.inside import served_inside
from tests.server.live import at_table

EVIL = "https://evil.example"
IMAGE = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image"}
CLICK = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document"}
TIMES = 1000


@pytest.fixture(autouse=True)
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long requests are made to wait; nobody really does here."""
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(turnstile, "sleep", sleep)
    return waits


@pytest.fixture
async def page(app: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    """Another page, in the same browser."""
    async with program(app) as page:
        yield page


@pytest.mark.parametrize(
    ("method", "path", "headers"),
    [
        ("POST", "/api/me", {"origin": EVIL}),
        ("POST", "/api/me", {"origin": "null"}),
        ("GET", "/api/tables", IMAGE),
        ("GET", "/", IMAGE),
        ("GET", "/", CLICK | {"sec-fetch-dest": "iframe"}),
        ("GET", "/api/codes/BBBBBBB", IMAGE),
    ],
)
async def test_a_thousand_requests_of_another_page_are_not_held_against_who_looks_at_it(
    app: FastAPI,
    anna: httpx.AsyncClient,
    page: httpx.AsyncClient,
    method: str,
    path: str,
    headers: dict[str, str],
) -> None:
    await arrived(anna)
    for _ in range(TIMES):
        answer = await page.request(method, path, headers=headers)
        assert refused(answer, 403) == "auth/foreign-origin"
    assert not app.state.services.door.bans.all()
    assert not app.state.services.door.nuisances.worst(1)
    assert (await anna.post("/api/tables", json={"id": "t"})).status_code == 201
    assert (await anna.get("/api/visit")).status_code == 200


async def test_a_name_led_here_is_not_held_against_who_followed_it(
    app: FastAPI, anna: httpx.AsyncClient
) -> None:
    for _ in range(TIMES):
        answer = await anna.get("/api/tables", headers={"host": "evil.example"})
        assert refused(answer, 403) == "auth/foreign-host"
    assert (await anna.get("/api/tables")).status_code == 200


async def test_who_sends_very_many_of_them_waits_for_each_answer(
    settings: Settings, waits: list[float]
) -> None:
    few = settings.model_copy(update={"requests_per_minute": 3})
    async with running(few) as app, program(app) as page:
        for _ in range(5):
            assert refused(await page.get("/", headers=IMAGE), 403) == "auth/foreign-origin"
        assert waits == [turnstile.PATIENCE] * 2


async def test_who_follows_a_link_from_another_page_gets_ours(page: httpx.AsyncClient) -> None:
    own = IMAGE | {"sec-fetch-site": "same-origin"}
    for headers in (CLICK, own):
        assert (await page.get("/health", headers=headers)).status_code == 200


async def test_pages_that_are_allowed_are_not_foreign(settings: Settings) -> None:
    dev = "http://dev.example:81"
    told = settings.model_copy(update={"allowed_origins": (dev,)})
    async with running(told) as app, browser(app) as anna:
        headers = IMAGE | {"origin": dev, "sec-fetch-mode": "cors", "sec-fetch-dest": "empty"}
        assert (await anna.get("/api/tables", headers=headers)).status_code == 200
        answer = await anna.post("/api/me", json={"name": "Anna"}, headers=headers)
        assert answer.status_code == 201


async def test_a_table_plays_on_while_another_page_asks_for_sockets(settings: Settings) -> None:
    few = settings.model_copy(update={"workers": 0, "requests_per_minute": 60})
    async with served_inside(few) as server, at_table(server.address) as (_, table):
        url = f"ws{server.address.removeprefix('http')}/api/tables/{table.seen.id}/socket"
        for _ in range(150):
            with pytest.raises(InvalidStatus, match="403"):
                await connect(url, additional_headers={"Origin": EVIL})
        assert not server.services.door.bans.all()
        await table.start_game()
