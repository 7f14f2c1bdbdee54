"""Tables: their logs, and who sits at them."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    column,
    true,
)
from sqlalchemy.sql.elements import ColumnElement

from ebbes.server.store.schema.columns import METADATA, partial_index, person_column, table_column

OPEN = column("ended_at").is_(None)
AT_OPEN_TABLE: ColumnElement[bool] = column("is_open")

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("creator", Text),
    Column("creation", Text),
    Column("created_at", Double, nullable=False),
    Column("touched_at", Double, nullable=False),
    Column("due_at", Double),
    Column("trim_at", Double),
    Column("ended_at", Double),
    Index("tables_code", "code"),
    Index("tables_creation", "creator", "creation", unique=True),
    partial_index("tables_open_code", "code", where=OPEN, unique=True),
    partial_index("tables_due_at", "due_at", where=column("due_at").is_not(None)),
    partial_index("tables_trim_at", "trim_at", where=column("trim_at").is_not(None)),
    partial_index("tables_touched_at", "touched_at", where=OPEN),
    partial_index("tables_lobby", "created_at", where=OPEN & column("public")),
)

ENTRIES = Table(
    "entries",
    METADATA,
    table_column(primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    Column("actor", Text),
    Column("client_id", Text),
    Column("turn", Integer),
)
"""On SQLite in the order written: what is committed together lies together.

The last one of an append says for which person's seat the table waits, if it waits for a person.
"""

CHECKPOINTS = Table(
    "checkpoints",
    METADATA,
    table_column(primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

SEATS = Table(
    "seats",
    METADATA,
    person_column(primary_key=True),
    table_column(primary_key=True),
    Column("seat", Integer),
    Column("seen_at", Double),
    Column("is_open", Boolean, nullable=False, server_default=true()),
    partial_index("seats_open", "person_id", "is_open", "seat", where=AT_OPEN_TABLE),
    partial_index("seats_open_at_table", "table_id", where=AT_OPEN_TABLE),
    sqlite_with_rowid=False,
)
"""Who has been at a table, and whether it is open: whoever has been at thousands is asked for few.

All that is asked for is in the index, or SQLite would rather go through the thousands.
"""
