"""Whom people avoid, and of whom they told the operators."""

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, Table, Text

from ebbes.server.store.schema.columns import METADATA, person_column, table_column

BLOCKS = Table(
    "blocks",
    METADATA,
    Column("id", Integer, primary_key=True),
    person_column(nullable=False),
    Column("blocked_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("name", Text, nullable=False),
    Column("made_at", Double, nullable=False),
    Index("blocks_by_pair", "person_id", "blocked_id", unique=True),
    Index("blocks_by_blocked", "blocked_id"),
)
"""Whom somebody does not want to sit with, by the name they had then."""

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    person_column(nullable=False),
    Column("reported_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("name", Text, nullable=False),
    table_column(nullable=False),
    Column("why", Text, nullable=False),
    Column("doings", Text, nullable=False),
    Column("made_at", Double, nullable=False),
    Index("reports_by_person", "person_id", "made_at"),
    Index("reports_by_reported", "reported_id"),
)
"""What somebody told the operators of somebody else, and what those had done there."""
