"""Tests of `/api/visit`: what a page asks when it opens."""

import asyncio
from collections.abc import Awaitable, Callable

import httpx
import pytest

from ebbes.protocol.version import OLDEST, PROTOCOL
from ebbes.server.store import database
from tests.server.browser import arrived

SPOKEN = {"oldest": OLDEST, "newest": PROTOCOL}
NOBODY: dict[str, object] = {
    "me": None,
    "tables": [],
    "protocols": SPOKEN,
    "maintenance": False,
    "clocks": {"none": 0, "relaxed": 90, "brisk": 25},
    "public_url": None,
}


async def test_nobody_visits_without_a_refusal(anna: httpx.AsyncClient) -> None:
    answer = await anna.get("/api/visit")
    assert answer.status_code == 200
    assert answer.json() == NOBODY


async def test_somebody_is_known_again_with_their_tables(anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    await anna.post("/api/tables", json={"id": "t1"})
    told = (await anna.get("/api/visit")).json()
    assert told["me"] == (await anna.get("/api/me")).json()
    assert told["tables"] == (await anna.get("/api/me/tables")).json()
    assert len(told["tables"]) == 1
    assert told["protocols"] == SPOKEN


async def test_a_cookie_of_somebody_forgotten_is_nobodys(anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    cookie = anna.cookies["ebbes"]
    await anna.delete("/api/me")
    anna.cookies.set("ebbes", cookie)
    assert (await anna.get("/api/visit")).json() == NOBODY


@pytest.mark.parametrize("path", ["/api/visit", "/api/me/tables"])
async def test_many_tables_are_asked_for_as_often_as_one(
    anna: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    patiently, here, asked = database._patiently, asyncio.current_task(), [0]

    async def count(look: Callable[[], Awaitable[object]]) -> object:
        asked[-1] += asyncio.current_task() is here
        return await patiently(look)

    monkeypatch.setattr(database, "_patiently", count)
    await arrived(anna)
    for number in range(20):
        await anna.post("/api/tables", json={"id": f"t{number}"})
        asked.append(0)
        assert len((await anna.get(path)).json()) > 0
        asked.append(0)
    assert asked[1] == asked[-2] > 0
