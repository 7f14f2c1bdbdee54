"""The tables of the database, as the newest migration leaves them."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    column,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("last_seq", Integer, nullable=False),
    Column("summary", Text, nullable=False),
    Column("creator", Text),
    Column("creation", Text),
    Column("created_at", Double, nullable=False),
    Column("touched_at", Double, nullable=False),
    Column("due_at", Double),
    Column("ended_at", Double),
    Index("tables_code", "code"),
    Index("tables_due_at", "due_at"),
    Index("tables_creation", "creator", "creation", unique=True),
    Index(
        "tables_open_code",
        "code",
        unique=True,
        sqlite_where=column("ended_at").is_(None),
        postgresql_where=column("ended_at").is_(None),
    ),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

COMMANDS = Table(
    "commands",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("actor", Text, primary_key=True),
    Column("client_id", Text, primary_key=True),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    sqlite_with_rowid=False,
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("finished_at", Double),
)

SECRETS = Table(
    "secrets",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column(
        "person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("created_at", Double, nullable=False),
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    Column(
        "person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("label", Text, nullable=False),
    Column("created_at", Double, nullable=False),
)

LINKS = Table(
    "links",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column(
        "person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("expires_at", Double, nullable=False),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer),
    Column("seen_at", Double),
    sqlite_with_rowid=False,
)
