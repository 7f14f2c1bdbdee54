"""The processes of the server, who is there, and what the operators ordered."""

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, Table, Text, true

from ebbes.server.store.schema.columns import METADATA

PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("beat_at", Double, nullable=False),
    Column("awake_since", Double, nullable=False),
)

PRESENT = Table(
    "present",
    METADATA,
    Column("process_id", Text, ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("in_lobby", Boolean, nullable=False, server_default=true()),
    Index("present_at_table", "table_id"),
    sqlite_with_rowid=False,
)

ORDERS = Table(
    "orders",
    METADATA,
    Column("kind", Text, primary_key=True),
    Column("target", Text, primary_key=True),
    Column("made_at", Double, nullable=False),
    Column("until_at", Double),
    sqlite_with_rowid=False,
)

FLOODS = Table(
    "floods",
    METADATA,
    Column("process_id", Text, ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("target", Text, primary_key=True),
    Column("times", Integer, nullable=False),
    Column("banned_until", Double),
    sqlite_with_rowid=False,
)
