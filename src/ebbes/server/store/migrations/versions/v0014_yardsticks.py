"""Par and the expert of hands of the day.

A server of the version before knows nothing of them, and goes on beside this one.
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """One table, empty until somebody has played a day and wants to know."""
    op.create_table(
        "yardsticks",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("par", sa.Double, nullable=False),
        sa.Column("expert", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
