"""Who reads the database: each look is one errand, a plain function of a connection."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Protocol

from sqlalchemy import URL

from ebbes.server.store.engines import READERS, postgresql_reading, sqlite_reading
from ebbes.server.store.errors import StoreUnavailable
from ebbes.server.store.work import Found, Work


class Reader(Protocol):
    """Runs work on connections that change nothing."""

    async def look(self, work: Work[Found]) -> Found:
        """What the work finds in one state of the database."""

    async def ask(self, work: Work[Found]) -> Found:
        """What the work finds by a single question."""

    async def close(self) -> None:
        """Lets go of all connections."""


class SqliteReader:
    """A few threads with a connection each.

    The loop and a thread meet once a look, not once a statement.
    """

    def __init__(self, url: URL) -> None:
        self._engine = sqlite_reading(url)
        self._threads = ThreadPoolExecutor(READERS, "reader")
        self._is_closed = False

    async def look(self, work: Work[Found]) -> Found:
        """What the work finds in one state of the database."""
        if self._is_closed:
            raise StoreUnavailable("the store is closed")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, partial(self._found, work))

    async def ask(self, work: Work[Found]) -> Found:
        """What the work finds by a single question."""
        return await self.look(work)

    async def close(self) -> None:
        """Ends the threads after what they have been given, and their connections with them."""
        self._is_closed = True
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()

    def _found(self, work: Work[Found]) -> Found:
        with self._engine.connect() as connection:
            return work(connection)


class PostgresqlReader:
    """Connections side by side; a single question needs no transaction around it."""

    def __init__(self, url: URL) -> None:
        self._engine = postgresql_reading(url)
        self._questions = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def look(self, work: Work[Found]) -> Found:
        """What the work finds in one state of the database."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def ask(self, work: Work[Found]) -> Found:
        """What the work finds by a single question."""
        async with self._questions.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Lets go of all connections."""
        await self._engine.dispose()


def reader_for(url: URL) -> Reader:
    """The reader of a database."""
    return SqliteReader(url) if url.get_backend_name() == "sqlite" else PostgresqlReader(url)
