"""Hands of the day: what their deals follow from, who played them, and how bots answered.

A server of the version before knows nothing of them, and goes on beside this one.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Three tables, empty until somebody looks at the day."""
    op.create_table(
        "years",
        sa.Column("year", sa.Integer, primary_key=True),
        sa.Column("root", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    person = sa.ForeignKey("people.id", ondelete="CASCADE")
    op.create_table(
        "hands",
        sa.Column("person_id", sa.Text, person, primary_key=True),
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("game_id", sa.Text),
        sa.Index("hands_of_day", "day", "points"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "answers",
        sa.Column("deal", sa.Text, primary_key=True),
        sa.Column("moment", sa.Text, primary_key=True),
        sa.Column("choice", sa.Text, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Index("answers_made_at", "made_at"),
        sqlite_with_rowid=False,
    )
