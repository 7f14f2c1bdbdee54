"""Tests of `ebbes.server.api.tables`: making tables, and finding them again."""

from typing import Any

import httpx
from fastapi import FastAPI

from tests.server.browser import arrived, browser, refused


async def founded(client: httpx.AsyncClient, key: str = "t1", **settings: Any) -> dict[str, Any]:
    """The card of a new table."""
    made = await client.post("/api/tables", json={"id": key, "settings": settings})
    assert made.status_code == 201, made.text
    card: dict[str, Any] = made.json()
    return card


async def test_a_table_is_found_by_its_id_and_by_its_code(anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    card = await founded(anna)
    assert card["seats"][0] == {"kind": "person", "name": "Anna", "away": False}
    assert (await anna.get(f"/api/tables/{card['id']}")).json() == card
    assert (await anna.get(f"/api/codes/{card['code'].lower()}")).json() == card


async def test_a_wish_sent_twice_makes_one_table(anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    assert await founded(anna) == await founded(anna)
    assert await founded(anna, "t2") != await founded(anna)


async def test_only_public_tables_are_listed(anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    await founded(anna, "t1")
    public = await founded(anna, "t2", public=True)
    assert (await anna.get("/api/tables")).json() == [public]


async def test_the_tables_one_has_been_at_are_listed_with_the_seat(
    app: FastAPI, anna: httpx.AsyncClient
) -> None:
    await arrived(anna)
    card = await founded(anna)
    assert (await anna.get("/api/me/tables")).json() == [{**card, "seat": 0}]
    async with browser(app) as ben:
        await arrived(ben, "Ben")
        assert (await ben.get("/api/me/tables")).json() == []


async def test_a_game_nobody_can_play_is_refused_with_its_rule(anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    wish = {"id": "t", "settings": {"options": {"rounds": 6}}}
    assert refused(await anna.post("/api/tables", json=wish), 422) == "rule/bad-options"
    too_many: dict[str, Any] = {"id": "t", "seats": [{"kind": "open"}] * 5}
    assert refused(await anna.post("/api/tables", json=too_many), 422) == "table/no-such-seat"


async def test_what_is_not_there_is_not_found(anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    card = await founded(anna)
    for path, code in {
        "/api/tables/nowhere": "table/no-such-table",
        "/api/codes/ZZZZZ": "table/no-such-table",
        "/api/tables/nowhere/games/1": "table/no-such-table",
        f"/api/tables/{card['id']}/games/1": "table/no-such-game",
    }.items():
        assert refused(await anna.get(path), 404) == code


async def test_only_somebody_can_make_a_table(anna: httpx.AsyncClient) -> None:
    assert refused(await anna.post("/api/tables", json={"id": "t"}), 401) == "auth/needed"
