"""Two processes share reviews, one of them dies again and again: nothing is judged twice."""

import asyncio
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from ebbes.json_types import Json
from ebbes.server.measuring.metrics import Metrics
from ebbes.server.reviewing import Reviewer, reviewer
from ebbes.server.reviewing.draft import NOTHING
from ebbes.server.reviewing.reviewer import CLAIM_SECONDS, Pace
from ebbes.server.store import Store
from tests.server.reviewing.games import GAME, KilledError, people_in
from tests.server.reviewing.test_reviewer import Post
from tests.server.store.clock import Clock

KILLS = 5
PARTS_IN_A_LIFE = 5
GAMES = tuple(f"g{number}" for number in range(2 * KILLS + 1))
"""For each life one, and one for the other process meanwhile; and one more."""
QUICK = Pace("quick", 1.0)
PLAN: Json = {"fingerprint": {}, "moments": [[1, number, number % 3] for number in range(12)]}
"""Twelve decisions of three seats."""


class Noting:
    """Says of every part that it is judged, and notes of which game it was."""

    def __init__(self, noted: Counter[tuple[Any, ...]], most: int | None = None) -> None:
        self._noted = noted
        self._left = most

    async def judge(self, told: dict[str, Json]) -> Json:
        """What a worker would say, while the other process has its turn as well."""
        await asyncio.sleep(0)
        match told["judge"]:
            case "plan":
                return PLAN
            case "part":
                self._note(told)
                return {"expected": [0, 0, 0], "verdict": None}
            case _:
                return NOTHING

    def _note(self, told: dict[str, Json]) -> None:
        if self._left is not None:
            if not self._left:
                raise KilledError
            self._left -= 1
        self._noted[told["record"], told["place"], told["verdict"]] += 1


async def test_two_processes_judge_nothing_twice_though_one_is_killed_five_times(
    store: Store, url: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewer, "SUM_SECONDS", 0.0)
    await ask_for_all(store)
    noted: Counter[tuple[Any, ...]] = Counter()

    def process(name: str, own: Store, most: int | None = None) -> Reviewer:
        return Reviewer(name, own, Noting(noted, most), Post(), Metrics(), clock, QUICK)

    async def die(life: int) -> None:
        with pytest.raises(KilledError):
            await process(f"life {life}", store, PARTS_IN_A_LIFE).work()

    async with Store(url, clock) as other:
        steady = process("steady", other)
        for life in range(KILLS):
            await asyncio.gather(die(life), steady.work())
        clock.forward(CLAIM_SECONDS + 1)
        while await steady.work():
            pass
    rows = [await store.reviews.find(game_id) for game_id in GAMES]
    assert all(row is not None and row.is_finished for row in rows)
    assert set(noted.values()) == {1}
    assert len(noted) == sum(row.total for row in rows if row is not None)


async def ask_for_all(store: Store) -> None:
    """Games that differ in their names, and somebody who wants them all reviewed."""
    await people_in(store)
    record: Any = GAME.record
    for number, game_id in enumerate(GAMES, start=1):
        told = {**record, "names": [f"{name}{number}" for name in record["names"]]}
        await store.games.add("t", replace(GAME, id=game_id, number=number, record=told))
        await store.reviews.ask(game_id, "a", 0)
