"""Goes round the tables: nothing waits for a process that died, and nothing is missed."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Self

import structlog

from ebbes.protocol.table_events import TableEnded
from ebbes.server.store.errors import StoreUnavailable
from ebbes.server.store.values import Table as Kept
from ebbes.server.tables.deciding.draft import Draft
from ebbes.server.tables.deciding.play import show_proof
from ebbes.server.tables.model.timing import due
from ebbes.server.tables.running.notes import mark_of
from ebbes.server.tables.running.room import Room
from ebbes.server.tables.running.rooms import Rooms

LOG = structlog.get_logger()

Work = Callable[[Room], Awaitable[None]]
"""What a round does at one table."""

LATE = 3.0
"""Seconds after which a duty is anybody's: whoever had it in hand may be dead."""


class Caretaker:
    """The rounds one process makes, again and again."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._context = rooms.context
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        rounds: list[tuple[float, Callable[[], Awaitable[None]]]] = [
            (1.0, self.take_over_duties),
            (2.0, self.catch_up),
            (5.0, self.note_seen),
            (30.0, self.let_go),
            (300.0, self.end_idle_tables),
        ]
        self._tasks = [asyncio.create_task(self._again(*each)) for each in rounds]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def take_over_duties(self) -> None:
        """Do what should have been done a while ago, whoever had it in hand."""
        for table in await self._context.store.tables.due(self._context.clock() - LATE):
            await self._look_after(table, self._take_over)

    async def catch_up(self) -> None:
        """Look into the store for what nobody told this process."""
        rooms = {room.id: room for room in self._rooms.open}
        for table_id, last in (await self._context.store.tables.last_seqs(rooms)).items():
            self._rooms.heard(table_id, last)

    def look_soon(self) -> None:
        """Catch up now, as something may have been missed."""
        self._rooms.run(self.catch_up())

    async def note_seen(self) -> None:
        """Tell all processes who is connected to this one."""
        await self._context.store.presence.note(
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
        late = self._context.clock() - self._context.timing.idle
        for table in await self._context.store.tables.untouched(late):
            await self._look_after(table, partial(_end_idle, seq=table.last_seq))

    async def _look_after(self, table: Kept, work: Work) -> None:
        """One table that cannot be read holds up no other."""
        try:
            async with self._rooms.visit(table.id) as room:
                await room.catch_up()
                await work(room)
        except StoreUnavailable:
            raise
        except Exception:
            LOG.exception("a table was passed over", table=mark_of(table.id))

    async def _take_over(self, room: Room) -> None:
        """The store may think that something is due where nothing is any more."""
        if due(room.table, self._context.timing) is None:
            await self._context.store.tables.postpone(room.id, room.table.seq, None)
        elif not self._rooms.is_planned(room):
            self._context.metrics.taken_over.inc()
            LOG.info("a late duty is taken over", table=mark_of(room.id))
        self._rooms.plan(room)

    async def _again(self, seconds: float, walk: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await walk()
            except StoreUnavailable as fault:
                LOG.warning("a round was broken off", why=str(fault))
            except Exception:
                LOG.exception("a round was broken off")
            await self._context.sleep(seconds)


async def _end_idle(room: Room, seq: int) -> None:
    await room.act(partial(end_idle, seq=seq))


def end_idle(draft: Draft, seq: int) -> None:
    """Close a table whose log still ends there; its game is proven as far as it went."""
    if draft.table.seq == seq:
        show_proof(draft)
        draft.add(TableEnded(reason="idle"))
