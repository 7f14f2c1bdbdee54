"""Answers at given cards: what everybody gets was thought about, and is not made up in a hurry."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest

from ebbes.engine.view import View, view
from ebbes.record.chance import SECRET_BYTES
from ebbes.server.days.expert import begun as begun_game
from ebbes.server.days.hand import Hand
from ebbes.server.days.sitting import sit_down
from ebbes.server.days.yardstick import Yardsticks
from ebbes.server.tables.model.game import Game
from ebbes.server.tables.running.given import awaited_answer, digest_of, given_answer
from ebbes.server.thinking.errors import BotFailed, NotWarm
from tests.server.challenging.test_standing import JudgingHere
from tests.server.tables.games import to_a_person
from tests.server.tables.live import ANNA
from tests.server.tables.town import Process, open_town

HAND = Hand(date(2028, 2, 29), bytes(SECRET_BYTES))
DEAL = HAND.deal(counts=True)


@pytest.fixture
async def process(tmp_path: Path) -> AsyncIterator[Process]:
    """A process of a server."""
    async with open_town(tmp_path) as town:
        yield town.processes[0]


def begun() -> tuple[Game, View]:
    """The first decision of a hand of the day."""
    game = begun_game(HAND)
    return game, view(game.state, game.state.turn)


async def kept(process: Process) -> str | None:
    """What everybody is answered at that decision."""
    return await process.store.answers.find(DEAL.name, digest_of(begun()[0]))


async def test_while_nobody_can_think_nothing_is_answered_or_kept(process: Process) -> None:
    process.thinker.is_cold = True
    with pytest.raises(NotWarm):
        await given_answer(process.context, DEAL, *begun(), "solid")
    assert await kept(process) is None


async def test_a_table_waits_until_somebody_can_think(process: Process) -> None:
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        process.thinker.is_cold = len(pauses) < 3

    process.thinker.is_cold = True
    context = replace(process.context, sleep=pause)
    answer = await awaited_answer(context, DEAL, *begun(), "solid")
    assert len(pauses) == 3
    assert await kept(process) is not None
    assert answer == await given_answer(context, DEAL, *begun(), "solid")


async def test_bots_think_for_the_network_of_who_plays_or_for_them_until_they_are_there(
    process: Process,
) -> None:
    code = await sit_down(process.rooms, ANNA, HAND, None)
    table = await process.store.tables.by_code(code)
    assert table is not None
    room = await process.room(table.id)
    await to_a_person(process, room)
    anna = await process.guest(table.id, ANNA)
    await anna.send(anna.choice())
    await to_a_person(process, room)
    assert [*dict.fromkeys(process.thinker.askers)] == [ANNA.id, anna.network]


async def test_after_a_long_while_a_rule_of_thumb_plays_and_is_kept_for_nobody(
    process: Process,
) -> None:
    process.thinker.is_cold = True
    context = replace(process.context, sleep=AsyncMock())
    first = await awaited_answer(context, DEAL, *begun(), "solid")
    assert first == await awaited_answer(context, DEAL, *begun(), "solid")
    assert await kept(process) is None


async def test_for_a_bot_that_fails_a_rule_of_thumb_plays_at_once_and_is_kept_for_nobody(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process.thinker, "choose", AsyncMock(side_effect=BotFailed("broken")))
    game, seen = begun()
    assert await awaited_answer(process.context, DEAL, game, seen, "solid") in seen.legal
    assert await kept(process) is None


async def test_without_the_expert_there_is_no_yardstick_and_none_is_kept(process: Process) -> None:
    judging: Any = JudgingHere()
    yardsticks = Yardsticks(process.context, judging)
    process.thinker.is_cold = True
    assert await yardsticks.of(HAND) is None
    assert await process.store.hands.yardstick(HAND.day.isoformat()) is None
    process.thinker.is_cold = False
    assert await yardsticks.of(HAND) is not None
