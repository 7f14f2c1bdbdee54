"""Games that are over, and how they went."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    false,
)

from ebbes.server.store.schema.columns import METADATA, person_column, table_column

GAMES = Table(
    "games",
    METADATA,
    Column("id", Text, primary_key=True),
    table_column(nullable=False),
    Column("number", Integer, nullable=False),
    Column("started_at", Double, nullable=False),
    Column("ended_at", Double, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("facts", LargeBinary, nullable=False),
    Column("record", LargeBinary, nullable=False),
    Index("games_of_table", "table_id", "number", unique=True),
)

PLAYED = Table(
    "played",
    METADATA,
    person_column(primary_key=True),
    Column("ended_at", Double, primary_key=True),
    Column("game_id", Text, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("shows_name", Boolean, nullable=False, server_default=false()),
    Column("has_left", Boolean, nullable=False, server_default=false()),
    Index("played_of_game", "game_id"),
    sqlite_with_rowid=False,
)
"""Who sat where, at the end or until they left; for who left, the game counts for nothing."""

OUTCOMES = Table(
    "outcomes",
    METADATA,
    person_column(primary_key=True),
    Column("ended_at", Double, primary_key=True),
    Column("game_id", Text, ForeignKey("games.id"), primary_key=True),
    Column("players", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer),
    Column("few_rounds", Integer, nullable=False),
    Column("few_lead", Double, nullable=False),
    Column("few_squares", Double, nullable=False),
    Column("many_rounds", Integer, nullable=False),
    Column("many_lead", Double, nullable=False),
    Column("many_squares", Double, nullable=False),
    Column("is_judged", Boolean, nullable=False, server_default=false()),
    Column("is_measured", Boolean, nullable=False, server_default=false()),
    Column("judged_rounds", Integer, nullable=False, server_default="0"),
    Column("real", Integer, nullable=False, server_default="0"),
    Column("given_away", Double, nullable=False, server_default="0"),
    Column("variance", Double, nullable=False, server_default="0"),
    Column("luck_rounds", Integer, nullable=False, server_default="0"),
    Column("luck", Double, nullable=False, server_default="0"),
    Column("luck_squares", Double, nullable=False, server_default="0"),
    Column("missed", Text, nullable=False, server_default="[]"),
    Index("outcomes_of_game", "game_id"),
    sqlite_with_rowid=False,
)
"""How a game went for somebody, in a few numbers; counted when they look, and judged after that.

What is summed up over rounds stands beside the sum of its squares, for the error of its mean.
"""

RATERS = Table(
    "raters",
    METADATA,
    person_column(primary_key=True),
    Column("mean", Double, nullable=False),
    Column("variance", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("rated_at", Double, nullable=False),
    sqlite_with_rowid=False,
)
"""How well people play among people, of those who want to know it."""
