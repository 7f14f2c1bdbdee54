"""Workers come and go: whoever waits gets an answer, and nobody is left over."""

import asyncio
import gc
import os
import signal
import subprocess
import sys
from random import Random

import pytest
import uvloop

from ebbes.bots.levels import EXPERT
from ebbes.bots.opinion import explain
from ebbes.bots.roster import bot_named
from ebbes.engine.commands import Choice
from ebbes.engine.options import Options
from ebbes.engine.view import View
from ebbes.server.thinking import Thinkers, effort, process
from ebbes.server.thinking import thinkers as thinking
from ebbes.server.thinking.effort import worlds_for
from ebbes.server.thinking.errors import BotFailed, NotWarm, ThinkersClosed
from ebbes.server.thinking.question import StudyQuestion
from tests.extent import at_length, some_of
from tests.server.thinking import hasty
from tests.server.thinking.views import first_view, views
from tests.server.until import until

WARM = "import os, sys; print('{\"warm\": true}', flush=True); sys.stdin.readline(); "


@pytest.fixture
def hasty_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers like all others, but for how long they need to be warm."""
    monkeypatch.setattr(process, "COMMAND", hasty.COMMAND)


def expected(seen: View, bot: str, seed: bytes) -> Choice:
    """The choice of that bot."""
    return bot_named(bot).choose(seen, Random(seed))


def replace_worker(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    """Workers that do something else, once they are warm and asked something."""
    monkeypatch.setattr(process, "COMMAND", (sys.executable, "-c", WARM + program))


async def test_no_choice_waits_until_a_worker_is_warm() -> None:
    seen = first_view()
    async with Thinkers() as thinkers:
        assert thinkers.pids == []
        for bot, stand_in in (("expert", "greedy"), ("greedy", "greedy"), ("random", "random")):
            assert await thinkers.choose(seen, bot, b"s") == expected(seen, stand_in, b"s")
        assert (thinkers.counts.stand_ins, thinkers.counts.choices) == (3, 3)
        await thinkers.until_warm()
        assert thinkers.is_warm
        assert await thinkers.choose(seen, "strong", b"s") == expected(seen, "strong", b"s")
        assert thinkers.counts.stand_ins == 3


@at_length
@pytest.mark.usefixtures("hasty_workers")
async def test_who_wants_to_know_why_waits_until_a_worker_is_warm(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "WARM_UP_SECONDS", process.WARM_SECONDS)
    seen = first_view()
    async with Thinkers() as thinkers:
        assert not thinkers.is_warm
        told = await thinkers.explain(seen, b"s")
        worlds = worlds_for(seen, EXPERT.effort)
        assert told == [opinion.to_json() for opinion in explain(seen, Random(b"s"), worlds)]
        assert (thinkers.counts.explanations, thinkers.counts.failures) == (1, 0)


@at_length
@pytest.mark.usefixtures("hasty_workers")
async def test_who_wants_to_know_why_waits_for_the_next_worker_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "WARM_UP_SECONDS", process.WARM_SECONDS)
    async with Thinkers() as thinkers:
        await thinkers.until_warm()
        os.kill(thinkers.pids[0], signal.SIGKILL)
        await until(lambda: thinkers.counts.restarts)
        assert not thinkers.is_warm
        assert await thinkers.explain(first_view(), b"s")


async def test_who_wants_to_know_why_does_not_wait_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "WARM_UP_SECONDS", 0.01)
    monkeypatch.setattr(process, "COMMAND", ("cat",))
    async with Thinkers() as thinkers:
        with pytest.raises(NotWarm, match="getting ready"):
            await thinkers.explain(first_view(), b"s")
        assert thinkers.counts.failures == 1


async def test_where_nobody_ever_thinks_nobody_waits_to_know_why() -> None:
    async with Thinkers(workers=0) as thinkers:
        with pytest.raises(NotWarm, match="getting ready"):
            await thinkers.explain(first_view(), b"s")


async def test_closing_ends_the_waiting_for_the_first_worker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(process, "COMMAND", ("cat",))
    async with Thinkers() as thinkers:
        waiting = asyncio.ensure_future(thinkers.explain(first_view(), b"s"))
        await asyncio.sleep(0)
    with pytest.raises(ThinkersClosed):
        await waiting


@pytest.mark.usefixtures("hasty_workers")
async def test_a_worker_that_is_killed_is_replaced_and_its_choices_are_made() -> None:
    games = views(Options(4), 1)[:60]
    async with Thinkers(workers=2) as thinkers:
        await thinkers.until_warm()
        old = thinkers.pids
        os.kill(old[0], signal.SIGSTOP)
        waiting = [asyncio.ensure_future(thinkers.choose(seen, "expert", b"s")) for seen in games]
        await until(lambda: sum(task.done() for task in waiting) == len(games) - 1)
        os.kill(old[0], signal.SIGKILL)
        chosen = await asyncio.gather(*waiting)
        assert all(choice in seen.legal for choice, seen in zip(chosen, games, strict=True))
        assert thinkers.counts.choices == len(games)
        await until(lambda: thinkers.counts.restarts)
        await thinkers.until_warm()
        assert len(set(thinkers.pids) - set(old)) == 1
        assert thinkers.counts.restarts == 1


@at_length
@pytest.mark.usefixtures("hasty_workers")
async def test_a_worker_that_dies_idle_is_replaced_before_it_is_asked() -> None:
    async with Thinkers() as thinkers:
        await thinkers.until_warm()
        old = thinkers.pids
        os.kill(old[0], signal.SIGKILL)
        await until(lambda: thinkers.counts.restarts)
        await thinkers.until_warm()
        assert thinkers.pids != old
        assert thinkers.counts.stand_ins == 0


async def test_when_the_only_worker_is_killed_somebody_stands_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    replace_worker(monkeypatch, "sys.stdin.readline()")
    seen = first_view()
    async with Thinkers() as thinkers:
        await thinkers.until_warm()
        os.kill(thinkers.pids[0], signal.SIGSTOP)
        waiting = [asyncio.ensure_future(thinkers.choose(seen, "strong", b"s")) for _ in range(9)]
        await until(lambda: thinkers.waiting == 8)
        os.kill(thinkers.pids[0], signal.SIGKILL)
        assert set(await asyncio.gather(*waiting)) == {expected(seen, "greedy", b"s")}


async def test_a_worker_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "ANSWER_SECONDS", 0.1)
    replace_worker(monkeypatch, "sys.stdin.readline()")
    async with Thinkers() as thinkers:
        await thinkers.until_warm()
        seen = first_view()
        assert await thinkers.choose(seen, "strong", b"s") == expected(seen, "greedy", b"s")
        await until(lambda: thinkers.counts.restarts == 1)


@pytest.mark.parametrize("answer", ["nonsense", "[]", '{"found": 99, "seconds": 0}', "{}"])
async def test_a_worker_that_talks_nonsense_is_given_up(
    monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    replace_worker(monkeypatch, f"print({answer!r}, flush=True); sys.stdin.readline()")
    async with Thinkers() as thinkers:
        await thinkers.until_warm()
        seen = first_view()
        assert await thinkers.choose(seen, "strong", b"s") == expected(seen, "greedy", b"s")
        await until(lambda: thinkers.counts.restarts == 1)


async def test_a_question_may_cost_two_workers_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    replace_worker(monkeypatch, "os._exit(1)")
    async with Thinkers(workers=3) as thinkers:
        await thinkers.until_warm()
        monkeypatch.setattr(process, "COMMAND", (sys.executable, "-c", ""))
        seen = first_view()
        assert await thinkers.choose(seen, "strong", b"s") == expected(seen, "greedy", b"s")
        assert len(thinkers.pids) == 1


async def test_a_look_into_a_game_may_cost_one_worker_and_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    replace_worker(monkeypatch, "os._exit(1)")
    async with Thinkers(workers=3) as thinkers:
        await thinkers.until_warm()
        monkeypatch.setattr(process, "COMMAND", (sys.executable, "-c", ""))
        lost: list[str] = []
        with pytest.raises(NotWarm, match="getting ready"):
            await thinkers.study({"study": "reading"}, lambda: lost.append("a worker"))
        assert (len(thinkers.pids), lost) == (2, ["a worker"])


async def test_who_leaves_before_their_look_costs_a_worker_is_told_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(StudyQuestion, "seconds", 0.1)
    replace_worker(monkeypatch, "sys.stdin.readline()")
    async with Thinkers() as thinkers:
        await thinkers.until_warm()
        lost: list[str] = []
        look = thinkers.study({"study": "reading"}, lambda: lost.append("a worker"))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(look, 0.01)
        await until(lambda: lost == ["a worker"])
        assert thinkers.counts.choices == 0


@pytest.mark.parametrize("command", [("/dev/null/none",), (sys.executable, "-c", "")])
async def test_without_workers_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setattr(process, "COMMAND", command)
    seen = first_view()
    async with Thinkers(workers=2) as thinkers:
        await until(lambda: thinkers.counts.restarts)
        assert await thinkers.choose(seen, "expert", b"s") == expected(seen, "greedy", b"s")
        assert not thinkers.is_warm


async def test_a_worker_uses_one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    told = "'{\"error\": %s}' % os.environ['NUMBA_NUM_THREADS']"
    replace_worker(monkeypatch, f"print({told}, flush=True); sys.stdin.readline()")
    async with Thinkers() as thinkers:
        await thinkers.until_warm()
        with pytest.raises(BotFailed, match=r"the bot failed: 1$"):
            await thinkers.choose(first_view(), "expert", b"s")


async def test_closing_ends_all_workers_and_all_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    replace_worker(monkeypatch, "sys.stdin.readline()")
    thinkers = Thinkers(workers=2)
    async with thinkers:
        await thinkers.until_warm()
        pids = thinkers.pids
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        seen = first_view()
        waiting = [asyncio.ensure_future(thinkers.choose(seen, "expert", b"s")) for _ in range(50)]
        await until(lambda: thinkers.waiting == 48)
    for task in waiting:
        with pytest.raises(ThinkersClosed, match="the thinkers have closed"):
            await task
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    with pytest.raises(ThinkersClosed):
        await thinkers.choose(first_view(), "greedy", b"s")
    assert not thinkers.is_warm


async def test_closing_before_anybody_is_warm_ends_all_workers_too() -> None:
    async with Thinkers(workers=2) as thinkers:
        await asyncio.sleep(0)
    assert not thinkers.is_warm


@pytest.mark.parametrize("program", ["true", "cat"])
def test_closing_at_any_moment_leaves_nothing_behind(
    monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    async def close_after(moments: int) -> None:
        async with Thinkers():
            for _ in range(moments):
                await asyncio.sleep(0)

    monkeypatch.setattr(process, "COMMAND", (program,))
    gc.collect()
    gc.freeze()  # all that was there before need not be looked through again and again
    for moments in range(0, 60, 2):
        asyncio.run(close_after(moments))
        gc.collect()  # what is left behind complains when it is thrown away
    gc.unfreeze()


@pytest.mark.parametrize("when", some_of(["there", "warm"], "there"))
def test_workers_end_with_a_server_that_is_killed(when: str) -> None:
    command = [sys.executable, "-m", "tests.server.thinking.server", when]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"there\n"
        server.kill()
        # the errors of all workers come through the same pipe, so its end is theirs
        assert server.communicate(timeout=300) == (b"", b"")


@at_length
@pytest.mark.usefixtures("hasty_workers")
def test_thinkers_work_in_the_loop_of_the_server() -> None:
    async def play() -> None:
        seen = first_view()
        async with Thinkers() as thinkers:
            await thinkers.until_warm()
            assert await thinkers.choose(seen, "strong", b"s") == expected(seen, "strong", b"s")
            os.kill(thinkers.pids[0], signal.SIGKILL)
            await until(lambda: thinkers.counts.restarts)
            await thinkers.until_warm()
            assert await thinkers.choose(seen, "strong", b"s") == expected(seen, "strong", b"s")

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(play())


@pytest.mark.parametrize(("workers", "effort"), [(-1, 1), (1, 0)])
def test_nobody_thinks_with_fewer_than_no_worker_or_without_effort(
    workers: int, effort: int
) -> None:
    with pytest.raises(ValueError, match="no fewer than 0 workers and one play"):
        Thinkers(workers, effort)


async def test_at_leisure_nobody_stands_in_but_for_a_simple_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(process, "COMMAND", ("cat",))
    seen = first_view()
    async with Thinkers() as thinkers:
        with pytest.raises(NotWarm, match="getting ready"):
            await thinkers.choose_at_leisure(seen, "strong", b"s")
        chosen = await thinkers.choose_at_leisure(seen, "greedy", b"s")
        assert chosen == expected(seen, "greedy", b"s")


async def test_at_leisure_a_bot_has_all_its_plays_however_many_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(effort, "SECONDS", 0.0)
    answer = "json.dumps({'error': json.loads(sys.stdin.readline())['bot']})"
    program = (
        f"import json, sys; print('{{\"warm\": true}}', flush=True); print({answer}, flush=True)"
    )
    monkeypatch.setattr(process, "COMMAND", (sys.executable, "-c", program))
    async with Thinkers(effort=5000) as thinkers:
        await thinkers.until_warm()
        with pytest.raises(BotFailed, match="strong@5000"):
            await thinkers.choose_at_leisure(first_view(), "strong", b"s")


async def test_without_workers_a_rule_of_thumb_decides() -> None:
    seen = first_view()
    async with Thinkers(workers=0) as thinkers:
        assert await thinkers.choose(seen, "expert", b"seed") in seen.legal
        assert await thinkers.choose_at_leisure(seen, "expert", b"seed") in seen.legal
        assert thinkers.counts.stand_ins == 2
