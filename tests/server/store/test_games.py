"""Tests of `ebbes.server.store.games`."""

import asyncio
from dataclasses import replace

from ebbes.server.store import Store
from ebbes.server.store.values import NewGame

GAME = NewGame("g", 1, 5.0, 7.0, True, {"seats": []}, {"names": ["Anna"]}, {"anna": 0})


async def test_a_game_two_processes_find_at_once_is_there_once(url: str) -> None:
    async with Store(url) as one, Store(url) as other:
        await one.people.create("anna", "Anna", "a")
        await one.tables.create("t", "abc", public=False, entries=["created"])
        finders = [store.games.add("t", GAME) for store in (one, other) for _ in range(5)]
        await asyncio.gather(*finders)
        (own,) = await one.games.of_person("anna", 9)
        assert (own.game.id, own.seat) == ("g", 0)


async def test_a_game_that_is_known_stays_as_it_is(store: Store) -> None:
    await store.people.create("anna", "Anna", "a")
    await store.tables.create("t", "abc", public=False, entries=["created"])
    await store.games.add("t", GAME)
    await store.games.add("t", replace(GAME, record={"names": ["Ben"]}))
    assert await store.games.record("g") == GAME.record
