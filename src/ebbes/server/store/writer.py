"""Who writes to the database: each transaction is one errand, a plain function of a connection."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from typing import Any, Protocol, TypeAlias

from sqlalchemy import URL

from ebbes.server.store.engines import BUSY_SECONDS, postgresql_writing, sqlite_writing
from ebbes.server.store.errors import StoreUnavailable
from ebbes.server.store.work import Found, Work

Errand: TypeAlias = "tuple[Work[Any], Future[Any]]"
"""What is to be done, and what became of it."""
MOST = 64
"""Errands in one transaction: a long one keeps all of them waiting."""
ERASE_MILLISECONDS = 200
"""How long a file is tried to be emptied while somebody reads it."""


class Writer(Protocol):
    """Runs work in transactions of its own."""

    async def transact(self, work: Work[Found]) -> Found:
        """What the work finds, once it is committed."""

    async def erase(self) -> bool:
        """Whether nothing of what was deleted is left in files of our own beside the database."""

    async def others(self) -> int | None:
        """A number that is another one as soon as somebody else has written; None if unknown."""

    async def close(self) -> None:
        """Lets go of all connections."""


class SqliteWriter:
    """A thread with the one connection that writes: it never finds its snapshot stale.

    The loop and the thread meet once a transaction, not once a statement. Errands that wait while
    one is on its way to the disk share the next transaction.
    """

    def __init__(self, url: URL) -> None:
        self._engine = sqlite_writing(url)
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: deque[Errand] = deque()
        self._is_closed = False

    async def transact(self, work: Work[Found]) -> Found:
        """What the work finds, once it is committed; a queue is not waited in for ever.

        It may be done more than once, and whatever it has done before is undone then.
        """
        if self._is_closed:
            raise StoreUnavailable("the store is closed")
        found: Future[Found] = Future()
        self._waiting.append((work, found))
        self._thread.submit(self._commit_waiting)
        async with asyncio.timeout(BUSY_SECONDS):
            return await asyncio.wrap_future(found)

    async def erase(self) -> bool:
        """Brings the write-ahead file into the database and empties it, if nobody reads it."""
        return await self._run(self._checkpoint)

    async def others(self) -> int | None:
        """SQLite counts, for each connection, what was committed by all the others."""
        return await self._run(self._data_version)

    async def close(self) -> None:
        """Ends the thread after what it has been given, and its connection with it."""
        if self._is_closed:
            return
        self._is_closed = True
        disposed = self._run(self._engine.dispose)
        self._thread.shutdown(wait=False)
        await disposed

    def _run(self, errand: Callable[[], Found]) -> asyncio.Future[Found]:
        return asyncio.get_running_loop().run_in_executor(self._thread, errand)

    def _checkpoint(self) -> bool:
        """All that is to be written waits for this, so it waits for readers hardly at all."""
        with closing(self._engine.raw_connection()) as connection:
            cursor = connection.cursor()
            cursor.execute(f"PRAGMA busy_timeout = {ERASE_MILLISECONDS}")
            try:
                cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                is_busy = cursor.fetchall()[0][0]
            finally:
                cursor.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")
            return not is_busy

    def _data_version(self) -> int:
        with closing(self._engine.raw_connection()) as connection:
            cursor = connection.cursor()
            cursor.execute("PRAGMA data_version")
            return int(cursor.fetchall()[0][0])

    def _commit_waiting(self) -> None:
        """All that wait share a commit; if one of them fails, each has its own."""
        taken = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
        errands = [errand for errand in taken if errand[1].set_running_or_notify_cancel()]
        if not self._are_committed(errands):
            for errand in errands:
                self._commit_alone(errand)

    def _are_committed(self, errands: Sequence[Errand]) -> bool:
        """Whether they could be done together; one alone has nobody to share with."""
        if len(errands) < 2:
            return False
        try:
            self._commit(errands)
        except Exception:  # whose it was shows when each is done for itself
            return False
        return True

    def _commit_alone(self, errand: Errand) -> None:
        try:
            self._commit([errand])
        except Exception as fault:
            errand[1].set_exception(fault)

    def _commit(self, errands: Sequence[Errand]) -> None:
        with self._engine.begin() as connection:
            results = [work(connection) for work, _ in errands]
        for (_, found), result in zip(errands, results, strict=True):
            found.set_result(result)


class PostgresqlWriter:
    """Connections side by side."""

    def __init__(self, url: URL) -> None:
        self._engine = postgresql_writing(url)

    async def transact(self, work: Work[Found]) -> Found:
        """What the work finds, once it is committed."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def erase(self) -> bool:
        """PostgreSQL recycles its write-ahead files by itself."""
        return True

    async def others(self) -> int | None:
        """PostgreSQL does not tell."""
        return None

    async def close(self) -> None:
        """Lets go of all connections."""
        await self._engine.dispose()


def writer_for(url: URL) -> Writer:
    """The writer of a database."""
    return SqliteWriter(url) if url.get_backend_name() == "sqlite" else PostgresqlWriter(url)
