"""A look at the rows themselves."""

from sqlalchemy import select

from ebbes.server.store import Store
from ebbes.server.store.schema import TABLES


async def last_seq(store: Store, table_id: str) -> int:
    """Where a log ends."""
    return (await store.log.last_seqs([table_id]))[table_id]


async def open_tables(store: Store) -> list[str]:
    """Every table that has not ended, the oldest first."""
    c = TABLES.c
    query = select(c.id).where(c.ended_at.is_(None)).order_by(c.created_at, c.id)
    return [row.id for row in await store.tables._rows(query)]


async def due_tables(store: Store, until: float) -> list[str]:
    """Tables that should have been looked after by then."""
    query = select(TABLES.c.id).where(TABLES.c.due_at <= until)
    return [row.id for row in await store.tables._rows(query)]
