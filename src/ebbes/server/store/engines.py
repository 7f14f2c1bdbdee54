"""Connections to SQLite or PostgreSQL that lose nothing they have acknowledged.

SQLite runs with a write-ahead log and synchronous=FULL: the log is on the disk before a commit
returns, so a commit outlives a killed process and a power cut (NORMAL would outlive only the
first). PostgreSQL does the same unless its own `synchronous_commit` was turned off. The smallest
pages there are (in new files, and in copies of old ones) keep small what a play writes: each one
changes a page of its table's index. Freed pages are overwritten. The log is brought into the
database after 16 MB: what many plays have changed is then written once.
"""

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

BUSY_SECONDS = 60
PAGE = 512
PRAGMAS = (
    f"page_size = {PAGE}",
    f"busy_timeout = {BUSY_SECONDS * 1000}",
    "journal_mode = WAL",
    "synchronous = FULL",
    f"wal_autocheckpoint = {16_000_000 // PAGE}",
    "fullfsync = ON",
    "foreign_keys = ON",
    "secure_delete = ON",
)
SQLITE = {"timeout": BUSY_SECONDS, "isolation_level": None}
READERS = 12
"""Connections that stay open to read with; each has a thread, which is dear to begin."""


def sqlite_reading(url: URL) -> Engine:
    """Connections whose transactions see one state of the database."""
    return _sqlite(url, "BEGIN", READERS)


def sqlite_writing(url: URL) -> Engine:
    """A single connection to write with."""
    return _sqlite(url, "BEGIN IMMEDIATE", 1)


def postgresql_reading(url: URL) -> AsyncEngine:
    """Connections whose transactions see one state of the database.

    Whoever finds one lost reads again; all others are made anew then.
    """
    return _postgresql(url, isolation_level="REPEATABLE READ")


def postgresql_writing(url: URL) -> AsyncEngine:
    """Connections to write with."""
    return _postgresql(url, pool_pre_ping=True)


def patient_engine(url: URL) -> AsyncEngine:
    """A connection to PostgreSQL for statements that may take as long as they need."""
    return create_async_engine(url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)


def _postgresql(url: URL, **options: str | bool) -> AsyncEngine:
    limits = {"timeout": BUSY_SECONDS, "command_timeout": BUSY_SECONDS}
    return create_async_engine(url, connect_args=limits, hide_parameters=True, **options)


def _sqlite(url: URL, begin: str, most: int) -> Engine:
    engine = create_engine(
        url, connect_args=SQLITE, hide_parameters=True, pool_size=most, max_overflow=0
    )
    _listen(engine, begin)
    return engine


def _listen(engine: Engine, begin: str) -> None:
    @event.listens_for(engine, "connect")
    def set_pragmas(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin_as_told(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
