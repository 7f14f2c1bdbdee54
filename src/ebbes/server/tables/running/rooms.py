"""All tables this process has to do with."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import structlog

from ebbes.server.cancelling import cancel
from ebbes.server.store.errors import NoSuchTable, StoreUnavailable
from ebbes.server.store.presence import Present
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.running.context import Context
from ebbes.server.tables.running.duty import do_duty
from ebbes.server.tables.running.history import History
from ebbes.server.tables.running.presence import present_in
from ebbes.server.tables.running.room import Room

LOG = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Duty:
    """What this process has in hand for a table."""

    task: asyncio.Task[None]
    table: Table
    """As it was when the duty began."""

    def covers(self, table: Table) -> bool:
        """Whether the table needs no other; who waits for one person waits for the next too."""
        if self.task.done():
            return False
        if self.table.decider is None or table.decider is None:
            return self.table.awaited == table.awaited
        return self.table.seats is table.seats and self.table.settings is table.settings


class Rooms:
    """Rooms by table, loaded when somebody visits them."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.history = History(context)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._duties: dict[str, Duty] = {}
        self._errands: set[asyncio.Task[None]] = set()
        self._behind: set[str] = set()
        self._reading: asyncio.Task[None] | None = None

    @property
    def open(self) -> list[Room]:
        """The rooms that are loaded."""
        return list(self._rooms.values())

    def has(self, room: Room) -> bool:
        """Whether the room is still that of its table."""
        return self._rooms.get(room.id) is room

    @property
    def present(self) -> frozenset[Present]:
        """Who is connected to which table here, of those who have a seat there or ask for one."""
        return present_in(self._rooms.values())

    @asynccontextmanager
    async def visit(self, table_id: str) -> AsyncIterator[Room]:
        """The room of a table, which stays while it is visited; or `NoSuchTable`."""
        room = self._rooms.get(table_id)
        if room is None:
            room = self._keep(await self._load(table_id))
        room.visitors += 1
        try:
            yield room
        finally:
            room.visitors -= 1

    def heard(self, table_id: str, last: int) -> None:
        """Another process says that a table has entries up to `last`."""
        room = self._rooms.get(table_id)
        if room is None or room.table.seq >= last:
            return
        if not room.visitors:
            self._forget(room)  # it is in other hands
            return
        self._behind.add(table_id)
        if self._reading is None or self._reading.done():
            self._reading = self.run(self._catch_up())

    async def _catch_up(self) -> None:
        """Bring all rooms forward that are behind, with one question to the store at a time."""
        while self._behind:
            behind, self._behind = self._behind, set()
            rooms = [room for room in self.open if room.id in behind]
            try:
                found = await self.context.store.log.read_many(
                    {each.id: each.table.seq for each in rooms}
                )
            except StoreUnavailable:
                return  # the caretaker's next round finds them again
            await asyncio.gather(*(room.take_in(found[room.id]) for room in rooms))

    def plan(self, room: Room) -> None:
        """Do the next duty of a table in the background, and no longer an older one."""
        if self.is_planned(room):
            return
        old = self._duties.pop(room.id, None)
        if old is not None and old.task is not asyncio.current_task():
            old.task.cancel()
        task = self.run(do_duty(room, room.table))
        self._duties[room.id] = Duty(task, room.table)

    def is_planned(self, room: Room) -> bool:
        """Whether this process has the next duty of a table in hand."""
        duty = self._duties.get(room.id)
        return duty is not None and duty.covers(room.table)

    def let_go(self) -> None:
        """Forget the rooms nobody visits; they can be loaded again."""
        for room in self.open:
            duty = self._duties.get(room.id)
            if not room.visitors and (duty is None or duty.task.done()):
                self._forget(room)

    def _forget(self, room: Room) -> None:
        del self._rooms[room.id]
        self.context.publisher.unfollow(room.id)
        duty = self._duties.pop(room.id, None)
        if duty is not None:
            duty.task.cancel()

    async def close(self) -> None:
        """Stop all duties; what has reached the store is finished there."""
        await cancel(list(self._errands))

    async def _load(self, table_id: str) -> Room:
        """Loaded once, however many wait for it."""
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._loaded(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _loaded(self, table_id: str) -> Room:
        try:
            row = await self.context.store.tables.find(table_id)
            if row is None:
                raise NoSuchTable(table_id)
            room = Room(table_id, row.code, self.context, self.plan)
            await room.load()
            self.context.metrics.loads.inc()
            return self._keep(room)
        finally:
            del self._loading[table_id]

    def _keep(self, room: Room) -> Room:
        """The room of a table that is followed from now on."""
        self.context.publisher.follow(room.id)
        return self._rooms.setdefault(room.id, room)

    def run(self, errand: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background; a fault in it is logged, and harms nobody."""
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and (fault := task.exception()):
            self.context.metrics.faults.inc()
            LOG.error("an errand failed", exc_info=fault)
