"""Tests of `ebbes.server.store.hands` and `answers`: one hand a day, one answer a moment."""

import pytest

from ebbes.server.store import Store, answers
from ebbes.server.store.openness import Openness
from ebbes.server.store.values import NewGame, Result
from tests.server.store.clock import Clock

TODAY = "2028-02-29"


async def begun(store: Store, person: str = "a", table: str = "t") -> None:
    """Somebody with a table for their hand."""
    await store.people.create(person, f"name of {person}", f"hash {person}")
    await store.tables.create(table, f"code-{table}", public=False, entries=["created"])
    hand = await store.hands.begin(person, TODAY, table)
    assert hand.table_id == table


async def test_a_year_has_one_root_whoever_draws_it(store: Store) -> None:
    assert await store.hands.root(2028) is None
    assert await store.hands.draw_root(2028, b"first") == b"first"
    assert await store.hands.draw_root(2028, b"other") == b"first"
    assert await store.hands.root(2028) == b"first"


async def test_only_the_hand_that_was_begun_first_counts(store: Store) -> None:
    await begun(store)
    await store.tables.create("u", "other", public=False, entries=["created"])
    assert (await store.hands.begin("a", TODAY, "u")).table_id == "t"
    for table, points in (("u", 9), ("t", 4)):
        result = Result("a", TODAY, points)
        game = NewGame(f"game-{table}", 1, 1.0, 2.0, True, {}, {}, {}, result)
        await store.log.append(table, 1, ["proof"], game=game)
    found = await store.hands.find("a", TODAY)
    assert found is not None
    assert (found.table_id, found.points, found.game_id) == ("t", 4, "game-t")
    assert await store.hands.results(TODAY) == {4: 1}


async def test_a_hand_that_is_not_played_out_is_no_result(store: Store) -> None:
    await begun(store)
    assert await store.hands.results(TODAY) == {}
    (hand,) = await store.hands.between("a", "2028-02-01", "2028-02-31")
    assert (hand.day, hand.code, hand.points) == (TODAY, "code-t", None)


async def test_who_keeps_a_result_to_themselves_is_seen_by_nobody_else(store: Store) -> None:
    await begun(store)
    game = NewGame("game", 1, 1.0, 2.0, True, {}, {}, {}, Result("a", TODAY, 4))
    await store.log.append("t", 1, ["proof"], game=game)
    await store.openness.choose("a", Openness(results=False))
    assert await store.hands.results(TODAY) == {}
    assert await store.hands.results(TODAY, "b") == {}
    assert await store.hands.results(TODAY, "a") == {4: 1}
    await store.openness.choose("a", Openness())
    assert await store.hands.results(TODAY) == {4: 1}


async def test_the_hands_of_a_person_go_with_them(store: Store) -> None:
    await begun(store)
    await store.privacy.delete("a", "nobody", lambda body: body)
    assert await store.hands.find("a", TODAY) is None


async def test_the_first_answer_is_everybodys(store: Store) -> None:
    assert await store.answers.find(TODAY, "moment") is None
    assert await store.answers.keep(TODAY, "moment", "first") == "first"
    assert await store.answers.keep(TODAY, "moment", "second") == "first"
    assert await store.answers.find(TODAY, "moment") == "first"
    assert await store.answers.find("2028-03-01", "moment") is None


async def test_old_answers_go_and_new_ones_stay(store: Store, clock: Clock) -> None:
    await store.answers.keep(TODAY, "old", "x")
    clock.forward(100)
    await store.answers.keep(TODAY, "new", "y")
    assert await store.answers.forget(clock() - 50) == 1
    assert await store.answers.forget(clock() - 50) == 0
    assert await store.answers.find(TODAY, "old") is None
    assert await store.answers.find(TODAY, "new") == "y"


async def test_a_process_asks_once_for_an_answer_and_remembers_those_asked_for_last(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "REMEMBERED", 2)
    for moment in ("first", "second"):
        await store.answers.keep(TODAY, moment, "x")
    assert await store.answers.find(TODAY, "first") == "x"
    await store.answers.keep(TODAY, "third", "x")
    asked = 0

    async def none(_: object) -> list[object]:
        nonlocal asked
        asked += 1
        return []

    monkeypatch.setattr(store.answers, "_rows", none)
    assert await store.answers.find(TODAY, "first") == "x"
    assert await store.answers.find(TODAY, "third") == "x"
    assert asked == 0
    assert await store.answers.find(TODAY, "second") is None
    assert asked == 1
