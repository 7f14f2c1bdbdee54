"""All tables this process has to do with."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import structlog

from ebbes.server.store.errors import NoSuchTable
from ebbes.server.tables.duty import do_duty
from ebbes.server.tables.house import House
from ebbes.server.tables.room import Room

LOG = structlog.get_logger()


class Rooms:
    """Rooms by table, loaded when somebody visits them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._duties: dict[str, asyncio.Task[None]] = {}
        self._errands: set[asyncio.Task[None]] = set()

    @property
    def open(self) -> list[Room]:
        """The rooms that are loaded."""
        return list(self._rooms.values())

    @asynccontextmanager
    async def visit(self, table_id: str) -> AsyncIterator[Room]:
        """The room of a table, which stays while it is visited; or `NoSuchTable`."""
        room = self._rooms.get(table_id) or await self._load(table_id)
        room.visitors += 1
        try:
            yield room
        finally:
            room.visitors -= 1

    def heard(self, table_id: str, last: int) -> None:
        """Another process says that a table has entries up to `last`."""
        room = self._rooms.get(table_id)
        if room is not None and room.table.seq < last:
            self.run(room.catch_up())

    def plan(self, room: Room) -> None:
        """Do the next duty of a table in the background, and no longer an older one."""
        old = self._duties.pop(room.id, None)
        if old is not None and old is not asyncio.current_task():
            old.cancel()
        self._duties[room.id] = self.run(do_duty(room))

    def is_planned(self, room: Room) -> bool:
        """Whether this process has the next duty of a table in hand."""
        task = self._duties.get(room.id)
        return task is not None and not task.done()

    def let_go(self) -> None:
        """Forget the rooms nobody visits; they can be loaded again."""
        for room in self.open:
            if not room.visitors and not self.is_planned(room):
                del self._rooms[room.id]
                self._duties.pop(room.id, None)

    async def close(self) -> None:
        """Stop all duties; what has reached the store is finished there."""
        tasks = list(self._errands)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _load(self, table_id: str) -> Room:
        """Loaded once, however many wait for it."""
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._loaded(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _loaded(self, table_id: str) -> Room:
        try:
            kept = await self.house.store.table(table_id)
            if kept is None:
                raise NoSuchTable(table_id)
            room = Room(table_id, kept.code, self.house, self.plan)
            await room.catch_up()
            self._rooms[table_id] = room
            return room
        finally:
            del self._loading[table_id]

    def run(self, errand: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background; a fault in it is logged, and harms nobody."""
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and (fault := task.exception()):
            self.house.metrics.faults.inc()
            LOG.error("an errand failed", exc_info=fault)
