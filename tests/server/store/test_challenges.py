"""Tests of `ebbes.server.store.challenges`: who takes part, and each round once."""

import asyncio

import pytest

from ebbes.server.store import Store
from ebbes.server.store.challenges import Begun, ChallengeRow
from ebbes.server.store.errors import CodeTaken
from ebbes.server.store.values import CommandId, NewGame, Score
from tests.server.store.clock import Clock


async def made(store: Store, code: str = "BCD", **changes: object) -> ChallengeRow:
    """A challenge of somebody, whom there is from now on."""
    if await store.people.find("a") is None:
        await store.people.create("a", "Anna", "hash a")
    row = ChallengeRow(code, "a", "Pokal", "rounds", 2, "solid", b"root", 0.0, 2e9)
    found = await store.challenges.make(row, str(changes.get("creation", code)), most=2)
    assert found is not None
    return found


async def test_the_same_wish_makes_the_same_challenge(store: Store) -> None:
    first = await made(store, "BCD", creation="wish")
    assert await made(store, "FGH", creation="wish") == first
    assert await store.challenges.find("FGH") is None


async def test_nobody_has_too_many_open_or_takes_the_code_of_another(store: Store) -> None:
    first = await made(store, "BCD")
    with pytest.raises(CodeTaken):
        await store.challenges.make(first, "another wish", most=2)
    await made(store, "FGH")
    third = ChallengeRow("JKL", "a", "", "rounds", 2, "solid", b"root", 0.0, 2e9)
    assert await store.challenges.make(third, "third", most=2) is None


async def test_only_so_many_take_part_and_nobody_twice(store: Store) -> None:
    await made(store)
    await store.people.create("b", "Ben", "hash b")
    assert await store.challenges.join("BCD", "a", most=1) == "now"
    assert await store.challenges.join("BCD", "a", most=1) == "before"
    assert await store.challenges.join("BCD", "b", most=1) == "never"
    assert [each.name for each in await store.challenges.entrants("BCD")] == ["Anna"]


async def test_an_evening_begins_once_and_then_nobody_comes_in(store: Store, clock: Clock) -> None:
    await made(store)
    await store.people.create("b", "Ben", "hash b")
    await store.people.create("c", "Cleo", "hash c")
    assert await store.challenges.join("BCD", "b", most=9) == "now"
    clock.forward(1)
    assert await store.challenges.join("BCD", "a", most=9) == "now"
    await asyncio.gather(*(store.challenges.start("BCD") for _ in range(3)))
    assert await store.challenges.join("BCD", "c", most=9) == "never"
    found = await store.challenges.entrants("BCD")
    assert [(each.person_id, each.place) for each in found] == [("b", 0), ("a", 1)]


async def test_only_the_round_that_was_begun_first_counts(store: Store) -> None:
    await made(store)
    for table in ("t", "u"):
        await store.tables.create(table, f"code-{table}", public=False, entries=["created"])
        await store.challenges.begin("BCD", [Begun(1, "a", table, 3)])
    for table, points in (("u", 9), ("t", 4)):
        score = Score("a", "BCD", 1, points)
        game = NewGame(f"game-{table}", 1, 1.0, 2.0, True, {}, {}, {}, None, (score,))
        await store.log.append(table, 1, ["proof"], CommandId("a", "last card"), game=game)
    (only,) = await store.challenges.tries("BCD")
    assert (only.table_id, only.seat, only.points, only.game_id) == ("t", 3, 4, "game-t")
    assert only.played_at == 2.0
    assert await store.challenges.played_by("a") == {"BCD": 1}


async def test_the_house_has_played_for_who_did_nothing_at_the_table(store: Store) -> None:
    await made(store)
    for person in ("b", "c"):
        await store.people.create(person, person, f"hash {person}")
    people, wish = ("a", "b", "c"), CommandId("c", "evening BCD 1")
    await store.tables.create("t", "code", public=False, entries=["created"], command=wish)
    await store.challenges.begin("BCD", [Begun(1, who, "t", at) for at, who in enumerate(people)])
    await store.log.append("t", 1, ["card"], CommandId("a", "1"))
    scores = tuple(Score(who, "BCD", 1, 3) for who in people)
    game = NewGame("g", 1, 1.0, 2.0, True, {}, {}, {}, None, scores)
    await store.log.append("t", 2, ["proof"], game=game)
    tries = await store.challenges.tries("BCD")
    assert {each.person_id: each.by_house for each in tries} == {"a": False, "b": True, "c": True}
    assert await store.challenges.played_by("a") == {"BCD": 1}
    assert await store.challenges.played_by("b") == {}


async def test_what_is_over_for_long_goes_and_takes_its_rounds_along(
    store: Store, clock: Clock
) -> None:
    await made(store)
    await store.challenges.join("BCD", "a", most=9)
    await store.challenges.keep_par("BCD", 1, 2.5)
    assert await store.challenges.forget(before=1e9) == 0
    await store.challenges.close("BCD")
    clock.forward(10)
    assert await store.challenges.forget(before=clock()) == 1
    assert await store.challenges.find("BCD") is None
    assert await store.challenges.entrants("BCD") == []
    assert await store.challenges.pars("BCD") == {}


async def test_who_goes_takes_the_name_they_gave_along(store: Store) -> None:
    await made(store)
    await store.challenges.join("BCD", "a", most=9)
    await store.privacy.delete("a", "nobody", lambda body: body)
    left = await store.challenges.find("BCD")
    assert left is not None
    assert (left.person_id, left.name) == (None, "")
    assert await store.challenges.entrants("BCD") == []
