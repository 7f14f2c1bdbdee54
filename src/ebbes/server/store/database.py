"""Transactions on the store's database, and its faults in the store's own words."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

import asyncpg
from sqlalchemy import URL, Connection, Executable, Row
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ebbes.server.store.errors import StoreError, StoreUnavailable
from ebbes.server.store.reader import reader_for
from ebbes.server.store.work import Found, Work
from ebbes.server.store.writer import writer_for

WAITS = (0.05, 0.2, 0.8)
"""Seconds before each new try."""
LOST = (PoolTimeout, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
ROLLED_BACK = ("40001", "40P01")
"""What PostgreSQL says when a transaction stood in another's way, and was undone."""


class Database:
    """Runs work in transactions of its own."""

    def __init__(self, url: URL) -> None:
        self._reader = reader_for(url)
        self._writer = writer_for(url)
        self._others: int | None = None

    async def read(self, work: Work[Found]) -> Found:
        """What the work finds in one state; it is done again if the connection is lost."""
        return await _patiently(partial(self._reader.look, partial(_found, work)))

    async def ask(self, question: Executable) -> Sequence[Row[Any]]:
        """The rows that answer a single question."""

        def work(connection: Connection) -> Sequence[Row[Any]]:
            return connection.execute(question).all()

        return await _patiently(partial(self._reader.ask, work))

    async def write(self, work: Work[Found]) -> Found:
        """What the work finds, once it is committed; done again only if surely undone."""
        for wait in WAITS:
            try:
                return await self._write_once(work)
            except StoreUnavailable as fault:
                if not was_rolled_back(fault):
                    raise
                await asyncio.sleep(wait)
        return await self._write_once(work)

    async def erase(self) -> bool:
        """Whether nothing of what was deleted is left in files of ours beside the database."""
        with faults_told():
            return await self._writer.erase()

    async def changed_by_others(self) -> bool:
        """Whether another process may have written since this was asked last."""
        with faults_told():
            others = await self._writer.others()
        before, self._others = self._others, others
        return others is None or others != before

    async def close(self) -> None:
        """Lets go of all connections."""
        await self._reader.close()
        await self._writer.close()

    async def _write_once(self, work: Work[Found]) -> Found:
        with faults_told():
            return await self._writer.transact(partial(_found, work))


def _found(work: Work[Found], connection: Connection) -> Found:
    """What work finds in a thread, whose future could not hold a StopIteration."""
    try:
        return work(connection)
    except StopIteration as fault:
        raise RuntimeError("an errand raised StopIteration") from fault


async def _patiently(look: Callable[[], Awaitable[Found]]) -> Found:
    """What a look finds; a store that does not answer is asked some more times."""
    for wait in WAITS:
        try:
            return await _told(look)
        except StoreUnavailable:
            await asyncio.sleep(wait)
    return await _told(look)


async def _told(look: Callable[[], Awaitable[Found]]) -> Found:
    with faults_told():
        return await look()


@contextmanager
def faults_told() -> Iterator[None]:
    """No fault leaves this block but as a `StoreError`, except a broken constraint."""
    try:
        yield
    except IntegrityError:
        raise
    except (ProgrammingError, DataError) as fault:
        raise StoreError(_line(fault.orig)) from fault
    except DBAPIError as fault:
        raise StoreUnavailable(f"the database does not answer: {_line(fault.orig)}") from fault
    except LOST as fault:
        raise StoreUnavailable(f"the database does not answer: {_line(fault)}") from fault
    except SQLAlchemyError as fault:
        raise StoreError(_line(fault)) from fault


def was_rolled_back(fault: BaseException) -> bool:
    """Whether the transaction may simply be tried again."""
    cause = fault.__cause__
    if not isinstance(cause, DBAPIError):
        return False
    return getattr(cause.orig, "sqlstate", None) in ROLLED_BACK


def _line(fault: BaseException | None) -> str:
    return (str(fault) or type(fault).__name__).splitlines()[0]
