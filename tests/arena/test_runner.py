"""Tests of `ebbes.arena.runner`: as many workers as you like, the same results."""

import os
import signal
from collections.abc import Sequence
from multiprocessing import active_children, get_context, parent_process

import pytest

from ebbes.arena import runner
from ebbes.arena.chunk import Chunk
from ebbes.arena.errors import ArenaError
from ebbes.arena.result import Result
from ebbes.arena.runner import Runner, run_in_processes, runner_of
from tests.arena.results import TRIO, contest

CONTEST = contest(12, *TRIO)


def played(run: Runner) -> list[Result]:
    """All results of a contest, in order."""
    return sorted(
        (result for results in run(CONTEST.chunks({})) for result in results),
        key=lambda result: result.key,
    )


def die(chunk: Chunk) -> Sequence[Result]:
    """What the memory's guardian does to a worker that is too large."""
    os.kill(os.getpid(), signal.SIGKILL)
    return []


def test_two_processes_find_what_one_finds() -> None:
    alone, together = played(runner_of(1)), played(runner_of(2))
    assert alone == together
    assert len(alone) == 24
    assert {result.process for result in alone} & {result.process for result in together} == set()
    assert active_children() == []


def test_whoever_stops_listening_stops_the_workers() -> None:
    results = run_in_processes(contest(400, *TRIO).chunks({}), 2)
    assert len(next(results)) == 4
    results.close()
    assert active_children() == []


def test_a_worker_that_dies_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "play_chunk", die)
    with pytest.raises(ArenaError, match="a worker died in the middle of its work"):
        list(run_in_processes(CONTEST.chunks({}), 2))


def test_a_worker_hears_no_keyboard_and_outlives_no_parent() -> None:
    worker = get_context("spawn").Process(target=prepared)
    worker.start()
    worker.join(60)
    assert worker.exitcode == 0
    assert parent_process() is None
    runner._leave_with_parent()


def prepared() -> None:
    """A worker right after its preparation."""
    runner._prepare_worker()
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
