"""Challenges: the same cards for many, who takes part, and how they went.

A server of the version before knows nothing of them, and goes on beside this one.
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def _challenge() -> "sa.Column[str]":
    key = sa.ForeignKey("challenges.code", ondelete="CASCADE")
    return sa.Column("challenge", sa.Text, key, primary_key=True)


def _person() -> "sa.Column[str]":
    key = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column("person_id", sa.Text, key, primary_key=True)


def upgrade() -> None:
    """Four tables, empty until somebody opens a challenge."""
    op.create_table(
        "challenges",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("creation", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("strength", sa.Text, nullable=False),
        sa.Column("root", sa.Text, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("until_at", sa.Double, nullable=False),
        sa.Column("started_at", sa.Double),
        sa.Index("challenges_creation", "person_id", "creation", unique=True),
        sa.Index("challenges_until_at", "until_at"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "entrants",
        _challenge(),
        _person(),
        sa.Column("joined_at", sa.Double, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Index("entrants_of_person", "person_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tries",
        _challenge(),
        sa.Column("number", sa.Integer, primary_key=True),
        _person(),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id")),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("game_id", sa.Text),
        sa.Column("played_at", sa.Double),
        sa.Index("tries_of_person", "person_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "pars",
        _challenge(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("points", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
