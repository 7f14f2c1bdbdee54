"""Tests of `ebbes.server.api.device_games`: games of a device, given to one's list."""

import json
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from ebbes.record.names import VIRTUAL_NAME
from ebbes.server.api import device_games
from ebbes.server.limiting.limits import COMMANDS_OF_A_GAME
from ebbes.server.settings import Settings
from tests.golden.games import FOLDER
from tests.server.browser import arrived, browser, refused, running

pytestmark = pytest.mark.usefixtures("somebody")
PATH = "/api/me/games"
BOTS = [{"kind": "bot", "name": name, "strength": "solid"} for name in ("Lisbeth", "Schorsch")]


def given(name: str = "3-players", **changes: Any) -> dict[str, Any]:
    """A golden game as a device gives it."""
    record = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    times = {"started_at": 1.0, "ended_at": 2.0}
    return {"record": {**record, "place": "device"}, "bots": BOTS, **times, **changes}


@pytest.fixture
async def somebody(anna: httpx.AsyncClient) -> None:
    """Anna is known."""
    await arrived(anna)


async def test_a_game_of_a_device_is_in_the_list_and_marked(anna: httpx.AsyncClient) -> None:
    game_id = (await anna.post(PATH, json=given())).json()["id"]
    (game,) = (await anna.get(PATH)).json()["games"]
    assert (game["id"], game["place"], game["table"]) == (game_id, "device", None)
    assert [seat["kind"] for seat in game["seats"]] == ["person", "bot", "bot"]
    assert game["seats"][0]["name"] == (await anna.get("/api/me")).json()["name"]
    assert (game["seat"], game["ended_at"]) == (0, 2.0)


async def test_the_same_game_given_twice_is_one(anna: httpx.AsyncClient) -> None:
    ids = {(await anna.post(PATH, json=given())).json()["id"] for _ in range(2)}
    assert len(ids) == len((await anna.get(PATH)).json()["games"]) == 1


async def test_it_can_be_looked_at_again(anna: httpx.AsyncClient) -> None:
    game_id = (await anna.post(PATH, json=given())).json()["id"]
    events = (await anna.get(f"/api/games/{game_id}/events")).json()["events"]
    assert events[-1]["type"] == "game-ended"
    assert (await anna.get(f"/api/games/{game_id}/record")).json()["place"] == "device"


async def test_it_counts_for_nothing_that_compares_people(anna: httpx.AsyncClient) -> None:
    before = (await anna.get("/api/me/place")).json()
    await anna.post(PATH, json=given())
    after = (await anna.get("/api/me/place")).json()
    assert after | {"since": None} == before


async def test_nothing_is_kept_but_the_game(anna: httpx.AsyncClient) -> None:
    plain = (await anna.post(PATH, json=given("3-players-more-cards"))).json()["id"]
    game = given("3-players")
    record = game["record"]
    for part in (record, record["options"], record["rounds"][0], record["certificate"]):
        part["junk"] = "junk" * 100
    full = (await anna.post(PATH, json=game)).json()["id"]
    plainly, fully = [(await anna.get(f"/api/games/{id_}/record")).json() for id_ in (plain, full)]
    assert fully.keys() == plainly.keys()
    assert "junk" not in json.dumps(fully)


async def test_the_virtual_player_is_called_as_ever(anna: httpx.AsyncClient) -> None:
    game = given("2-players", bots=BOTS[:1])
    game["record"]["names"][2] = "\x1b[2J<b>" + "x" * 3000
    game_id = (await anna.post(PATH, json=game)).json()["id"]
    record = await anna.get(f"/api/games/{game_id}/record")
    assert record.json()["names"] == ["Anna", "Lisbeth", VIRTUAL_NAME]


async def test_they_count_as_commands_of_a_person_and_of_an_address(settings: Settings) -> None:
    by_person = {"commands_per_hour": COMMANDS_OF_A_GAME + 1}
    by_address = {"address_commands_per_hour": COMMANDS_OF_A_GAME + 1}
    for limit in (by_person, by_address):
        async with running(settings.model_copy(update=limit)) as app, browser(app) as ben:
            await arrived(ben, "Ben")
            assert (await ben.post(PATH, json=given())).status_code == 200
            more = await ben.post(PATH, json=given("3-players-more-cards"))
            assert refused(more, 429) == "limit/too-many"
            assert len((await ben.get(PATH)).json()["games"]) == 1


@pytest.mark.parametrize("code", ["-", " .-"])
async def test_nobody_finds_it_by_a_code(anna: httpx.AsyncClient, code: str) -> None:
    await anna.post(PATH, json=given())
    assert refused(await anna.get(f"/api/codes/{code}"), 404) == "table/no-such-table"


async def test_nobody_finds_it_by_a_table(anna: httpx.AsyncClient) -> None:
    await anna.post(PATH, json=given())
    assert refused(await anna.get("/api/tables/device"), 404) == "table/no-such-table"
    answer = await anna.get("/api/tables/device/games/1/id")
    assert refused(answer, 404) == "table/no-such-table"


async def test_games_of_two_people_lie_beside_each_other(
    anna: httpx.AsyncClient, app: FastAPI
) -> None:
    async with browser(app) as ben:
        await arrived(ben, "Ben")
        for person in (anna, ben):
            await person.post(PATH, json=given())
            assert len((await person.get(PATH)).json()["games"]) == 1


async def test_times_to_come_are_now(anna: httpx.AsyncClient) -> None:
    await anna.post(PATH, json=given(ended_at=1e12, started_at=1e12))
    (game,) = (await anna.get(PATH)).json()["games"]
    assert game["started_at"] <= game["ended_at"] < 1e11


def unfinished() -> dict[str, Any]:
    """A game of which the last round is missing."""
    game = given()
    game["record"]["rounds"] = game["record"]["rounds"][:-1]
    return game


def dealt_otherwise() -> dict[str, Any]:
    """A game whose cards do not follow from its certificate."""
    game = given()
    hands = game["record"]["rounds"][0]["hands"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    return game


@pytest.mark.parametrize(
    "game",
    [given(record={}), given(bots=BOTS[:1]), unfinished(), dealt_otherwise()],
    ids=["no record", "too few bots", "unfinished", "dealt otherwise"],
)
async def test_only_a_whole_game_that_was_dealt_fairly_is_taken(
    anna: httpx.AsyncClient, game: dict[str, Any]
) -> None:
    assert refused(await anna.post(PATH, json=game), 422) == "record/unreadable"
    assert (await anna.get(PATH)).json()["games"] == []


async def test_a_bot_whose_name_nobody_can_see_is_not_taken(anna: httpx.AsyncClient) -> None:
    tower = {**BOTS[0], "name": "a" + "\u0301" * 20}
    answer = await anna.post(PATH, json=given(bots=[tower, BOTS[1]]))
    assert refused(answer, 422) == "request/malformed"


async def test_there_is_a_most(anna: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device_games, "MOST", 1)
    await anna.post(PATH, json=given())
    assert (await anna.post(PATH, json=given())).status_code == 200
    more = given("3-players-more-cards")
    assert refused(await anna.post(PATH, json=more), 409) == "limit/enough"
