"""Tests of `ebbes.server.api.games`: games that are over, told again."""

from dataclasses import replace
from unittest.mock import AsyncMock

import httpx
import pytest
from fastapi import FastAPI

from ebbes.client import Client
from ebbes.engine.options import Options
from ebbes.json_types import Json
from ebbes.server.settings import Settings
from tests.server.browser import arrived, refused
from tests.server.live import at_table, live, play_game
from tests.server.test_studies import game_of

NO_FACTS: dict[str, Json] = {
    "options": {},
    "seats": [],
    "points": [],
    "totals": [],
    "winners": [],
    "end": None,
}


async def test_a_game_that_is_over_is_told_again_to_anybody(settings: Settings) -> None:
    async with live(settings) as server, at_table(server.address) as (_, table):
        await play_game(table)
        (room,) = server.services.rooms.open
        assert room.table.game is not None
        game_id, totals = room.table.game.id_at(room.id), list(room.table.game.state.score.totals)
        async with httpx.AsyncClient(base_url=f"{server.address}/api/games/{game_id}") as anybody:
            open_hands = (await anybody.get("/events")).json()
            as_anna = (await anybody.get("/events?seat=0")).json()
            nobody = await anybody.get("/events?seat=2")
    assert open_hands["events"][-1]["type"] == "game-ended"
    rounds = [each["points"] for each in as_anna["events"] if each["type"] == "round-scored"]
    assert [sum(points) for points in zip(*rounds, strict=True)] == totals
    assert [seat["name"] for seat in as_anna["snapshot"]["table"]["seats"]] == ["Player 1", "Klaus"]
    assert as_anna["snapshot"]["you"]["seat"] == 0
    assert refused(nobody, 404) == "table/no-such-seat"
    hands = [each["hands"] for each in as_anna["events"] if each["type"] == "dealt"]
    assert all(set(hand) == {"??"} for _, hand in hands)


async def test_a_table_tells_under_which_id_its_game_is_found(settings: Settings) -> None:
    async with live(settings) as server, at_table(server.address) as (_, table):
        (room,) = server.services.rooms.open
        pages = f"{server.address}/api/tables/{room.id}/games"
        async with httpx.AsyncClient() as anybody:
            assert refused(await anybody.get(f"{pages}/1/id"), 404) == "table/no-such-game"
            await play_game(table)
            assert room.table.game is not None
            assert (await anybody.get(f"{pages}/1/id")).json() == {
                "id": room.table.game.id_at(room.id)
            }
            assert refused(await anybody.get(f"{pages}/2/id"), 404) == "table/no-such-game"


async def test_of_a_game_that_runs_nothing_is_told(settings: Settings) -> None:
    async with live(settings) as server, at_table(server.address) as (_, table):
        await table.start_game()
        await table.until(lambda seen: seen.now.prompt is not None)
        (room,) = server.services.rooms.open
        assert room.table.game is not None
        address = f"{server.address}/api/games/{room.table.game.id_at(room.id)}/events"
        async with httpx.AsyncClient() as anybody:
            for query in ("", "?seat=0", "?seat=1"):
                assert refused(await anybody.get(address + query), 404) == "table/no-such-game"


@pytest.mark.parametrize("path", ["nowhere/events", "nowhere/events?seat=0"])
async def test_a_game_that_never_was_is_not_found(anna: httpx.AsyncClient, path: str) -> None:
    assert refused(await anna.get(f"/api/games/{path}"), 404) == "table/no-such-game"


@pytest.mark.parametrize("seat", ["-1", "5", "first"])
async def test_a_seat_that_is_none_is_refused(anna: httpx.AsyncClient, seat: str) -> None:
    answer = await anna.get(f"/api/games/nowhere/events?seat={seat}")
    assert refused(answer, 422) == "request/malformed"


