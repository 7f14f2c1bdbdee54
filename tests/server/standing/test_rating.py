"""Tests of `ebbes.server.standing.rating`: points a round among people who want to know it."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from ebbes.bots.rating import ANCHORS, MOST_VARIANCE, SPREAD, Rating
from ebbes.server.seconds import DAY
from ebbes.server.standing.rating import catch_up, counts, mean_leads
from ebbes.server.store import Store
from ebbes.server.store.raters import Rater
from ebbes.server.store.values import NewGame
from tests.server.store.clock import Clock

BOT = {"kind": "bot", "name": "Lisbeth", "strength": "solid"}
PERSON = {"kind": "person", "name": "somebody"}
NOBODY: Mapping[str, int] = MappingProxyType({})


def facts(points: list[list[int]], seats: list[dict[str, str]], **more: object) -> dict[str, Any]:
    """What is kept of a game at an open table."""
    return {"points": points, "seats": seats, "public": True, **more}


async def played(
    store: Store, name: str, at: float, told: Any, *people: str, leavers: Mapping[str, int] = NOBODY
) -> None:
    """A game is finished."""
    if await store.tables.find("t") is None:
        await store.tables.create("t", "abc", public=True, entries=["created"])
    seats = {person: seat for seat, person in enumerate(people)}
    game = NewGame(name, int(at), 0.0, at, True, told, {}, seats, leavers=leavers)
    await store.games.add("t", game)


@pytest.fixture
async def store(tmp_path: Path, clock: Clock) -> Any:
    """With three people, of whom two want to be rated."""
    async with Store(f"sqlite:///{tmp_path}/ebbes.db", clock) as opened:
        for name in ("anna", "ben", "cleo"):
            await opened.people.create(name, name, f"hash of {name}")
        for name in ("anna", "ben"):
            await opened.raters.want(name, 0.0, MOST_VARIANCE)
        yield opened


@pytest.mark.parametrize("late", [0, 1])
async def test_a_game_that_somebody_joined_in_the_middle_is_no_game_of_theirs(
    store: Store, clock: Clock, late: int
) -> None:
    told = facts([[6, 0, 0, 0]] * 5, [PERSON, PERSON, BOT, BOT], late=[late])
    await played(store, "g", clock() + 1, told, "anna", "ben")
    for person in ("anna", "ben"):
        found = await catch_up(store, person)
        assert found is not None
        assert found.games == 0


async def test_who_left_a_game_is_not_rated_by_it_and_nobody_by_them(
    store: Store, clock: Clock
) -> None:
    told = facts([[6, 0, 0, 0]] * 5, [PERSON, PERSON, BOT, BOT])
    await played(store, "g", clock() + 1, told, "anna", "cleo", leavers={"ben": 1})
    anna, ben = [await catch_up(store, person) for person in ("anna", "ben")]
    assert anna is not None
    assert ben is not None
    assert (anna.games, ben.games) == (1, 0)
    assert await store.raters.people_in("g") == {0: "anna", 1: "cleo"}


async def test_rounds_that_a_bot_played_for_somebody_are_no_rounds_of_theirs(
    store: Store, clock: Clock
) -> None:
    seats = [PERSON, PERSON, BOT, BOT]
    helped = facts([[6, 0, 0, 0]] * 4 + [[-30, 0, 0, 0]], seats, helped=[[5, 0]])
    await played(store, "g", clock() + 1, helped, "anna", "ben")
    anna, ben = [await catch_up(store, person) for person in ("anna", "ben")]
    assert anna is not None
    assert ben is not None
    assert anna.mean > 0
    assert ben.mean > 0, "whoever was helped, the round is the other's own"


async def test_a_game_that_a_bot_played_for_somebody_is_no_game_of_theirs(
    store: Store, clock: Clock
) -> None:
    seats = [PERSON, PERSON, BOT, BOT]
    helped = facts([[6, 0, 0, 0]] * 2, seats, helped=[[1, 0], [2, 0]])
    await played(store, "g", clock() + 1, helped, "anna", "ben")
    anna, ben = [await catch_up(store, person) for person in ("anna", "ben")]
    assert anna is not None
    assert ben is not None
    assert (anna.games, ben.games) == (0, 1)


async def test_who_wants_no_rating_has_none(store: Store) -> None:
    assert await catch_up(store, "cleo") is None
    await store.raters.leave("anna")
    assert await catch_up(store, "anna") is None


async def test_a_game_counts_once_and_against_what_is_known_of_the_others(
    store: Store, clock: Clock
) -> None:
    seats = [PERSON, PERSON, BOT, BOT]
    await played(store, "g", clock() + 1, facts([[6, 0, 0, 0]] * 5, seats), "anna", "cleo")
    found = await catch_up(store, "anna")
    assert found is not None
    assert (found.games, found.mean > 0) == (1, True)
    assert found.variance < MOST_VARIANCE
    assert await catch_up(store, "anna") == found
    assert (await store.raters.find("ben")) == Rater(0.0, MOST_VARIANCE, 0, clock())


@pytest.mark.parametrize("times", [1, 4])
async def test_more_games_of_the_same_kind_say_more(store: Store, clock: Clock, times: int) -> None:
    told = facts([[3, -1, -1, -1]] * 5, [PERSON, PERSON, BOT, BOT])
    for number in range(1, times + 1):
        await played(store, f"g{number}", clock() + number, told, "anna", "ben")
    found = await catch_up(store, "anna")
    assert found is not None
    own = Rating(0.0, MOST_VARIANCE)
    gain = own.variance / (own.variance + MOST_VARIANCE / 9 + SPREAD[4][0] ** 2 / 5)
    first = gain * (4 - (0 - 2 * ANCHORS["solid"]))
    assert found.mean == pytest.approx(first) if times == 1 else found.mean > first
    assert found.games == times


async def test_what_was_played_before_somebody_wanted_it_does_not_count(
    store: Store, clock: Clock
) -> None:
    told = facts([[6, 0, 0, 0]], [PERSON, PERSON, BOT, BOT])
    await played(store, "g", clock() - DAY, told, "anna", "ben")
    found = await catch_up(store, "anna")
    assert found is not None
    assert found.games == 0


@pytest.mark.parametrize(
    ("told", "people"),
    [
        (facts([], [], public=False), 2),
        ({"points": [], "seats": []}, 2),
        (facts([], []), 1),
        (facts([], [], deal={"kind": "day"}), 2),
    ],
)
def test_games_among_friends_with_the_house_alone_and_of_given_cards_do_not_count(
    told: Any, people: int
) -> None:
    assert not counts(told, dict(enumerate("ab"[:people])))


def test_of_two_people_the_lead_over_the_other_counts() -> None:
    assert mean_leads([[3, 0, 9], [3, 0, -9]], 2) == [3.0, -3.0]
    assert mean_leads([[3, 0, 0, 0]], 4) == [3.0, -1.0, -1.0, -1.0]
