"""Bringing a database to the schema this version knows.

One transaction does it all, and only one process at a time has it: the others wait for an advisory
lock on PostgreSQL, for the write lock on SQLite, and then find nothing left to do.
"""

import asyncio
from threading import Lock

from sqlalchemy import URL, Connection, inspect, text

from ebbes.server.store.database import faults_told
from ebbes.server.store.engines import patient_engine, sqlite_engine
from ebbes.server.store.migrations import NEWEST

LOCK = text("SELECT pg_advisory_xact_lock(3220228357)")
REVISION = text("SELECT version_num FROM alembic_version")
_ONE_AT_A_TIME = Lock()
"""Alembic keeps what it is doing in globals."""


async def migrate(url: URL) -> None:
    """Runs the steps the database still lacks, in a thread of its own."""
    await asyncio.to_thread(_migrate, url)


def _migrate(url: URL) -> None:
    with _ONE_AT_A_TIME, faults_told():
        if url.get_backend_name() == "sqlite":
            _migrate_sqlite(url)
        else:
            asyncio.run(_migrate_postgresql(url))


def _migrate_sqlite(url: URL) -> None:
    engine = sqlite_engine(url)
    try:
        with engine.begin() as connection:
            _run_steps(connection)
    finally:
        engine.dispose()


async def _migrate_postgresql(url: URL) -> None:
    engine = patient_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.execute(LOCK)
            await connection.run_sync(_run_steps)
    finally:
        await engine.dispose()


def _run_steps(connection: Connection) -> None:
    found = _revision(connection)
    if found != NEWEST:
        from ebbes.server.store.steps import run_steps

        run_steps(connection, found)


def _revision(connection: Connection) -> str | None:
    """Where the database is; None if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(REVISION)
    return found
