"""Tests of `ebbes.server.store.puzzles`: one answer of each person moves two ratings."""

import asyncio

from ebbes.server.store import Store
from ebbes.server.store.puzzles import AnswerRow, Given, PuzzlerRow, Recalled, Standing
from tests.server.store.clock import Clock

NEW = Standing(1500, 350, 0.06)


def given(puzzle: str = "p", outcome: str = "other") -> Given:
    """An answer to a puzzle nobody has answered yet."""
    return Given(puzzle, "R1", outcome, NEW, Standing(1600, 200, 0.06))


def one_up(person: PuzzlerRow, puzzle: Standing) -> tuple[Standing, Standing]:
    """Each moves by one."""
    own = person.standing
    return own._replace(rating=own.rating + 1), puzzle._replace(rating=puzzle.rating - 1)


def never(_: AnswerRow | None) -> None:
    """Nothing comes back."""


async def somebody(store: Store, name: str = "a") -> str:
    """Somebody new."""
    await store.people.create(name, name, f"hash {name}")
    return name


async def test_the_first_answer_moves_both_ratings_and_no_other(store: Store) -> None:
    person = await somebody(store)
    assert await store.puzzles.puzzler(person) is None
    assert await store.puzzles.answer(person, given(), one_up, never)
    assert not await store.puzzles.answer(person, given(outcome="right"), one_up, never)
    found = await store.puzzles.puzzler(person)
    assert found is not None
    assert found.standing == NEW._replace(rating=1501)
    assert await store.puzzles.ratings() == {"p": Standing(1599, 200, 0.06)}
    (row,) = await store.puzzles.answered(person)
    assert (row.puzzle_id, row.outcome, row.last_outcome) == ("p", "other", "other")


async def test_answers_at_the_same_time_are_all_counted_once(store: Store) -> None:
    people = [await somebody(store, f"person {number}") for number in range(5)]
    puzzles = [f"p{number}" for number in range(4)]
    firsts = await asyncio.gather(
        *(
            store.puzzles.answer(person, given(puzzle), one_up, never)
            for _ in range(3)
            for person in people
            for puzzle in puzzles
        )
    )
    assert sum(firsts) == len(people) * len(puzzles)
    for person in people:
        found = await store.puzzles.puzzler(person)
        assert found is not None
        assert found.standing.rating == 1500 + len(puzzles)
    ratings = await store.puzzles.ratings()
    assert {ratings[puzzle].rating for puzzle in puzzles} == {1600 - len(people)}


async def test_a_puzzle_comes_back_when_it_is_due_and_not_before(
    store: Store, clock: Clock
) -> None:
    person = await somebody(store)
    seen: list[AnswerRow | None] = []

    def in_a_minute(last: AnswerRow | None) -> Recalled:
        seen.append(last)
        return Recalled(1.0, 5.0, clock() + 60)

    await store.puzzles.answer(person, given(), one_up, in_a_minute)
    first = clock()
    clock.forward(30)
    await store.puzzles.answer(person, given(), one_up, in_a_minute)
    assert await store.puzzles.due(person) == []
    clock.forward(31)
    assert await store.puzzles.due(person) == ["p"]
    await store.puzzles.answer(person, given(outcome="right"), one_up, in_a_minute)
    assert await store.puzzles.due(person) == []
    assert seen[0] is None
    last = seen[-1]
    assert last is not None
    assert (last.last_at, last.recalled) == (first, Recalled(1.0, 5.0, first + 60))
    (row,) = await store.puzzles.answered(person)
    assert (row.outcome, row.last_outcome, row.last_at) == ("other", "right", clock())


async def test_what_is_known_at_last_comes_back_no_more(store: Store, clock: Clock) -> None:
    person = await somebody(store)
    await store.puzzles.answer(person, given(), one_up, lambda _: Recalled(1, 5, clock() + 60))
    clock.forward(100)
    await store.puzzles.answer(person, given(outcome="right"), one_up, never)
    clock.forward(1e9)
    assert await store.puzzles.due(person) == []


async def test_a_wish_stays_when_ratings_move(store: Store) -> None:
    person = await somebody(store)
    await store.puzzles.want_returns(person, NEW, returns=True)
    await store.puzzles.answer(person, given(), one_up, never)
    found = await store.puzzles.puzzler(person)
    assert found is not None
    assert (found.returns, found.standing.rating) == (True, 1501)


async def test_answers_go_with_the_person_and_the_puzzle_keeps_its_rating(store: Store) -> None:
    person = await somebody(store)
    await store.puzzles.answer(person, given(), one_up, never)
    await store.privacy.delete(person, "nobody", lambda body: body)
    assert await store.puzzles.answered(person) == []
    assert await store.puzzles.puzzler(person) is None
    assert await store.puzzles.ratings() == {"p": Standing(1599, 200, 0.06)}
