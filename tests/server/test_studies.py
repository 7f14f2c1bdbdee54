"""Tests of `ebbes.server.api.studies`: moments of a game that is over, by HTTP."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import chain, permutations
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from ebbes.engine.options import Options
from ebbes.engine.view import view
from ebbes.json_types import Json
from ebbes.record.format import record_to_json
from ebbes.record.parse import record_from_json
from ebbes.record.replay import replay
from ebbes.rules.codes import code_of
from ebbes.server.limiting.buckets import AddressBuckets
from ebbes.server.seconds import HOUR
from ebbes.server.services import Services
from ebbes.server.settings import Settings
from ebbes.server.store.values import GameRow, NewGame, Person
from ebbes.server.studying.variation import Variation
from tests.judge.games import NAMES, whole_game
from tests.server.browser import arrived, browser, refused, running
from tests.server.live import at_table, live
from tests.server.store.clock import Clock
from tests.server.studying.here import LosingWorkers, StudyingHere

FIRST = {"round": 1, "made": 0, "seat": 0}
FOUR, TWO = "/api/games/four", "/api/games/two"


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """A server without workers."""
    return settings.model_copy(update={"workers": 0})


@pytest.fixture
async def app(settings: Settings, clock: Clock) -> AsyncIterator[FastAPI]:
    """A server without processes for its bots."""
    async with studied_games(settings, clock) as app:
        yield app


@asynccontextmanager
async def studied_games(settings: Settings, clock: Clock) -> AsyncIterator[FastAPI]:
    """A running server at which two games were played, and where moments can be studied."""
    async with running(settings, clock) as app:
        services: Services = app.state.services
        may_study(services)
        await services.store.tables.create("t", "abc", public=True, entries=["created"])
        for number, (game, players) in enumerate((("four", 4), ("two", 2)), 1):
            await services.store.games.add("t", game_of(game, number, Options(players)))
        yield app


def game_of(game_id: str, number: int, options: Options) -> NewGame:
    """A game between people nobody knows any more."""
    seats: list[Json] = [{"kind": "person", "name": name} for name in NAMES[: options.players]]
    record = record_to_json(whole_game(options))
    return NewGame(game_id, number, 1.0, 2.0, True, {"seats": seats}, record, {})


def may_study(services: Services) -> None:
    """As if there were workers."""
    services.thinkers = StudyingHere()  # type: ignore[assignment]  # says what they would


def legal_at(options: Options, made: int) -> tuple[int, list[str]]:
    """Whose turn it is at a moment of the first round, and the cards that are legal."""
    state = Variation.begun(whole_game(options), 1, made).state
    return state.turn, [code_of(choice.card) for choice in view(state, state.turn).legal]  # type: ignore[union-attr]


async def played_on(anna: httpx.AsyncClient, game: str, wish: dict[str, Any]) -> list[Any]:
    """All answers while somebody plays on to the end of the round, any card that is legal."""
    answers = [(await anna.post(f"{game}/onward", json=wish)).json()]
    while not answers[-1]["over"]:
        prompt = answers[-1]["events"]["now"]["prompt"]
        own = prompt["cards"][0] if "cards" in prompt else prompt["seats"][0]
        choices = [*answers[-1]["choices"], own]
        answer = await anna.post(f"{game}/onward", json={**wish, "choices": choices})
        assert answer.status_code == 200, answer.text
        answers.append(answer.json())
    return answers


@pytest.mark.parametrize(("game", "seats"), [(FOUR, 4), (TWO, 3)])
async def test_the_same_cards_are_played_on_from_a_moment(
    anna: httpx.AsyncClient, game: str, seats: int
) -> None:
    answers = await played_on(anna, game, FIRST)
    first, *_, last = answers
    assert first["snapshot"]["you"]["seat"] == 0
    assert all(answer["snapshot"] is None for answer in answers[1:])
    counts = [len(answer["events"]["events"]) for answer in answers]
    begins = [1 + sum(counts[:at]) for at in range(len(counts))]
    assert [answer["events"]["first"] for answer in answers] == begins
    assert last["events"]["events"][-1]["type"] == "round-scored"
    assert len(last["mean"]) == seats
    assert sum(last["mean"]) == 0
    varied = record_from_json(last["record"])
    assert replay(varied)
    assert varied.rounds[0].hands == whole_game(Options(4 if game == FOUR else 2)).rounds[0].hands


async def test_who_goes_on_in_the_same_way_meets_the_same_luck(anna: httpx.AsyncClient) -> None:
    later = {"round": 2, "made": 9, "seat": 2}
    answers = await played_on(anna, FOUR, later)
    assert answers[0]["snapshot"]["you"]["seat"] == 2
    assert await played_on(anna, FOUR, later) == answers


async def test_nobody_sees_another_hand_while_playing_on(anna: httpx.AsyncClient) -> None:
    first = (await anna.post(f"{FOUR}/onward", json=FIRST)).json()
    hands = first["snapshot"]["table"]["game"]["view"]["hands"]
    assert "??" not in hands[0]
    for hand in hands[1:]:
        assert set(hand) == {"??"}


async def test_what_the_rules_forbid_is_refused(anna: httpx.AsyncClient) -> None:
    wrong = await anna.post(f"{FOUR}/onward", json={**FIRST, "choices": ["??"]})
    assert refused(wrong, 409).startswith("rule/")
    over = await anna.post(f"{FOUR}/onward", json={**FIRST, "made": 40})
    assert refused(over, 409) == "study/round-over"
    many = await anna.post(f"{FOUR}/onward", json={**FIRST, "choices": ["B1"] * 81})
    assert refused(many, 422) == "request/malformed"


@pytest.mark.parametrize(
    ("moment", "code"),
    [
        ({"round": 99, "made": 0, "seat": 0}, "study/no-such-moment"),
        ({"round": 1, "made": 70, "seat": 0}, "study/no-such-moment"),
        ({"round": 1, "made": 0, "seat": 4}, "table/no-such-seat"),
    ],
)
async def test_where_there_is_nothing_nothing_is_studied(
    anna: httpx.AsyncClient, moment: dict[str, int], code: str
) -> None:
    assert refused(await anna.get(f"{FOUR}/reading", params=moment), 404) == code
    assert refused(await anna.post(f"{FOUR}/onward", json=moment), 404) == code


async def test_anybody_may_read_the_cards_of_a_game_that_is_over(
    app: FastAPI, anna: httpx.AsyncClient
) -> None:
    moment = {"round": 1, "made": 5, "seat": 0}
    own = (await anna.get(f"{FOUR}/reading", params=moment)).json()
    async with browser(app) as stranger:
        await arrived(stranger, "Berta")
        others = (await stranger.get(f"{FOUR}/reading", params=moment)).json()
    assert own == others
    assert len(own["cards"]) == 40 - 5 - len(whole_game(Options(4)).rounds[0].hands[0]) + 1
    assert own["told"]["bits"] >= 0


@pytest.mark.parametrize(
    ("game", "options", "made"), [(FOUR, Options(4), 8), (TWO, Options(2), 0)], ids=["four", "two"]
)
async def test_a_refutation_is_played_out_with_all_hands_open(
    anna: httpx.AsyncClient, game: str, options: Options, made: int
) -> None:
    turn, legal = legal_at(options, made)
    found: Any = None
    for best, wrong in permutations(legal, 2):
        asked: dict[str, str | int] = {"round": 1, "made": made, "best": best, "wrong": wrong}
        answer = (await anna.get(f"{game}/refutation", params=asked)).json()
        found = answer["refutation"]
        if found:
            break
    assert found is not None
    seen = found["snapshot"]["table"]["game"]["view"]
    lying = [*chain(*seen["hands"]), *of_virtual(seen)]
    assert "??" not in lying
    assert len(set(lying)) == len(lying)
    played = [each for each in found["events"]["events"] if each["type"] == "card-played"]
    assert played[0]["seat"] == turn
    assert len(played) == len(lying)


def of_virtual(seen: Any) -> list[str]:
    """What the virtual player has, if there is one."""
    virtual = seen["virtual"]
    if virtual is None:
        return []
    open_cards = [card for card in virtual["face_up"] if card != "??"]
    return [*open_cards, *chain(*virtual["face_down"])]


async def test_a_card_nobody_holds_is_not_refuted(anna: httpx.AsyncClient) -> None:
    _, (best, *_) = legal_at(Options(2), 0)
    asked: dict[str, str | int] = {"round": 1, "made": 0, "best": best, "wrong": "??"}
    assert refused(await anna.get(f"{TWO}/refutation", params=asked), 409) == "rule/card-not-held"


async def test_moments_are_looked_into_only_so_often(app: FastAPI, anna: httpx.AsyncClient) -> None:
    app.state.services.limits.studies = AddressBuckets(1, HOUR)
    moment = {"round": 1, "made": 5, "seat": 0}
    assert (await anna.get(f"{FOUR}/reading", params=moment)).status_code == 200
    assert refused(await anna.get(f"{FOUR}/reading", params=moment), 429) == "limit/too-many"
    assert refused(await anna.post(f"{FOUR}/onward", json=FIRST), 429) == "limit/too-many"


async def test_an_address_whose_look_costs_a_worker_looks_no_more_for_a_while(
    app: FastAPI, anna: httpx.AsyncClient
) -> None:
    moment = {"round": 1, "made": 5, "seat": 0}
    app.state.services.thinkers = LosingWorkers()
    assert refused(await anna.get(f"{FOUR}/reading", params=moment), 503) == "study/nobody"
    may_study(app.state.services)
    answer = await anna.get(f"{FOUR}/reading", params=moment)
    assert refused(answer, 429) == "limit/too-many"
    assert 500 < int(answer.headers["Retry-After"]) <= 600


async def test_a_game_whose_cards_are_still_played_stays_closed(
    app: FastAPI, anna: httpx.AsyncClient
) -> None:
    async def is_four(game: GameRow, _: Person | None) -> bool:
        return game.id == "four"

    app.state.services.seals.add(is_four)
    await arrived(anna)
    best: dict[str, str | int] = {"round": 1, "made": 0, "best": "B1", "wrong": "B2"}
    for answer in (
        await anna.get(f"{FOUR}/record"),
        await anna.get(f"{FOUR}/events"),
        await anna.get(f"{FOUR}/review"),
        await anna.post(f"{FOUR}/review"),
        await anna.get(f"{FOUR}/review/page"),
        await anna.get(f"{FOUR}/reading", params=FIRST),
        await anna.get(f"{FOUR}/refutation", params=best),
        await anna.post(f"{FOUR}/onward", json=FIRST),
        await anna.get("/api/tables/t/games/1"),
    ):
        assert refused(answer, 403) == "review/sealed"
    assert (await anna.get(f"{TWO}/review")).status_code == 200


async def test_of_a_game_that_runs_nothing_is_studied(settings: Settings) -> None:
    async with live(settings) as server, at_table(server.address) as (client, table):
        await table.start_game()
        await table.until(lambda seen: seen.now.prompt is not None)
        (room,) = server.services.rooms.open
        may_study(server.services)
        assert room.table.game is not None
        token = await client.create_token("test")
        base = f"{server.address}/api/games/{room.table.game.id_at(room.id)}"
        known = {"Authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(base_url=base, headers=known) as anna:
            best: dict[str, str | int] = {"round": 1, "made": 0, "best": "B1", "wrong": "B2"}
            for answer in (
                await anna.get("/reading", params=FIRST),
                await anna.get("/refutation", params=best),
                await anna.post("/onward", json=FIRST),
            ):
                assert refused(answer, 404) == "table/no-such-game"
