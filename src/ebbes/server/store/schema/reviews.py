"""Reviews of games, and who asked for them."""

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, LargeBinary, Table, Text, column

from ebbes.server.store.schema.columns import METADATA, partial_index, person_column

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("game_id", Text, ForeignKey("games.id"), primary_key=True),
    Column("fingerprint", Text, nullable=False),
    Column("first_seat", Integer),
    Column("asked_at", Double, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("claimed_by", Text),
    Column("due_at", Double),
    Column("failures", Integer, nullable=False, server_default="0"),
    partial_index("reviews_due_at", "due_at", where=column("due_at").is_not(None)),
)
"""Whoever works on one has claimed it until it is due again; one that is done is never due.

Nor is one that failed so often that it was given up: it has failures.
"""

REVIEW_ASKERS = Table(
    "review_askers",
    METADATA,
    person_column(primary_key=True),
    Column("game_id", Text, ForeignKey("games.id"), primary_key=True),
    Column("asked_at", Double, nullable=False),
    Index("review_askers_of_game", "game_id"),
    sqlite_with_rowid=False,
)
