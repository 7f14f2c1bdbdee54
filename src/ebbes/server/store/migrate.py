"""Bringing a database to the schema this version knows: a new one at once, others step by step.

One transaction does it all, and only one process at a time has it: the others wait for an advisory
lock on PostgreSQL, for the write lock on SQLite, and then find nothing left to do.
"""

import asyncio
from threading import Lock

from sqlalchemy import (
    URL,
    Column,
    Connection,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    insert,
    inspect,
    select,
    text,
)

from ebbes.server.store.database import faults_told
from ebbes.server.store.engines import patient_engine, sqlite_writing
from ebbes.server.store.migrations import NEWEST
from ebbes.server.store.schema import METADATA

LOCK = text("SELECT pg_advisory_xact_lock(3220228357)")
REVISIONS = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32)),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""As Alembic makes it."""
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
    engine = sqlite_writing(url)
    try:
        with engine.begin() as connection:
            bring_up(connection)
    finally:
        engine.dispose()


async def _migrate_postgresql(url: URL) -> None:
    engine = patient_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.execute(LOCK)
            await connection.run_sync(bring_up)
    finally:
        await engine.dispose()


def bring_up(connection: Connection) -> None:
    """Makes the tables of a new database; another one gets the steps it lacks."""
    found = _revision(connection)
    if found is None:
        METADATA.create_all(connection)
        REVISIONS.create(connection)
        connection.execute(insert(REVISIONS), {"version_num": NEWEST})
    elif found != NEWEST:
        from ebbes.server.store.steps import run_steps

        run_steps(connection, found)


def _revision(connection: Connection) -> str | None:
    """Where the database is; None if it is new."""
    if not inspect(connection).has_table(REVISIONS.name):
        return None
    found: str | None = connection.scalar(select(REVISIONS.c.version_num))
    return found
