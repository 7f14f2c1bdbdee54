"""A booklet of thousands of puzzles, and somebody who has answered them for years."""

import json
from collections.abc import Iterator
from itertools import chain, count, islice, repeat
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import insert

from ebbes.server.puzzling.booklet import Booklet, Entry, packed, shipped, unpacked
from ebbes.server.puzzling.puzzle import LEVELS, THEMES, Level, Outcome
from ebbes.server.puzzling.puzzling import IN_ORDER_SECONDS, Puzzling
from ebbes.server.puzzling.recall import LEARNT, looked_again, missed
from ebbes.server.puzzling.run import LENGTH
from ebbes.server.seconds import DAY
from ebbes.server.services import Services
from ebbes.server.store.schema.puzzles import PUZZLE_ANSWERS
from tests.server.browser import arrived
from tests.server.store.clock import Clock

MANY = 3000
MOST_BYTES = 400
"""A puzzle may take in the package."""


class Watched(Booklet):
    """A booklet that counts how many of its puzzles were gone through."""

    gone_through = 0

    def __iter__(self) -> Iterator[Entry]:
        for entry in super().__iter__():
            self.gone_through += 1
            yield entry


def many() -> Watched:
    """As many as one day shall ship: those there are, each in other rounds and at all levels."""
    lines = [json.loads(entry.text) for entry in shipped()]
    copies = chain.from_iterable(zip(lines, repeat(number), strict=False) for number in count())
    taken = enumerate(islice(copies, MANY))
    new = (_as_other(line, copy, LEVELS[at % len(LEVELS)]) for at, (line, copy) in taken)
    return Watched(unpacked(packed(new)))


def _as_other(line: dict[str, Any], copy: int, level: Level) -> dict[str, Any]:
    view = line["view"]
    setup = view["setup"] | {"numbers": [copy, *view["setup"]["numbers"]]}
    return line | {"id": f"{line['id']}{copy:04x}", "level": level, "view": view | {"setup": setup}}


@pytest.fixture(scope="module")
def booklet() -> Watched:
    """One for all tests of this file."""
    return many()


@pytest.fixture
def puzzling(app: FastAPI, booklet: Watched, clock: Clock) -> Puzzling:
    """A server with that booklet."""
    services: Services = app.state.services
    services.puzzling = Puzzling(services.store, clock, services.random_bytes, lambda: booklet)
    return services.puzzling


async def answered_years_ago(app: FastAPI, person: str, booklet: Booklet, now: float) -> None:
    """Somebody has answered all puzzles but a few, and missed every third."""
    old = [*booklet.entries][: MANY - LENGTH]
    rows = [
        {
            "person_id": person,
            "puzzle_id": puzzle_id,
            "card": "R1",
            "outcome": "right" if number % 3 else "other",
            "answered_at": now - 9 * 365 * DAY,
            "last_outcome": "right" if number % 3 else "other",
            "last_at": now - (number + 1) * DAY / 2,
            **(dict.fromkeys(("stability", "difficulty", "due_at"), None if number % 3 else 1.0)),
        }
        for number, puzzle_id in enumerate(old)
    ]
    store = app.state.services.store
    await store.puzzles._database.write(lambda at: at.execute(insert(PUZZLE_ANSWERS), rows))


async def test_nobody_who_asks_has_thousands_of_puzzles_gone_through(
    app: FastAPI, anna: httpx.AsyncClient, puzzling: Puzzling, booklet: Watched, clock: Clock
) -> None:
    await arrived(anna)
    ways = ["/api/puzzles", "/api/puzzles/run", "/api/puzzles/run?theme=trump&level=2"]
    for way in ways:
        assert (await anna.get(way)).status_code == 200
    before = booklet.gone_through
    for way in ways * 3:
        assert (await anna.get(way)).status_code == 200
    assert booklet.gone_through == before
    clock.forward(IN_ORDER_SECONDS + 1)
    await anna.get(ways[1])
    assert booklet.gone_through == before + MANY


async def test_every_theme_and_level_has_its_runs(
    anna: httpx.AsyncClient, puzzling: Puzzling, booklet: Watched
) -> None:
    told = (await anna.get("/api/puzzles")).json()
    assert told["count"] == MANY == sum(level["count"] for level in told["levels"])
    for theme in told["themes"]:
        assert theme["count"] == sum(
            theme["theme"] in each.themes for each in Booklet.__iter__(booklet)
        )
        for level in LEVELS:
            way = f"/api/puzzles/run?theme={theme['theme']}&level={level}"
            run = (await anna.get(way)).json()["puzzles"]
            found = [booklet.entries[puzzle_id] for puzzle_id in run]
            assert len(found) == (LENGTH if theme["count"] else 0)
            assert all(theme["theme"] in each.themes and each.level == level for each in found)


async def test_after_years_what_is_new_comes_first_and_what_was_missed_comes_back(
    app: FastAPI, anna: httpx.AsyncClient, puzzling: Puzzling, booklet: Watched, clock: Clock
) -> None:
    person = await arrived(anna)
    await answered_years_ago(app, person, booklet, clock())
    new = [*booklet.entries][MANY - LENGTH :]
    run = (await anna.get("/api/puzzles/run")).json()["puzzles"]
    rounds = {booklet.entries[puzzle_id].round for puzzle_id in new}
    assert len({*run} & {*new}) == len(rounds)
    own = (await anna.get("/api/puzzles")).json()["own"]
    missed_then = (MANY - LENGTH + 2) // 3
    assert (own["answered"], own["due"]) == (MANY - LENGTH, missed_then)
    back = (await anna.get("/api/me/puzzles/due")).json()["puzzles"]
    assert len(back) == LENGTH


def test_what_comes_back_after_many_years_is_known_or_comes_back_again() -> None:
    then = missed(0.0)
    for outcome in Outcome:
        after = looked_again(then, 0.0, outcome, 20 * 365 * DAY)
        assert after is None or (after.stability < LEARNT and after.due_at > 20 * 365 * DAY)


def test_the_booklet_that_ships_stays_small() -> None:
    lines = [json.loads(entry.text) for entry in shipped()]
    assert len(packed(lines)) <= MOST_BYTES * len(lines)
    assert {*THEMES} <= {theme for entry in shipped() for theme in entry.themes}
