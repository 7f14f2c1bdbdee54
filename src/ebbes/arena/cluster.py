"""The same chunks on a Ray cluster (extra `ray`)."""

import logging
import os
import socket
from collections.abc import Sequence
from itertools import islice
from platform import node
from types import ModuleType

from ebbes.arena.chunk import Chunk, play_chunk
from ebbes.arena.errors import ArenaError
from ebbes.arena.fingerprint import fingerprint
from ebbes.arena.result import Result
from ebbes.arena.runner import Played, Runner
from ebbes.extras import needs

CHUNKS_AHEAD = 4
"""How many chunks wait for every core of the cluster."""
SECONDS_TO_ANSWER = 10


def runner_at(address: str) -> Runner:
    """Plays on the cluster at an address: `auto`, `local` or `host:6379`."""
    return lambda chunks: run_on_ray(chunks, address)


def run_on_ray(chunks: Sequence[Chunk], address: str) -> Played:
    """Chunks on all machines of a cluster; Ray repeats those that a lost machine had."""
    ray = _connected(address)
    try:
        yield from _spread(ray, chunks)
    finally:
        ray.shutdown()


def play_as(code: str, chunk: Chunk) -> Sequence[Result]:
    """A chunk, on a machine that must play by the same code."""
    if code != fingerprint():
        raise ArenaError(f"{node()} has other code of ebbes: {fingerprint()}, not {code}")
    return play_chunk(chunk)


def _spread(ray: ModuleType, chunks: Sequence[Chunk]) -> Played:
    task = ray.remote(scheduling_strategy="SPREAD")(play_as)
    ahead = CHUNKS_AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = (task.remote(fingerprint(), chunk) for chunk in chunks)
    running = list(islice(waiting, ahead))
    while running:
        finished, running = ray.wait(running)
        running += islice(waiting, 1)
        yield _answer(ray, finished[0])


def _answer(ray: ModuleType, task: object) -> Sequence[Result]:
    """What a machine found; what it refuses is told without Ray's own report of it."""
    try:
        found: Sequence[Result] = ray.get(task)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, ArenaError):
            raise error.cause from None
        raise
    return found


def _connected(address: str) -> ModuleType:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ModuleNotFoundError:
        raise ArenaError(needs("--ray", "Ray", "ray")) from None
    try:
        _verify_answers(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError, RuntimeError) as error:
        why = str(error).strip().splitlines()[0]
        raise ArenaError(f"no Ray cluster at {address!a}: {why}") from None
    return ray


def _verify_answers(address: str) -> None:
    """Ray itself waits for minutes where nobody answers."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), SECONDS_TO_ANSWER).close()
