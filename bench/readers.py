"""A server is asked how it is while strangers read the records of a long table without pause."""

import asyncio
import time
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

import httpx
from tests.server.siege.servers import Mortal, all_running

READERS = 4
ASKED = 200
"""How often the server is asked."""
PAUSE = 0.05


@dataclass(frozen=True, slots=True)
class Answers:
    """How long `/health` took, and how many records were read meanwhile."""

    worst: float
    most: float
    """Seconds within which 99 % were answered."""
    records: float
    """In a second."""


async def health_beside_readers(file: Path, table_id: str, games: int) -> Answers:
    """What a server of that database answers while strangers read."""
    server = Mortal(file.parent, f"sqlite:///{file}")
    read = [0] * READERS
    async with all_running([server]), httpx.AsyncClient(timeout=60) as http:
        records = f"{server.address}/api/tables/{table_id}/games"

        async def go_on_reading(reader: int) -> None:
            for number in cycle(range(1, games)):
                (await http.get(f"{records}/{number}")).raise_for_status()
                read[reader] += 1

        tasks = [asyncio.create_task(go_on_reading(reader)) for reader in range(READERS)]
        start = time.perf_counter()
        took = sorted([await _asked(http, server) for _ in range(ASKED)])
        passed = time.perf_counter() - start
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    for fault in ended:
        if isinstance(fault, Exception):
            raise fault
    return Answers(took[-1], took[int(len(took) * 0.99)], sum(read) / passed)


async def _asked(http: httpx.AsyncClient, server: Mortal) -> float:
    await asyncio.sleep(PAUSE)
    start = time.perf_counter()
    (await http.get(f"{server.address}/health")).raise_for_status()
    return time.perf_counter() - start
