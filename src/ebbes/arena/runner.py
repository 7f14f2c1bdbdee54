"""Who plays the chunks: this process, or several of its own."""

import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import TypeAlias

from ebbes.arena.chunk import Chunk, play_chunk
from ebbes.arena.errors import ArenaError
from ebbes.arena.result import Result

Played: TypeAlias = Generator[Sequence[Result], None, None]
"""Results as they come; whoever stops listening stops the work."""
Runner: TypeAlias = Callable[[Sequence[Chunk]], Played]
"""Plays chunks and gives their results as they come, in any order."""


def runner_of(workers: int) -> Runner:
    """One worker is this process itself."""
    return run_here if workers == 1 else lambda chunks: run_in_processes(chunks, workers)


def run_here(chunks: Sequence[Chunk]) -> Played:
    """One chunk after the other."""
    yield from map(play_chunk, chunks)


def run_in_processes(chunks: Sequence[Chunk], workers: int) -> Played:
    """Chunks side by side; whoever stops listening stops the workers."""
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _prepare_worker)
    try:
        for future in as_completed([pool.submit(play_chunk, chunk) for chunk in chunks]):
            yield future.result()
    except BrokenProcessPool:
        raise ArenaError("a worker died in the middle of its work") from None
    except BaseException:
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _prepare_worker() -> None:
    """The parent alone is interrupted from the keyboard, and takes its workers with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
