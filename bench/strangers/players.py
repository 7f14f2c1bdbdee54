"""Four people who play at a table, and how long their commands take."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from tests.server.siege.crowd import AllOf, Guest, Party, table_of

from ebbes.client import Table

PACE = 0.05
"""Seconds everyone thinks: quick, but within what a server allows."""


@dataclass(slots=True)
class Waits:
    """When commands were sent, and how long each took."""

    taken: list[tuple[float, float]] = field(default_factory=list)

    def between(self, start: float, end: float) -> list[float]:
        """The seconds of all that were sent in that time, the shortest first."""
        return sorted(seconds for sent, seconds in self.taken if start <= sent < end)


def share(waits: list[float], part: float) -> float:
    """The seconds within which that part of all was answered."""
    return waits[min(len(waits) - 1, int(part * len(waits)))]


@asynccontextmanager
async def playing(party: Party, where: Callable[[], str]) -> AsyncIterator[Waits]:
    """People who play one game after the other meanwhile."""
    waits = Waits()
    task = asyncio.create_task(_play_on(party, where, waits))
    try:
        yield waits
        if task.done():
            task.result()
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _play_on(party: Party, where: Callable[[], str], waits: Waits) -> None:
    tables = [table_of(party, where, guest.headers) for guest in party.guests]
    async with AllOf(tables):
        while True:
            await tables[0].start_game()
            pairs = zip(party.guests, tables, strict=True)
            await asyncio.gather(*(_play(guest, table, waits) for guest, table in pairs))


async def _play(guest: Guest, table: Table, waits: Waits) -> None:
    async for turn in table.turns():
        await asyncio.sleep(PACE)
        sent = time.monotonic()
        await turn.choose(guest.rng.choice(turn.view.legal))
        waits.taken.append((sent, time.monotonic() - sent))
