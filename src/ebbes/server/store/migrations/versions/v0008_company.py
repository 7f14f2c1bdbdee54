"""Whom people do not want to sit with, and what they report to the operators.

A server of the version before knows nothing of them, and goes on beside this one.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Two tables, empty until somebody is blocked or reported."""
    op.create_table(
        "blocks",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person_id", sa.Text, _person(), nullable=False),
        sa.Column("blocked_id", sa.Text, _person(), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Index("blocks_by_pair", "person_id", "blocked_id", unique=True),
        sa.Index("blocks_by_blocked", "blocked_id"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person_id", sa.Text, _person(), nullable=False),
        sa.Column("reported_id", sa.Text, _person(), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("doings", sa.Text, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Index("reports_by_person", "person_id", "made_at"),
        sa.Index("reports_by_reported", "reported_id"),
    )


def _person() -> sa.ForeignKey:
    return sa.ForeignKey("people.id", ondelete="CASCADE")
