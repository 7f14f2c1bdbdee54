"""Tests of `ebbes.server.challenging.standing` and `par`: with what points are compared."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from ebbes.json_types import Json
from ebbes.judge.reference import Reference
from ebbes.record.chance import SECRET_BYTES
from ebbes.record.replay import replay
from ebbes.server.challenging.board import Board
from ebbes.server.challenging.par import Pars
from ebbes.server.challenging.standing import (
    Housed,
    Measure,
    Played,
    above,
    housed_in,
    measures_of,
    played_by,
)
from ebbes.server.store import Store
from ebbes.server.store.challenges import ChallengeRow, TryRow
from ebbes.server.store.values import GameRow
from ebbes.server.tables.model.given_cards import OPTIONS
from ebbes.server.thinking import Thinkers
from ebbes.server.thinking.errors import TooBusy
from tests.server.store.clock import Clock
from tests.server.studying.here import StudyingHere

ROW = ChallengeRow("BCDFGHJ", None, "", "rounds", 2, "solid", bytes(SECRET_BYTES), 0.0, 100.0)


class JudgingHere(StudyingHere):
    """Ready at once, and counts."""

    is_warm = True
    times = 0

    async def study(
        self, told: dict[str, Json], at_loss: Callable[[], None] = lambda: None
    ) -> Json:
        """What there is to know."""
        self.times += 1
        return await super().study(told, at_loss)


def played(person: str, number: int, points: int, seat: int = 0) -> Played:
    """A round somebody has played."""
    return Played(person, number, seat, points, f"{person}{number}")


def test_points_are_compared_with_the_mean_of_the_same_seat() -> None:
    rows = [played("a", 1, 6), played("b", 1, 3), played("c", 1, 0), played("d", 1, 9, seat=1)]
    measures = measures_of(rows, {})
    assert measures == {(1, 0): Measure(3.0, by_par=False), (1, 1): Measure(9.0, by_par=False)}
    assert above(rows, measures) == {"a": 3.0, "b": 0.0, "c": -3.0, "d": 0.0}


def test_with_few_people_par_is_taken_where_it_is_known() -> None:
    rows = [played("a", 1, 6), played("a", 2, 1), played("b", 2, 3)]
    measures = measures_of(rows, {1: 4.5})
    assert measures[1, 0] == Measure(4.5, by_par=True)
    assert measures[2, 0] == Measure(2.0, by_par=False)
    assert above(rows, measures) == {"a": 0.5, "b": 1.0}


def test_with_enough_people_par_does_not_matter() -> None:
    rows = [played(person, 1, points) for person, points in (("a", 1), ("b", 2), ("c", 6))]
    assert measures_of(rows, {1: 100.0})[1, 0] == Measure(3.0, by_par=False)


def test_only_what_was_played_to_its_end_and_in_time_counts() -> None:
    def row(person: str, points: int | None, at: float | None) -> TryRow:
        game = None if points is None else "g"
        return TryRow(person, 1, "t", "code", 2, points, game, at)

    rows = [row("in time", 4, 99.0), row("late", 9, 101.0), row("not yet", None, None)]
    assert played_by(rows, until=100.0) == [Played("in time", 1, 2, 4, "g")]


def test_what_the_house_played_for_somebody_is_compared_with_and_counts_for_nobody() -> None:
    def row(person: str, seat: int, points: int, *, by_house: bool) -> TryRow:
        return TryRow(person, 1, "t", "code", seat, points, "g", 1.0, by_house)

    rows = [row("a", 0, 4, by_house=False), row("b", 1, -2, by_house=True)]
    counted = played_by(rows, until=2.0)
    assert counted == [Played("a", 1, 0, 4, "g")]
    seats: list[Json] = [{"kind": "person", "name": name} for name in ("Anna", "Ben")]
    facts: Json = {"points": [[4, -2]], "seats": seats}
    housed = housed_in([GameRow("g", "t", 1, 0.0, 1.0, True, facts)], counted)
    assert housed == [Housed(1, 1, -2, "Ben", "g", for_person=True)]
    assert measures_of(counted, {}, housed)[1, 1] == Measure(-2.0, by_par=False)


async def test_par_is_what_the_judge_expects_and_is_kept(tmp_path: object, clock: Clock) -> None:
    async with Store(f"sqlite:///{tmp_path}/ebbes.db", clock) as store:
        made = await store.challenges.make(ROW, "wish", 10)
        assert made is not None
        judging: Any = JudgingHere()
        pars = Pars(store, judging)
        found, *others = await asyncio.gather(*(pars.of(made, {2}) for _ in range(3)))
        board = Board(made, 2)
        state = replay(board.opening)[-1].state
        expected = Reference(OPTIONS).expected_points(state, 4096)[board.seat]
        assert found == {2: pytest.approx(expected)}
        assert others == [found] * 2
        assert judging.times == 1
        async with Thinkers(0) as nobody:
            assert await Pars(store, nobody).of(made, {1, 2}) == found


async def test_when_nobody_can_judge_a_round_no_other_is_tried(
    tmp_path: object, clock: Clock
) -> None:
    async with Store(f"sqlite:///{tmp_path}/ebbes.db", clock) as store:
        made = await store.challenges.make(ROW, "wish", 10)
        assert made is not None
        busy: Any = JudgingHere()
        busy.study = AsyncMock(side_effect=TooBusy("many bots think"))
        assert await Pars(store, busy).of(made, {1, 2}) == {}
        assert busy.study.await_count == 1


async def test_a_challenge_waits_for_no_par_of_another(tmp_path: object, clock: Clock) -> None:
    async with Store(f"sqlite:///{tmp_path}/ebbes.db", clock) as store:
        made = await store.challenges.make(ROW, "wish", 10)
        other = await store.challenges.make(replace(ROW, code="BCDFGHK"), "another wish", 10)
        assert made is not None
        assert other is not None
        slow: Any = JudgingHere()
        asked, answered = asyncio.Event(), asyncio.Event()

        async def study(told: dict[str, Json]) -> Json:
            if asked.is_set():
                return [1.0] * OPTIONS.players
            asked.set()
            await answered.wait()
            return [2.0] * OPTIONS.players

        slow.study = study
        pars = Pars(store, slow)
        first = asyncio.create_task(pars.of(made, {1}))
        await asked.wait()
        assert await pars.of(other, {1}) == {1: 1.0}
        answered.set()
        assert await first == {1: 2.0}


async def test_a_game_and_an_evening_have_no_par(tmp_path: object, clock: Clock) -> None:
    async with Store(f"sqlite:///{tmp_path}/ebbes.db", clock) as store:
        for kind in ("game", "evening"):
            row = ChallengeRow("B", None, "", kind, 2, "solid", ROW.root, 0.0, 100.0)
            judging: Any = JudgingHere()
            assert await Pars(store, judging).of(row, {1}) == {}
