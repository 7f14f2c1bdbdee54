"""The same cards for many."""

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, Table, Text, false

from ebbes.server.store.schema.columns import METADATA, person_column, table_column

CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="SET NULL")),
    Column("creation", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("strength", Text, nullable=False),
    Column("root", Text, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("until_at", Double, nullable=False),
    Column("started_at", Double),
    Index("challenges_creation", "person_id", "creation", unique=True),
    Index("challenges_until_at", "until_at"),
    sqlite_with_rowid=False,
)
"""The same cards for many; all deals follow from the root."""


def _challenge() -> Column[str]:
    return Column(
        "challenge", Text, ForeignKey("challenges.code", ondelete="CASCADE"), primary_key=True
    )


ENTRANTS = Table(
    "entrants",
    METADATA,
    _challenge(),
    person_column(primary_key=True),
    Column("joined_at", Double, nullable=False),
    Column("place", Integer),
    Index("entrants_of_person", "person_id"),
    sqlite_with_rowid=False,
)
"""Who takes part in a challenge; of an evening also where they begin, once it has begun;
-1 for who was taken off before."""

TRIES = Table(
    "tries",
    METADATA,
    _challenge(),
    Column("number", Integer, primary_key=True),
    person_column(primary_key=True),
    table_column(),
    Column("seat", Integer, nullable=False),
    Column("points", Integer),
    Column("game_id", Text),
    Column("played_at", Double),
    Column("by_house", Boolean, nullable=False, server_default=false()),
    Index("tries_of_person", "person_id"),
    sqlite_with_rowid=False,
)
"""A round of a challenge, of everybody who has begun it; points once it is played.

What is played with real cards has no table here. The house plays for who never comes.
"""

PARS = Table(
    "pars",
    METADATA,
    _challenge(),
    Column("number", Integer, primary_key=True),
    Column("points", Double, nullable=False),
    sqlite_with_rowid=False,
)
"""What the cards of a round are worth by the judge, as far as anybody wanted to know."""
