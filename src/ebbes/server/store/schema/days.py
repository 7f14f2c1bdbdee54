"""Hands of the day, and what bots do at given cards."""

from sqlalchemy import Column, Double, Index, Integer, Table, Text

from ebbes.server.store.schema.columns import METADATA, person_column, table_column

YEARS = Table(
    "years",
    METADATA,
    Column("year", Integer, primary_key=True),
    Column("root", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""What all hands of the day of a year follow from; never changed once it is there."""

HANDS = Table(
    "hands",
    METADATA,
    person_column(primary_key=True),
    Column("day", Text, primary_key=True),
    table_column(nullable=False),
    Column("points", Integer),
    Column("game_id", Text),
    Index("hands_of_day", "day", "points"),
    sqlite_with_rowid=False,
)
"""The hand of the day that counts, of everybody who has begun it; points once it is played."""

YARDSTICKS = Table(
    "yardsticks",
    METADATA,
    Column("day", Text, primary_key=True),
    Column("par", Double, nullable=False),
    Column("expert", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""What the hand of a day is worth by the judge, and what the expert makes of it."""

ANSWERS = Table(
    "answers",
    METADATA,
    Column("deal", Text, primary_key=True),
    Column("moment", Text, primary_key=True),
    Column("choice", Text, nullable=False),
    Column("made_at", Double, nullable=False),
    sqlite_with_rowid=False,
)
"""What bots did at given cards: whoever plays alike is answered alike."""
