"""Tests of `ebbes.server.store.reviews`: a queue that several processes share."""

import asyncio
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from ebbes.server.store import Store
from ebbes.server.store.reviews import ReviewRow
from tests.server.store.clock import Clock
from tests.server.store.test_privacy import GAME

PEOPLE = {"a": "Anna", "b": "Ben"}


@pytest.fixture
async def games(store: Store) -> list[str]:
    """Three games of Anna and Ben."""
    for person, name in PEOPLE.items():
        await store.people.create(person, name, f"hash {person}")
    await store.tables.create("t", "abc", public=True, entries=["created"])
    names = ["g1", "g2", "g3"]
    for number, game_id in enumerate(names, start=1):
        await store.games.add("t", replace(GAME, id=game_id, number=number))
    return names


async def claimed(store: Store, clock: Clock, process: str = "one") -> ReviewRow | None:
    """What a process gets to do for a minute."""
    return await store.reviews.claim(process, clock() + 60)


async def test_who_asks_first_is_served_first(store: Store, clock: Clock, games: list[str]) -> None:
    for game_id in reversed(games):
        await store.reviews.ask(game_id, "a", 0)
        clock.forward(1)
    order = [await claimed(store, clock) for _ in range(4)]
    assert [row and row.game_id for row in order] == ["g3", "g2", "g1", None]
    assert order[0] == ReviewRow("g3", "", 0, 0, 0, b"", is_finished=False)


async def test_those_that_wait_are_counted_up_to_a_number(
    store: Store, clock: Clock, games: list[str]
) -> None:
    for game_id in games:
        await store.reviews.ask(game_id, "a", 0)
    assert [await store.reviews.waiting(most) for most in (0, 2, 9)] == [0, 2, 3]
    await claimed(store, clock)
    assert await store.reviews.waiting(9) == 2


async def test_games_of_devices_come_after_those_of_tables(
    store: Store, clock: Clock, games: list[str]
) -> None:
    assert await store.games.give(replace(GAME, id="given"), "b", most=9)
    for game_id, person in (("given", "b"), ("g1", "a"), ("g2", "a")):
        await store.reviews.ask(game_id, person, 0)
        clock.forward(1)
    order = [await claimed(store, clock) for _ in range(3)]
    assert [row and row.game_id for row in order] == ["g1", "g2", "given"]


async def test_who_asks_for_many_lets_others_first(
    store: Store, clock: Clock, games: list[str]
) -> None:
    for game_id, person in (("g1", "a"), ("g2", "a"), ("g3", "b")):
        await store.reviews.ask(game_id, person, 0)
        clock.forward(1)
    first = await claimed(store, clock)
    assert first is not None
    assert first.game_id == "g1"
    assert await store.reviews.save("one", replace(first, is_finished=True), clock())
    order = [await claimed(store, clock) for _ in range(2)]
    assert [row and row.game_id for row in order] == ["g3", "g2"]


async def test_asking_twice_is_asking_once(store: Store, clock: Clock, games: list[str]) -> None:
    await store.reviews.ask(games[0], "a", 0)
    await store.reviews.ask(games[0], "b", 1)
    await store.reviews.ask(games[0], "a", 0)
    row = await claimed(store, clock)
    assert row is not None
    assert row.first_seat == 0
    assert await claimed(store, clock) is None
    assert sorted(await store.reviews.askers(games[0])) == ["a", "b"]


async def test_processes_that_look_at_once_get_different_reviews(
    store: Store, clock: Clock, games: list[str]
) -> None:
    for game_id in games:
        await store.reviews.ask(game_id, "a", 0)
    found = await asyncio.gather(*(claimed(store, clock, f"p{n}") for n in range(5)))
    again = [await claimed(store, clock, f"p{n}") for n in range(5)]
    got = [row.game_id for row in (*found, *again) if row is not None]
    assert sorted(got) == games


async def test_who_looks_for_a_review_and_finds_none_keeps_no_write_waiting(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = AsyncMock(side_effect=AssertionError("nothing is to be written"))
    monkeypatch.setattr(store.reviews._database, "write", write)
    assert await claimed(store, clock) is None


async def test_another_goes_on_where_a_dead_process_was(
    store: Store, clock: Clock, games: list[str]
) -> None:
    await store.reviews.ask(games[0], "a", 0)
    row = await claimed(store, clock)
    assert row is not None
    begun = replace(row, fingerprint="f", done=3, total=9, body=b"so far")
    assert await store.reviews.save("one", begun, clock() + 60)
    assert await claimed(store, clock, "two") is None
    clock.forward(61)
    assert await claimed(store, clock, "two") == begun
    assert not await store.reviews.save("one", replace(begun, done=4), clock() + 60)
    assert await store.reviews.find(games[0]) == begun


async def test_what_is_done_is_never_done_again(
    store: Store, clock: Clock, games: list[str]
) -> None:
    await store.reviews.ask(games[0], "a", 0)
    row = await claimed(store, clock)
    assert row is not None
    done = replace(row, fingerprint="f", done=9, total=9, body=b"all", is_finished=True)
    assert await store.reviews.save("one", done, clock() + 60)
    clock.forward(1000)
    await store.reviews.ask(games[0], "b", 1)
    assert await claimed(store, clock) is None
    assert not await store.reviews.save("one", row, clock() + 60)
    assert await store.reviews.find(games[0]) == done


async def test_a_review_that_is_left_waits_for_its_time(
    store: Store, clock: Clock, games: list[str]
) -> None:
    await store.reviews.ask(games[0], "a", 0)
    await claimed(store, clock)
    await store.reviews.leave("two", games[0], clock())
    assert await claimed(store, clock, "two") is None
    await store.reviews.leave("one", games[0], clock() + 5)
    assert await claimed(store, clock, "two") is None
    clock.forward(5)
    assert await claimed(store, clock, "two") is not None


async def test_who_asked_is_exported_and_forgotten(store: Store, games: list[str]) -> None:
    await store.reviews.ask(games[0], "a", 0)
    exported: Any = await store.privacy.export("a")
    assert [each["game_id"] for each in exported["reviews"]] == games[:1]
    await store.privacy.delete("a", "nobody", lambda kept: kept)
    assert await store.reviews.askers(games[0]) == []
    assert await store.reviews.find(games[0]) is not None


async def test_names_are_shown_when_everybody_agrees(store: Store, games: list[str]) -> None:
    assert await store.games.consents(games[0]) == {"a": False, "b": False}
    await store.games.show_name("a", games[0], shown=True)
    assert await store.games.consents(games[0]) == {"a": True, "b": False}
    assert await store.games.consents(games[1]) == {"a": False, "b": False}
