"""Thinkers that are warm: bots decide in other processes as they would here."""

import asyncio
from collections.abc import AsyncIterator
from random import Random

import pytest
import pytest_asyncio

from ebbes.bots.levels import EXPERT
from ebbes.bots.opinion import explain
from ebbes.bots.roster import UnknownBot, bot_named
from ebbes.engine.options import Options
from ebbes.engine.state import NAME_STARTER, PICK, PLAY
from ebbes.engine.view import View, view
from ebbes.server.thinking import Thinkers, effort
from ebbes.server.thinking.effort import worlds_for
from ebbes.server.thinking.errors import BotFailed, NothingToDecide
from tests.bots.games import decisions
from tests.server.thinking.views import first_view, impossible_view, views

pytestmark = pytest.mark.asyncio(loop_scope="module")

CROWD = 400


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def thinkers() -> AsyncIterator[Thinkers]:
    """Two warm workers for all tests below."""
    async with Thinkers(workers=2) as thinkers:
        await thinkers.until_warm()
        yield thinkers


@pytest.mark.parametrize("bot", ["random", "greedy", "pimc", "beginner", "strong", "expert@9000"])
async def test_a_bot_chooses_elsewhere_as_it_would_here(thinkers: Thinkers, bot: str) -> None:
    for seen in views(Options(3, pick_designators=True), 5)[::25]:
        chosen = await thinkers.choose(seen, bot, b"a seed")
        assert chosen == bot_named(bot).choose(seen, Random(b"a seed"))


@pytest.mark.parametrize("phase", [NAME_STARTER, PICK, PLAY])
async def test_every_choice_is_explained_as_it_would_be_here(
    thinkers: Thinkers, phase: object
) -> None:
    seen = next(v for v in views(Options(3, pick_designators=True), 6) if v.seen.phase is phase)
    worlds = worlds_for(seen, EXPERT.effort)
    expected = [opinion.to_json() for opinion in explain(seen, Random(b"seed"), worlds)]
    assert await thinkers.explain(seen, b"seed") == expected


async def test_a_seed_decides(thinkers: Thinkers) -> None:
    seen = first_view()
    chosen = [await thinkers.choose(seen, "random", b"%d" % seed) for seed in range(20)]
    assert chosen == [await thinkers.choose(seen, "random", b"%d" % seed) for seed in range(20)]
    assert len(set(chosen)) > 1


async def test_a_forced_choice_needs_nobody_to_think(thinkers: Thinkers) -> None:
    forced = next(seen for seen in all_views() if len(seen.legal) == 1)
    seconds, choices = thinkers.counts.seconds, thinkers.counts.choices
    assert await thinkers.choose(forced, "expert", b"seed") == forced.legal[0]
    assert (thinkers.counts.seconds, thinkers.counts.choices) == (seconds, choices + 1)


def all_views() -> list[View]:
    """Every decision of a game, forced ones too."""
    return [view(state, state.turn) for state, _ in decisions(bot_named("random"), Options(4), 2)]


async def test_a_bot_that_fails_harms_nobody_else(thinkers: Thinkers) -> None:
    seen, counts = first_view(), thinkers.counts
    failures = counts.failures
    answers = await asyncio.gather(
        thinkers.choose(impossible_view(), "pimc", b"seed"),
        *(thinkers.choose(seen, "solid", b"seed") for _ in range(4)),
        return_exceptions=True,
    )
    assert isinstance(answers[0], BotFailed)
    assert "no deal agrees with what was seen" in str(answers[0])
    assert set(answers[1:]) == {bot_named("solid").choose(seen, Random(b"seed"))}
    assert (counts.failures, counts.restarts) == (failures + 1, 0)


async def test_who_is_not_to_act_has_nothing_to_decide(thinkers: Thinkers) -> None:
    state = first_view().seen
    for seat in (None, (state.turn + 1) % 4):
        with pytest.raises(NothingToDecide, match=f"seat {seat} has nothing to decide"):
            await thinkers.choose(View(seat, state), "expert", b"seed")
        with pytest.raises(NothingToDecide):
            await thinkers.explain(View(seat, state), b"seed")


async def test_a_bot_nobody_knows_is_refused(thinkers: Thinkers) -> None:
    with pytest.raises(UnknownBot, match="otto"):
        await thinkers.choose(first_view(), "otto", b"seed")


async def test_hundreds_of_choices_at_once_are_made_in_short(thinkers: Thinkers) -> None:
    games = [seen for seed in range(9) for seen in views(Options(4), seed)][:CROWD]
    shortened, before = thinkers.counts.shortened, thinkers.counts.choices
    waiting = [asyncio.ensure_future(thinkers.choose(seen, "expert", b"s")) for seen in games]
    await asyncio.sleep(0)
    assert thinkers.waiting == CROWD == len(games)
    chosen = await asyncio.gather(*waiting)
    assert all(choice in seen.legal for choice, seen in zip(chosen, games, strict=True))
    assert thinkers.counts.choices == before + CROWD
    assert thinkers.counts.shortened > shortened
    assert thinkers.waiting == 0


async def test_when_time_is_up_a_rule_of_thumb_decides(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(effort, "SECONDS", 0.0)
    seen, stand_ins = first_view(), thinkers.counts.stand_ins
    chosen = await asyncio.gather(*(thinkers.choose(seen, "expert", b"s") for _ in range(20)))
    assert set(chosen) == {bot_named("greedy").choose(seen, Random(b"s"))}
    assert thinkers.counts.stand_ins == stand_ins + 20
    assert len(await thinkers.explain(seen, b"s")) == len(seen.legal)


async def test_cancelled_choices_are_harmless(thinkers: Thinkers) -> None:
    seen = first_view()
    tasks = [asyncio.ensure_future(thinkers.choose(seen, "expert", b"s")) for _ in range(12)]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(answer, asyncio.CancelledError) for answer in answers[::2])
    assert all(answer in seen.legal for answer in answers[1::2])
    assert thinkers.counts.restarts == 0


async def test_a_choice_cancelled_while_it_is_thought_about_is_harmless(thinkers: Thinkers) -> None:
    seen = first_view()
    task = asyncio.ensure_future(thinkers.choose(seen, "expert", b"s"))
    await asyncio.sleep(0)
    while thinkers.waiting:
        await asyncio.sleep(0)
    task.cancel()
    assert await thinkers.choose(seen, "random", b"s") in seen.legal
    assert thinkers.counts.restarts == 0


async def test_all_that_is_thought_is_counted(thinkers: Thinkers) -> None:
    counts = thinkers.counts
    before = (counts.choices, counts.explanations, counts.seconds)
    await thinkers.choose(first_view(), "solid", b"s")
    await thinkers.explain(first_view(), b"s")
    assert (counts.choices, counts.explanations) == (before[0] + 1, before[1] + 1)
    assert counts.seconds > before[2]
