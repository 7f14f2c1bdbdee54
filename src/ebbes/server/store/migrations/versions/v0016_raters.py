"""Ratings of people who want one.

A server of the version before knows nothing of them, and goes on beside this one.
"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """One table, empty until somebody wants to be rated."""
    op.create_table(
        "raters",
        sa.Column(
            "person_id", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("variance", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("rated_at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
