"""Tests of `ebbes.server.store.outcomes`: what is counted once is summed up by the database."""

from dataclasses import replace

import pytest

from ebbes.server.store import Store
from ebbes.server.store.outcomes import Judgement, LastGame, Outcome, Seated, Stretch
from ebbes.server.store.values import NewGame

GAME = NewGame(
    id="g1",
    number=1,
    started_at=1.0,
    ended_at=2.0,
    finished=True,
    facts={"seats": [{"name": "Anna"}, {"name": "Ben"}]},
    record={"names": ["Anna", "Ben"]},
    players={"a": 1, "b": 0},
)
WON = Outcome(4, 5, 10, 1, 3, 6.0, 14.0, 2, -4.0, 10.0)
LOST = Outcome(4, 5, -2, 3)
JUDGED = Judgement(True, 5, 36, 7.5, 0.25, 5, 2.0, 8.0, (("takes-trick", 2, 3),))


@pytest.fixture
async def two_games(store: Store) -> Store:
    """Two games of Anna and Ben."""
    for person, name in (("a", "Anna"), ("b", "Ben")):
        await store.people.create(person, name, f"hash {person}")
    await store.tables.create("t", "abc", public=True, entries=["created"])
    await store.games.add("t", GAME)
    await store.games.add("t", replace(GAME, id="g2", number=2, ended_at=3.0))
    return store


async def reviewed(store: Store, game: str) -> None:
    """The review of a game is done."""
    await store.reviews.ask(game, "a", 1)
    row = await store.reviews.claim("one", 2e9)
    assert row is not None
    assert await store.reviews.save("one", replace(row, is_finished=True), 2e9)


async def test_every_game_is_counted_once(two_games: Store) -> None:
    outcomes = two_games.outcomes
    both = await outcomes.uncounted("a", 9)
    assert both == [Seated(3.0, "g2", 1), Seated(2.0, "g1", 1)]
    assert await outcomes.uncounted("a", 1) == both[:1]
    await outcomes.add("a", [(both[0], WON)])
    await outcomes.add("a", [(both[0], LOST)])
    assert await outcomes.uncounted("a", 9) == both[1:]
    assert await outcomes.places("a") == {1: 1}
    assert len(await outcomes.uncounted("b", 9)) == 2


async def test_a_game_is_not_counted_for_who_left_it(store: Store) -> None:
    for person, name in (("a", "Anna"), ("b", "Ben")):
        await store.people.create(person, name, f"hash {person}")
    await store.tables.create("t", "abc", public=True, entries=["created"])
    await store.games.add("t", replace(GAME, players={"a": 1}, leavers={"b": 0}))
    assert [len(await store.outcomes.uncounted(person, 9)) for person in ("a", "b")] == [1, 0]


async def test_games_are_summed_up_by_the_number_of_players(two_games: Store) -> None:
    outcomes = two_games.outcomes
    new, old = await outcomes.uncounted("a", 9)
    await outcomes.add("a", [(new, WON), (old, LOST)])
    await outcomes.judge("a", [(new, JUDGED)])
    (tally,) = await outcomes.tallies("a")
    assert (tally.players, tally.games, tally.since) == (4, 2, 2.0)
    assert (tally.rounds, tally.points) == (10, 8)
    assert (tally.judged_rounds, tally.given_away, tally.variance) == (5, 7.5, 0.25)
    assert (tally.few, tally.many) == ((3, 6.0, 14.0), (2, -4.0, 10.0))
    assert tally.luck == (5, 2.0, 8.0)
    assert await outcomes.places("a") == {1: 1, 3: 1}
    assert await outcomes.last("a", 1) == [LastGame(3.0, 4, 1, 10)]
    assert await outcomes.tallies("b") == []


async def test_a_review_is_counted_when_it_is_done_and_anew_when_it_is_made_anew(
    two_games: Store,
) -> None:
    outcomes = two_games.outcomes
    new, old = await outcomes.uncounted("a", 9)
    await outcomes.add("a", [(new, WON), (old, LOST)])
    assert await outcomes.unjudged("a", 9) == []
    await reviewed(two_games, "g2")
    assert await outcomes.unjudged("a", 9) == [new]
    await outcomes.judge("a", [(new, JUDGED)])
    assert await outcomes.unjudged("a", 9) == []
    assert await outcomes.stretches("a", 9) == [Stretch(3.0, 5, 36, 7.5, 0.25)]
    assert await outcomes.missed("a", 9) == [("takes-trick", 2, 3)]
    assert await outcomes.given_away("a", ["g1", "g2"]) == {"g2": 1.5}
    await two_games.reviews.ask_anew("g2")
    await reviewed(two_games, "g2")
    assert await outcomes.unjudged("a", 9) == [new]
    assert len(await outcomes.stretches("a", 9)) == 1


async def test_a_review_that_was_given_up_is_not_counted(two_games: Store) -> None:
    outcomes, reviews = two_games.outcomes, two_games.reviews
    new, _ = await outcomes.uncounted("a", 9)
    await outcomes.add("a", [(new, WON)])
    await reviews.ask("g2", "a", 0)
    assert await reviews.claim("p", 1e9) is not None
    assert await reviews.fail("p", "g2", 1e9, 1) is not None
    assert await outcomes.unjudged("a", 9) == []


async def test_what_the_ladder_says_nothing_about_tells_no_strength(two_games: Store) -> None:
    outcomes = two_games.outcomes
    new, _ = await outcomes.uncounted("a", 9)
    await outcomes.add("a", [(new, replace(WON, players=3))])
    await outcomes.judge("a", [(new, replace(JUDGED, is_measured=False))])
    assert await outcomes.stretches("a", 9) == []
    assert (await outcomes.tallies("a"))[0].given_away == 7.5


async def test_outcomes_are_in_the_export_and_go_with_the_person(two_games: Store) -> None:
    outcomes = two_games.outcomes
    found = [(at, WON) for at in await outcomes.uncounted("a", 9)]
    await outcomes.add("a", found)
    shown = (await two_games.privacy.export("a"))["outcomes"]
    assert isinstance(shown, list)
    assert len(shown) == 2
    await two_games.privacy.delete("a", "nobody", lambda body: body)
    assert await outcomes.tallies("a") == []
    assert await outcomes.places("a") == {}
