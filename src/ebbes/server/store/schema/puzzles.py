"""Puzzles: how hard they are, and what people answered."""

from sqlalchemy import Boolean, Column, Double, Index, Integer, Table, Text, column

from ebbes.server.store.schema.columns import METADATA, partial_index, person_column

PUZZLERS = Table(
    "puzzlers",
    METADATA,
    person_column(primary_key=True),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("rated_at", Double, nullable=False),
    Column("returns", Boolean, nullable=False),
    sqlite_with_rowid=False,
)
"""How strong people are at puzzles, and whether they want to see again what they missed."""

PUZZLE_RATINGS = Table(
    "puzzle_ratings",
    METADATA,
    Column("puzzle_id", Text, primary_key=True),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("answers", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""How hard puzzles are, of those that somebody has answered."""

PUZZLE_ANSWERS = Table(
    "puzzle_answers",
    METADATA,
    person_column(primary_key=True),
    Column("puzzle_id", Text, primary_key=True),
    Column("card", Text, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("answered_at", Double, nullable=False),
    Column("last_outcome", Text, nullable=False),
    Column("last_at", Double, nullable=False),
    Column("stability", Double),
    Column("difficulty", Double),
    Column("due_at", Double),
    Index("puzzle_answers_last_at", "person_id", "last_at"),
    partial_index(
        "puzzle_answers_due_at", "person_id", "due_at", where=column("due_at").is_not(None)
    ),
    sqlite_with_rowid=False,
)
"""The first answer of a person to a puzzle, and what became of it since."""
