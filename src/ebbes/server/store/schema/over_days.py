"""Games over days, and how people are told that it is their turn."""

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, Table, Text, column

from ebbes.server.store.schema.columns import METADATA, partial_index, person_column, table_column

WISHES = Table(
    "wishes",
    METADATA,
    person_column(primary_key=True),
    table_column(primary_key=True),
    Column("forced", Boolean),
    Column("plan", Text),
    Index("wishes_at_table", "table_id"),
    sqlite_with_rowid=False,
)
"""What people want done at tables over days while they are not there; theirs alone."""

HOLIDAYS = Table(
    "holidays",
    METADATA,
    person_column(primary_key=True),
    Column("first_day", Text, primary_key=True),
    Column("last_day", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""Days on which no time runs for people."""

AWAITED = Table(
    "awaited",
    METADATA,
    table_column(primary_key=True),
    person_column(nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("since_at", Double, nullable=False),
    Column("until_at", Double),
    Column("round", Integer, nullable=False),
    Column("trick", Integer, nullable=False),
    Column("told_at", Double),
    partial_index("awaited_untold", "since_at", where=column("told_at").is_(None)),
    sqlite_with_rowid=False,
)
"""For whom each table over days waits since which entry, and whether they were told."""

TELLINGS = Table(
    "tellings",
    METADATA,
    person_column(primary_key=True),
    Column("how", Text, nullable=False),
    Column("nights", Boolean, nullable=False),
    Column("told_at", Double),
    sqlite_with_rowid=False,
)
"""How people want to be told that it is their turn, and when they last were."""

ADDRESSES = Table(
    "addresses",
    METADATA,
    Column("id", Text, primary_key=True),
    person_column(nullable=False, index=True),
    Column("device", Text, ForeignKey("secrets.hash", ondelete="CASCADE"), index=True),
    Column("kind", Text, nullable=False),
    Column("url", Text, nullable=False),
    Column("key", Text),
    Column("auth", Text),
    Column("one", Text, nullable=False),
    Column("many", Text, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("made_by", Text),
    Index("addresses_of_person", "person_id", "url", unique=True),
)
"""Where people want to be told: a browser that lets itself be woken, or an address of theirs."""
