"""Tests of evenings: several tables of people play the same deals, and seats rotate."""

import asyncio
from collections import Counter, defaultdict
from contextlib import AsyncExitStack
from statistics import fmean
from typing import Any

import pytest

from ebbes.server.challenging.movement import SEATS, chair_of, tables_for
from ebbes.server.settings import Settings
from tests.server.browser import refused
from tests.server.challenging.guest import guest
from tests.server.live import live

ROUNDS = 4


@pytest.mark.parametrize("people", [8, 12, 16, 20, 40])
def test_every_round_fills_every_chair_and_everybody_sits_in_every_seat(people: int) -> None:
    tables = tables_for(people)
    seats = defaultdict[int, list[int]](list)
    for number in range(1, 9):
        chairs = [chair_of(place, number, tables) for place in range(people)]
        assert sorted(chairs) == [(table, seat) for table in range(tables) for seat in range(SEATS)]
        for place, chair in enumerate(chairs):
            seats[place].append(chair.seat)
    assert all(set(Counter(own).values()) == {2} for own in seats.values())


@pytest.mark.parametrize(("people", "tables"), [(2, 2), (8, 2), (9, 3), (12, 3), (13, 4)])
def test_there_is_a_chair_for_everybody_and_somebody_at_every_table(
    people: int, tables: int
) -> None:
    assert tables_for(people) == tables
    chairs = [chair_of(place, 1, tables) for place in range(people)]
    assert len(set(chairs)) == people
    assert {chair.table for chair in chairs} == set(range(tables))


def test_company_changes() -> None:
    beside = set[frozenset[int]]()
    for number in range(1, 5):
        chairs = {place: chair_of(place, number, 3) for place in range(12)}
        beside |= {
            frozenset((one, other))
            for one in chairs
            for other in chairs
            if one < other and chairs[one].table == chairs[other].table
        }
    assert len(beside) > 2 * 18, "after one round everybody has met three others"


async def test_standings_over_three_tables_are_what_a_naive_recount_finds(
    settings: Settings,
) -> None:
    many = settings.model_copy(update={"tables_per_hour": 1000, "evening_tables_per_hour": 1000})
    async with live(many) as server, AsyncExitStack() as stack:
        names = [f"G{number:02}" for number in range(12)]
        people = [await stack.enter_async_context(guest(server, name)) for name in names]
        code = await people[0].make(kind="evening", rounds=ROUNDS)
        for each in people:
            assert (await each.pages.post(f"/challenges/{code}/join")).status_code == 204
        early = await people[1].pages.post(f"/challenges/{code}/play")
        stranger = await people[1].pages.post(f"/challenges/{code}/start")
        assert (await people[0].pages.post(f"/challenges/{code}/start")).status_code == 204
        for number in range(ROUNDS):
            plays = (each.play(code, 100 * number + at) for at, each in enumerate(people))
            await asyncio.gather(*plays)
        told = await people[0].look(code)
        games = [
            await server.services.store.games.of_person(person.id, 50)
            for name in names
            for person in await server.services.store.people.named(name)
        ]
    assert refused(early, 409) == "challenge/not-begun"
    assert refused(stranger, 403) == "challenge/not-yours"
    results = defaultdict[tuple[int, int], dict[str, int]](dict)
    tables = defaultdict[int, set[str]](set)
    for name, own in zip(names, games, strict=True):
        assert len(own) == ROUNDS
        assert sorted(played.seat for played in own) == list(range(SEATS))
        for played in own:
            facts: Any = played.game.facts
            number = facts["deal"]["number"]
            results[number, played.seat][name] = facts["points"][0][played.seat]
            tables[number].add(played.game.table_id)
    assert [len(tables[number]) for number in range(1, ROUNDS + 1)] == [3] * ROUNDS
    assert recounted(names, results, people=3) == pytest.approx(
        {each["name"]: each["above"] for each in told["standings"]}, abs=0.01
    )
    assert told["next"] is None
    assert told["finished"] == 12


async def test_the_house_fills_empty_chairs_and_nobody_comes_late(settings: Settings) -> None:
    async with (
        live(settings) as server,
        guest(server, "Anna") as anna,
        guest(server, "Ben") as ben,
        guest(server, "Cleo") as cleo,
    ):
        code = await anna.make(kind="evening", rounds=1)
        await anna.pages.post(f"/challenges/{code}/join")
        few = await anna.pages.post(f"/challenges/{code}/start")
        await ben.pages.post(f"/challenges/{code}/join")
        await anna.pages.post(f"/challenges/{code}/start")
        late = await cleo.pages.post(f"/challenges/{code}/join")
        await asyncio.gather(anna.play(code), ben.play(code))
        game = (await anna.look(code))["played"][0]["game"]
        await anna.look(code)
        told = await anna.look(code)
        opened = await cleo.pages.get(f"/games/{game}/record")
    assert refused(few, 409) == "challenge/too-few"
    assert refused(late, 409) == "challenge/full"
    assert told["is_over"], "an evening is over with its last round"
    assert opened.status_code == 200


