"""Tests of `ebbes.server.api.puzzles`: which card, and what it was."""

import asyncio
from typing import Any

import httpx
from fastapi import FastAPI

from ebbes.server.api.puzzles_along import _text
from ebbes.server.limiting.buckets import Buckets
from ebbes.server.puzzling.booklet import shipped
from ebbes.server.puzzling.puzzle import Outcome, Puzzle
from ebbes.server.seconds import DAY, HOUR
from tests.server.browser import arrived, browser, refused
from tests.server.store.clock import Clock
from tests.server.until import until

BOOKLET = shipped()
PUZZLES = [puzzle for each in [*BOOKLET.entries][:10] if (puzzle := BOOKLET.find(each))]
"""Some of them: each is answered by several people."""


def card_that_is(puzzle: Puzzle, outcome: Outcome) -> str | None:
    """A card of a puzzle that is such an answer."""
    cards = (choice.card for choice in puzzle.choices)
    return next((card for card in cards if puzzle.outcome(card) is outcome), None)


async def answered(client: httpx.AsyncClient, puzzle: Puzzle, outcome: Outcome) -> dict[str, Any]:
    """What is told after such an answer."""
    answer = await client.post(
        f"/api/puzzles/{puzzle.id}", json={"card": card_that_is(puzzle, outcome)}
    )
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def shelf(client: httpx.AsyncClient) -> dict[str, Any]:
    """What there is, and the own part in it."""
    found: dict[str, Any] = (await client.get("/api/puzzles")).json()
    return found


async def test_everybody_sees_what_there_is_and_is_given_a_run(anna: httpx.AsyncClient) -> None:
    told = await shelf(anna)
    run = (await anna.get("/api/puzzles/run")).json()["puzzles"]
    assert told["count"] == sum(level["count"] for level in told["levels"]) == len(BOOKLET)
    assert told["own"] is None
    assert 1 <= len(run) == len({*run}) <= 10


async def test_a_puzzle_is_told_without_its_answer(anna: httpx.AsyncClient) -> None:
    puzzle = PUZZLES[0]
    told = (await anna.get(f"/api/puzzles/{puzzle.id}")).json()
    assert set(told) == {"id", "snapshot"}
    assert set(told["snapshot"]["now"]["prompt"]["cards"]) == {
        choice.card for choice in puzzle.choices
    }
    hidden = [hand for hand in told["snapshot"]["table"]["game"]["view"]["hands"] if "??" in hand]
    assert all(set(hand) == {"??"} for hand in hidden)
    assert len(hidden) == puzzle.view.seen.options.players - 1


async def test_nobody_answers_who_is_nobody(anna: httpx.AsyncClient) -> None:
    answer = await anna.post(f"/api/puzzles/{PUZZLES[0].id}", json={"card": PUZZLES[0].right[0]})
    assert refused(answer, 401) == "auth/needed"
    assert refused(await anna.get("/api/me/puzzles/due"), 401) == "auth/needed"


