"""People, and what others may see of them."""

from sqlalchemy import Boolean, Column, Double, Table, Text, column

from ebbes.server.store.schema.columns import METADATA, partial_index, person_column

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("finished_at", Double),
    Column("seen_at", Double),
    partial_index("people_seen_at", "seen_at", where=column("finished_at").is_not(None)),
    partial_index("people_new_seen_at", "seen_at", where=column("finished_at").is_(None)),
)

OPENNESS = Table(
    "openness",
    METADATA,
    person_column(primary_key=True),
    Column("strength", Boolean, nullable=False),
    Column("games", Boolean, nullable=False),
    Column("results", Boolean, nullable=False),
    sqlite_with_rowid=False,
)
"""What others may see of somebody, who has chosen it."""
