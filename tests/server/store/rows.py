"""A look at the rows themselves."""

import zlib

from sqlalchemy import select

from ebbes.json_types import Json
from ebbes.server.store import Store
from ebbes.server.store.body import unsqueezed
from ebbes.server.store.schema.tables import TABLES


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


def unsqueezed_or_none(body: bytes) -> Json:
    """What was squeezed; None for bytes that are a key."""
    try:
        return unsqueezed(body)
    except zlib.error:
        return None