async def test_after_the_answer_all_is_told_and_the_level_moves(anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    right = await answered(anna, PUZZLES[0], Outcome.RIGHT)
    wrong = await answered(anna, PUZZLES[1], Outcome.OTHER)
    own = (await shelf(anna))["own"]
    assert (right["outcome"], right["refutation"], right["counts"]) == ("right", None, True)
    assert right["after"]["rating"] > right["before"]["rating"] == 1500
    assert wrong["after"]["rating"] < wrong["before"]["rating"] == right["after"]["rating"]
    assert wrong["right"] == list(PUZZLES[1].right)
    assert wrong["refutation"]["events"]["events"][-1]["type"] == "round-scored"
    told = {choice["card"] for choice in wrong["choices"] if choice["reasons"]}
    assert told <= {PUZZLES[1].right[0], card_that_is(PUZZLES[1], Outcome.OTHER)}
    assert PUZZLES[1].right[0] in told
    assert (own["answered"], own["right"], own["rating"]) == (2, 1, wrong["after"])
    assert [mark["outcome"] for mark in own["last"]] == ["right", "other"]


async def test_the_next_best_card_is_half_an_answer(anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    puzzle = next(each for each in PUZZLES if card_that_is(each, Outcome.SECOND))
    told = await answered(anna, puzzle, Outcome.SECOND)
    assert told["outcome"] == "second"
    assert told["counts"]


async def test_only_the_first_answer_moves_anything(anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    first = await answered(anna, PUZZLES[0], Outcome.OTHER)
    again = await answered(anna, PUZZLES[0], Outcome.RIGHT)
    own = (await shelf(anna))["own"]
    assert (again["outcome"], again["counts"]) == ("right", False)
    assert again["before"] == again["after"] == first["after"] == own["rating"]
    assert (own["answered"], own["right"]) == (1, 0)


async def test_of_many_answers_at_once_one_counts(app: FastAPI, anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    told = await asyncio.gather(*(answered(anna, PUZZLES[0], Outcome.RIGHT) for _ in range(10)))
    assert sum(each["counts"] for each in told) == 1
    async with browser(app) as ben, browser(app) as cleo:
        await arrived(ben, "Ben")
        await arrived(cleo, "Cleo")
        await asyncio.gather(
            *(answered(who, puzzle, Outcome.OTHER) for who in (ben, cleo) for puzzle in PUZZLES)
        )
        for who in (ben, cleo):
            assert (await shelf(who))["own"]["answered"] == len(PUZZLES)


async def test_people_make_a_puzzle_harder_that_they_miss(app: FastAPI) -> None:
    before: list[float] = []
    for number in range(4):
        async with browser(app) as guest:
            await arrived(guest, f"Guest {number}")
            await answered(guest, PUZZLES[0], Outcome.OTHER)
        ratings = await app.state.services.store.puzzles.ratings()
        before.append(ratings[PUZZLES[0].id].rating)
    assert before == sorted(before)
    assert before[0] < before[-1]


async def test_what_was_missed_comes_back_after_days(anna: httpx.AsyncClient, clock: Clock) -> None:
    await arrived(anna)
    missed, solved = PUZZLES[0], PUZZLES[1]
    await answered(anna, missed, Outcome.OTHER)
    await answered(anna, solved, Outcome.RIGHT)

    async def due() -> list[str]:
        found: list[str] = (await anna.get("/api/me/puzzles/due")).json()["puzzles"]
        assert (await shelf(anna))["own"]["due"] == len(found)
        return found

    assert await due() == []
    clock.forward(1.5 * DAY)
    assert await due() == [missed.id]
    assert not (await answered(anna, missed, Outcome.RIGHT))["counts"]
    assert await due() == []
    clock.forward(20 * DAY)
    assert await due() == [missed.id]


async def test_whether_puzzles_come_back_is_everybodys_own_choice(anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    assert not (await shelf(anna))["own"]["returns"]
    for wanted in (True, False, True):
        answer = await anna.patch("/api/me/puzzles", json={"returns": wanted})
        assert answer.status_code == 204
        assert (await shelf(anna))["own"]["returns"] is wanted
    await answered(anna, PUZZLES[0], Outcome.RIGHT)
    assert (await shelf(anna))["own"]["returns"]


async def test_what_somebody_answered_is_in_the_export_and_goes_with_them(
    app: FastAPI, anna: httpx.AsyncClient
) -> None:
    person = await arrived(anna)
    await answered(anna, PUZZLES[0], Outcome.OTHER)
    export = (await anna.get("/api/me/export")).json()
    (kept,) = export["puzzles"]
    assert (kept["puzzle_id"], kept["outcome"]) == (PUZZLES[0].id, "other")
    assert export["puzzler"][0]["rating"] < 1500
    assert (await anna.delete("/api/me")).status_code == 204
    puzzles = app.state.services.store.puzzles
    assert await puzzles.answered(person) == []
    assert await puzzles.puzzler(person) is None


async def test_cards_and_puzzles_that_are_not_there_are_refused(anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    assert refused(await anna.get("/api/puzzles/abc"), 404) == "puzzle/none"
    assert refused(await anna.post("/api/puzzles/abc", json={"card": "R1"}), 404) == "puzzle/none"
    legal = {choice.card for choice in PUZZLES[0].choices}
    other = next(card for card in ("B1", "N8", "G8", "Y8") if card not in legal)
    answer = await anna.post(f"/api/puzzles/{PUZZLES[0].id}", json={"card": other})
    assert refused(answer, 409) == "puzzle/no-such-choice"
    assert (await anna.get("/api/puzzles/run?theme=luck")).status_code == 422
    assert (await anna.get("/api/puzzles/run?level=5")).status_code == 422


async def test_a_run_is_about_what_was_wished(anna: httpx.AsyncClient) -> None:
    for level in (1, 2):
        run = (await anna.get(f"/api/puzzles/run?level={level}")).json()["puzzles"]
        assert {BOOKLET.entries[each].level for each in run} == {level}
    run = (await anna.get("/api/puzzles/run?theme=designate")).json()["puzzles"]
    assert all("designate" in BOOKLET.entries[each].themes for each in run)


async def test_who_answers_without_end_is_stopped(app: FastAPI, anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    app.state.services.limits.puzzles = Buckets(2, HOUR)
    for puzzle in PUZZLES[:2]:
        await answered(anna, puzzle, Outcome.RIGHT)
    answer = await anna.post(f"/api/puzzles/{PUZZLES[2].id}", json={"card": PUZZLES[2].right[0]})
    assert refused(answer, 429) == "limit/too-many"
    assert len((await shelf(anna))["own"]["last"]) == 2


async def test_puzzles_to_take_along_tell_what_a_server_would_tell(anna: httpx.AsyncClient) -> None:
    along = (await anna.get("/api/puzzles/along")).json()["puzzles"]
    assert 10 < len(along) == len({each["id"] for each in along}) <= 20
    await arrived(anna)
    for each in along[:3]:
        puzzle = (await anna.get(f"/api/puzzles/{each['id']}")).json()
        assert each["snapshot"] == puzzle["snapshot"]
        cards = each["snapshot"]["now"]["prompt"]["cards"]
        assert {*each["answers"]} == {*cards}
        for card in cards:
            path = f"/api/puzzles/{each['id']}"
            answer = (await anna.post(path, json={"card": card})).json()
            assert each["answers"][card].items() <= answer.items()


async def test_puzzles_that_were_taken_along_count_only_once_they_are_answered(
    anna: httpx.AsyncClient,
) -> None:
    await arrived(anna)
    await anna.get("/api/puzzles/along")
    assert (await shelf(anna))["own"]["answered"] == 0


async def test_puzzles_to_take_along_are_written_at_the_desk(
    app: FastAPI, anna: httpx.AsyncClient
) -> None:
    desk = app.state.services.limits.desk
    async with desk._turn("somebody else"):
        asked = asyncio.create_task(anna.get("/api/puzzles/along"))
        await until(lambda: asked.done() or len(desk))
        assert not asked.done()
    assert (await asked).status_code == 200


def test_a_puzzle_to_take_along_is_written_only_once() -> None:
    assert _text(BOOKLET, PUZZLES[0].id) is _text(BOOKLET, PUZZLES[0].id)