async def test_every_table_of_an_evening_is_counted(settings: Settings) -> None:
    few = settings.model_copy(update={"evening_tables_per_hour": 1})
    async with live(few) as server, guest(server, "Anna") as anna, guest(server, "Ben") as ben:
        code = await anna.make(kind="evening", rounds=1)
        for each in (anna, ben):
            await each.pages.post(f"/challenges/{code}/join")
        await anna.pages.post(f"/challenges/{code}/start")
        wanted = await anna.pages.post(f"/challenges/{code}/play")
    assert refused(wanted, 429) == "limit/too-many"


@pytest.mark.parametrize("path", ["join", "points"])
async def test_what_is_kept_of_a_challenge_is_counted_as_commands_are(
    settings: Settings, path: str
) -> None:
    few = settings.model_copy(update={"commands_per_hour": 1})
    async with live(few) as server, guest(server, "Anna") as anna:
        code = await anna.make(kind="box", rounds=1)
        said = {"number": 1, "points": 3}
        for _ in range(2):
            answer = await anna.pages.post(f"/challenges/{code}/{path}", json=said)
    assert refused(answer, 429) == "limit/too-many"


async def test_nobody_looks_into_a_round_before_the_evening_is_over(settings: Settings) -> None:
    async with live(settings) as server, guest(server, "Anna") as anna, guest(server, "Ben") as ben:
        code = await anna.make(kind="evening", rounds=2)
        for each in (anna, ben):
            await each.pages.post(f"/challenges/{code}/join")
        await anna.pages.post(f"/challenges/{code}/start")
        await anna.play(code)
        told = await anna.look(code)
        waiting = await anna.pages.post(f"/challenges/{code}/play")
        sealed = await anna.pages.get(f"/games/{told['played'][0]['game']}/record")
        assert told["waiting"] == 1
    assert refused(sealed, 403) == "review/sealed"
    assert refused(waiting, 409) == "challenge/waiting"


async def test_with_real_cards_each_is_told_their_own_and_the_tables_are_counted_together(
    settings: Settings,
) -> None:
    async with live(settings) as server, AsyncExitStack() as stack:
        names = [f"G{number}" for number in range(8)]
        people = [await stack.enter_async_context(guest(server, name)) for name in names]
        code = await people[0].make(kind="box", rounds=2)
        for each in people[:7]:
            await each.pages.post(f"/challenges/{code}/join")
        seven = await people[0].pages.post(f"/challenges/{code}/start")
        await people[7].pages.post(f"/challenges/{code}/join")
        assert (await people[0].pages.post(f"/challenges/{code}/start")).status_code == 204
        play = await people[0].pages.post(f"/challenges/{code}/play")
        results = defaultdict[tuple[int, int], dict[str, int]](dict)
        for number in (1, 2):
            boxes = [(await each.look(code))["box"] for each in people]
            for table in (1, 2):
                cards = [card for box in boxes if box["table"] == table for card in box["cards"]]
                assert len(set(cards)) == len(cards) == 40
            said = [(people[0], -9), *((each, number * at) for at, each in enumerate(people))]
            for each, points in said:
                body = {"number": number, "points": points}
                answer = await each.pages.post(f"/challenges/{code}/points", json=body)
                assert answer.status_code == 204, answer.text
            for at, (name, box) in enumerate(zip(names, boxes, strict=True)):
                results[number, box["seat"]][name] = number * at
        over = await people[0].look(code)
        late = await people[0].pages.post(
            f"/challenges/{code}/points", json={"number": 2, "points": 1}
        )
    assert refused(seven, 409) == "challenge/not-fours"
    assert refused(play, 409) == "challenge/real-cards"
    assert refused(late, 409) in ("challenge/over", "challenge/other-round")
    assert recounted(names, results, people=2) == pytest.approx(
        {each["name"]: each["above"] for each in over["standings"]}, abs=0.01
    )


def recounted(
    names: list[str], results: dict[tuple[int, int], dict[str, int]], people: int
) -> dict[str, float]:
    """Points above the mean, counted naively: by round and seat, who had how many."""
    naive = dict.fromkeys(names, 0.0)
    for same in results.values():
        assert len(same) == people
        for name, points in same.items():
            naive[name] += points - fmean(same.values())
    return naive
