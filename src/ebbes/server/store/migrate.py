"""Bringing a database to the schema this version knows.

One transaction does it all, and only one process at a time has it: the others wait for an advisory
lock on PostgreSQL, for the write lock on SQLite, and then find nothing left to do.
"""

import asyncio
from pathlib import Path
from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, text

from ebbes.server.store.engines import sqlite_file, write_engine
from ebbes.server.store.errors import SchemaTooNew
from ebbes.server.store.faults import faults_told

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = text("SELECT pg_advisory_xact_lock(3220228357)")
_ONE_AT_A_TIME = Lock()
"""Alembic keeps what it is doing in globals."""


async def migrate(url: URL) -> None:
    """Runs the steps the database still lacks, in a thread of its own."""
    await asyncio.to_thread(_migrate, url)


def _migrate(url: URL) -> None:
    with _ONE_AT_A_TIME, faults_told():
        if url.get_backend_name() == "sqlite":
            with sqlite_file(url).begin() as connection:
                _run_steps(connection)
        else:
            asyncio.run(_migrate_postgresql(url))


async def _migrate_postgresql(url: URL) -> None:
    engine = write_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.execute(LOCK)
            await connection.run_sync(_run_steps)
    finally:
        await engine.dispose()


def _run_steps(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found not in known | {None}:
        raise SchemaTooNew(f"the database has schema {found!r}, which needs a newer ebbes")
    command.upgrade(config, "head")
