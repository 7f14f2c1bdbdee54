"""Who writes to the database: each transaction is one errand, a plain function of a connection."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from typing import Protocol, TypeAlias, TypeVar

from sqlalchemy import URL, Connection

from ebbes.server.store.engines import BUSY_SECONDS, postgresql_engine, sqlite_engine
from ebbes.server.store.errors import StoreUnavailable

Found = TypeVar("Found")
Work: TypeAlias = Callable[[Connection], Found]

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

    The loop and the thread meet once a transaction, not once a statement.
    """

    def __init__(self, url: URL) -> None:
        self._engine = sqlite_engine(url)
        self._thread = ThreadPoolExecutor(1, "writer")
        self._is_closed = False

    async def transact(self, work: Work[Found]) -> Found:
        """What the work finds, once it is committed; a queue is not waited in for ever."""
        if self._is_closed:
            raise StoreUnavailable("the store is closed")
        async with asyncio.timeout(BUSY_SECONDS):
            return await self._run(partial(self._commit, work))

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

    def _commit(self, work: Work[Found]) -> Found:
        try:
            with self._engine.begin() as connection:
                return work(connection)
        except StopIteration as fault:  # no future can hold it, and its owner would wait for ever
            raise RuntimeError("an errand raised StopIteration") from fault


class PostgresqlWriter:
    """Connections side by side."""

    def __init__(self, url: URL) -> None:
        self._engine = postgresql_engine(url)

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
