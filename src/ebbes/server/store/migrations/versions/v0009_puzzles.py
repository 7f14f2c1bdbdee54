"""Puzzles: what people answered, how strong they are at them, and how hard each one is.

A server of the version before knows nothing of them, and goes on beside this one.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Three tables, empty until somebody answers."""
    due = sa.column("due_at").is_not(None)
    op.create_table(
        "puzzlers",
        _person(),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("volatility", sa.Double, nullable=False),
        sa.Column("rated_at", sa.Double, nullable=False),
        sa.Column("returns", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle_id", sa.Text, primary_key=True),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("volatility", sa.Double, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "puzzle_answers",
        _person(),
        sa.Column("puzzle_id", sa.Text, primary_key=True),
        sa.Column("card", sa.Text, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("answered_at", sa.Double, nullable=False),
        sa.Column("last_outcome", sa.Text, nullable=False),
        sa.Column("last_at", sa.Double, nullable=False),
        sa.Column("stability", sa.Double),
        sa.Column("difficulty", sa.Double),
        sa.Column("due_at", sa.Double),
        sa.Index("puzzle_answers_last_at", "person_id", "last_at"),
        sa.Index(
            "puzzle_answers_due_at",
            "person_id",
            "due_at",
            sqlite_where=due,
            postgresql_where=due,
        ),
        sqlite_with_rowid=False,
    )


def _person() -> sa.Column[str]:
    person = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column("person_id", sa.Text, person, primary_key=True)
