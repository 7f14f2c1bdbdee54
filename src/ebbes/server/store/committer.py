"""Group commit: all appends waiting at a moment share one transaction."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeAlias

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from ebbes.server.store.batch import write_batch
from ebbes.server.store.database import Database
from ebbes.server.store.errors import NoSuchPerson, StoreError
from ebbes.server.store.schema.people import PEOPLE
from ebbes.server.store.values import Append, EntryRange

MOST = 500
"""Appends in one transaction."""
GATHER = 0.012
"""Seconds after a transaction in which appends gather for the next, where each costs less."""

TRIES = 5
"""How often one append may meet others at the end of a log."""

Outcome: TypeAlias = EntryRange | StoreError
Waiting: TypeAlias = "tuple[Append, asyncio.Future[Outcome]]"


class Committer:
    """The one place of a process that appends to logs; nobody hears of an append too early."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._next = 0.0

    async def commit(self, append: Append) -> EntryRange:
        """The answer, once it is committed. Who stops waiting does not stop the append."""
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, future))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._drain())
        outcome = await future
        if isinstance(outcome, StoreError):
            raise outcome
        return outcome

    async def close(self) -> None:
        """Returns when nothing is waiting any more."""
        if self._task is not None:
            await self._task

    async def _drain(self) -> None:
        """After a quiet moment at once; else when others had the time to join."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            await asyncio.sleep(self._next - loop.time())
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            outcomes = await self._outcomes([append for append, _ in batch])
            self._next = loop.time() + GATHER
            for (_, future), outcome in zip(batch, outcomes, strict=True):
                if not future.done():
                    future.set_result(outcome)

    async def _outcomes(self, appends: Sequence[Append]) -> Sequence[Outcome]:
        """What became of each append, whatever goes wrong."""
        try:
            return await self._written(appends)
        except StoreError as fault:
            return [type(fault)(str(fault)) for _ in appends]
        except Exception as fault:  # a task that dies in silence would leave everybody waiting
            return [StoreError(f"append failed: {fault!r}") for _ in appends]

    async def _written(self, appends: Sequence[Append]) -> Sequence[Outcome]:
        """Nearly always all is written at once; else it is looked at anew."""
        try:
            return await self._transact(appends)
        except IntegrityError:
            return await self._separately(appends)

    async def _separately(self, appends: Sequence[Append]) -> Sequence[Outcome]:
        """Together if that works by now; else each for itself: only the broken one fails."""
        if len(appends) == 1:
            return [await self._alone(appends[0])]
        try:
            return await self._transact(appends)
        except IntegrityError:
            return [outcome for each in appends for outcome in await self._outcomes([each])]

    async def _alone(self, append: Append) -> Outcome:
        """Somebody was faster once more, which a new look tells; or somebody is not there."""
        for _ in range(TRIES):
            if missing := await self._missing(append):
                return NoSuchPerson(f"no such person among {', '.join(sorted(missing))}")
            try:
                (outcome,) = await self._transact([append])
            except IntegrityError:
                continue
            return outcome
        return StoreError(f"append failed {TRIES} times: table {append.table_id!r}")

    async def _missing(self, append: Append) -> set[str]:
        """The people an append names whom nobody knows."""
        people = set(append.indexes.seats)
        if append.game is not None:
            people.update(append.game.players)
        if append.awaited is not None:
            people.add(append.awaited.person)
        rows = await self._database.ask(select(PEOPLE.c.id).where(PEOPLE.c.id.in_(people)))
        return people - {row.id for row in rows}

    async def _transact(self, appends: Sequence[Append]) -> Sequence[Outcome]:
        def work(connection: Connection) -> list[Outcome]:
            return write_batch(connection, appends, self._clock())

        return await self._database.write(work)