async def test_whoever_asks_for_a_record_reads_its_row_and_no_log(
    app: FastAPI, anna: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = app.state.services.store
    await store.tables.create("t", "abc", public=False, entries=["created"])
    await store.games.add("t", game_of("g", 1, Options(4)))
    for name in ("load", "read"):
        monkeypatch.setattr(store.log, name, AsyncMock(side_effect=AssertionError))
    for path in ("/api/tables/t/games/1", "/api/games/g/record"):
        assert (await anna.get(path)).json()["format"] == "ebbes-record/1"
    assert refused(await anna.get("/api/tables/t/games/2"), 404) == "table/no-such-game"


async def test_a_list_of_games_goes_on_where_its_page_ends(
    app: FastAPI, anna: httpx.AsyncClient
) -> None:
    me, store = await arrived(anna), app.state.services.store
    await store.tables.create("t", "abc", public=False, entries=["created"])
    for number, ended_at in enumerate((2.0, 3.5, 3.5, 4.0), start=1):
        game = game_of(f"g{number}", number, Options(4))
        facts: Json = {**NO_FACTS}
        game = replace(game, ended_at=ended_at, facts=facts, players={me: 0})
        await store.games.add("t", game)
    first = (await anna.get("/api/me/games?most=2")).json()
    last = (await anna.get(f"/api/me/games?most=2&before={first['next']}")).json()
    assert [game["id"] for game in first["games"]] == ["g4", "g3"]
    assert [game["id"] for game in last["games"]] == ["g2", "g1"]
    assert last["next"] is None


async def test_a_list_of_games_tells_which_a_review_can_count_for(
    app: FastAPI, anna: httpx.AsyncClient
) -> None:
    me, store = await arrived(anna), app.state.services.store
    await store.tables.create("t", "abc", public=False, entries=["created"])
    kinds: list[dict[str, Json]] = [
        {},
        {"place": "device"},
        {"late": [0]},
        {"deal": {"kind": "day", "name": "2026-01-01", "counts": False}},
        {"deal": {"kind": "day", "name": "2026-01-01", "counts": True}},
    ]
    for number, kind in enumerate(kinds, start=1):
        game = replace(game_of(f"g{number}", number, Options(4)), facts={**NO_FACTS, **kind})
        await store.games.add("t", replace(game, ended_at=float(number), players={me: 0}))
    left = replace(game_of("g6", 6, Options(4)), facts={**NO_FACTS}, players={}, leavers={me: 0})
    await store.games.add("t", replace(left, ended_at=6.0))
    games = (await anna.get("/api/me/games")).json()["games"]
    assert {game["id"] for game in games if game["counts"]} == {"g1", "g5"}


@pytest.mark.parametrize("place", ["", "nan~a", "inf~a", "-inf~", "1~%00", "x~a", "1e999~a"])
async def test_a_place_that_is_in_no_list_is_refused(anna: httpx.AsyncClient, place: str) -> None:
    await arrived(anna)
    answer = await anna.get(f"/api/me/games?before={place}")
    assert refused(answer, 422) == "request/malformed"


async def test_who_leaves_a_game_finds_it_in_their_list_when_it_is_over(settings: Settings) -> None:
    async with (
        live(settings) as server,
        Client(server.address) as ben,
        at_table(server.address) as (anna, table),
    ):
        await ben.arrive("Ben")
        await table.start_game()
        seen = await table.until(lambda seen: seen.now.prompt is not None)
        async with ben.table(seen.code) as beside:
            await beside.take_seat()
            await beside.leave_seat()
        during = await ben.games()
        async for turn in table.turns():
            await turn.choose(turn.view.legal[0])
        (own,), (left,) = await anna.games(), await ben.games()
        again = await ben.replay(str(left["id"]), 1)
    assert during == []
    assert (own["left"], left["left"]) == (False, True)
    assert (left["id"], left["seat"], left["table"]) == (own["id"], 1, own["table"])
    assert left["seats"] == own["seats"]
    assert again.snapshot.you.seat == 1
