"""Goes round the tables: nothing waits for a process that died, and nothing is missed."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Self

import structlog

from ebbes.protocol.table_events import TableEnded
from ebbes.server.store.errors import NoSuchTable, StoreUnavailable
from ebbes.server.tables.draft import Draft
from ebbes.server.tables.mark import mark_of
from ebbes.server.tables.play import show_proof
from ebbes.server.tables.rooms import Rooms

LOG = structlog.get_logger()

LATE = 3.0
"""Seconds after which a duty is anybody's: whoever had it in hand may be dead."""


class Caretaker:
    """The rounds one process makes, again and again."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._house = rooms.house
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        rounds: list[tuple[float, Callable[[], Awaitable[None]]]] = [
            (1.0, self.take_over_duties),
            (2.0, self.catch_up),
            (5.0, self.note_seen),
            (30.0, self.let_go),
            (300.0, self.end_idle_tables),
        ]
        self._tasks = [asyncio.create_task(_again(*each)) for each in rounds]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def take_over_duties(self) -> None:
        """Do what should have been done a while ago, whoever had it in hand."""
        for table in await self._house.store.due_tables(self._house.clock() - LATE):
            async with self._rooms.visit(table.id) as room:
                if not self._rooms.is_planned(room):
                    await room.catch_up()
                    self._rooms.plan(room)
                    self._house.metrics.taken_over.inc()
                    LOG.info("a late duty is taken over", table=mark_of(room.id))

    async def catch_up(self) -> None:
        """Look into the store for what nobody told this process."""
        rooms = {room.id: room for room in self._rooms.open}
        for table_id, last in (await self._house.store.last_seqs(rooms)).items():
            self._rooms.heard(table_id, last)

    def look_soon(self) -> None:
        """Catch up now, as something may have been missed."""
        self._rooms.run(self.catch_up())

    async def note_seen(self) -> None:
        """Tell all processes who is connected to this one."""
        await self._house.store.note_seen(
            {
                (listener.person, room.id)
                for room in self._rooms.open
                for listener in room.listeners
                if listener.person is not None and listener.you.seat is not None
            }
        )

    async def let_go(self) -> None:
        """Forget rooms nobody is in."""
        self._rooms.let_go()

    async def end_idle_tables(self) -> None:
        """Close tables that nobody has touched for long; their games stay."""
        late = self._house.clock() - self._house.timing.idle
        for table in await self._house.store.untouched_tables(late):
            async with self._rooms.visit(table.id) as room:
                await room.catch_up()
                await room.act(end_idle, room.table.moved)


def end_idle(draft: Draft) -> None:
    """Close a table; a game that was not finished is proven as far as it went."""
    show_proof(draft)
    draft.add(TableEnded(reason="idle"))


async def _again(seconds: float, walk: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await walk()
        except (StoreUnavailable, NoSuchTable) as fault:
            LOG.warning("a round was broken off", why=str(fault))
        await asyncio.sleep(seconds)
