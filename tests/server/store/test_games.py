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


async def test_who_left_a_game_has_it_in_their_list_and_no_seat_at_its_end(store: Store) -> None:
    for name in ("anna", "ben"):
        await store.people.create(name, name, name)
    await store.tables.create("t", "abc", public=False, entries=["created"])
    await store.log.append("t", 1, ["over"], game=replace(GAME, leavers={"ben": 0}))
    (own,), (left,) = [await store.games.of_person(name, 9) for name in ("anna", "ben")]
    assert (own.has_left, left.has_left) == (False, True)
    assert own.game == left.game
    assert [await store.games.seat_of(name, "g") for name in ("anna", "ben")] == [0, 0]
    assert [await store.games.last_seat_of(name, "g") for name in ("anna", "ben")] == [0, None]


async def test_a_game_ends_though_somebody_who_left_it_is_forgotten(store: Store) -> None:
    await store.people.create("anna", "Anna", "a")
    await store.tables.create("t", "abc", public=False, entries=["created"])
    gone = replace(GAME, leavers={"nobody": 0})
    await store.log.append("t", 1, ["over"], game=gone)
    await store.games.add("t", replace(gone, id="h", number=2))
    assert [own.game.id for own in await store.games.of_person("anna", 9)] == ["h", "g"]
