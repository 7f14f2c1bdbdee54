"""What the operators of a server have ordered, and who asks too much of its processes.

A server of the version before knows nothing of either, and goes on beside this one.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Two small tables; both are empty as long as all is well."""
    op.create_table(
        "orders",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("target", sa.Text, primary_key=True),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("until_at", sa.Double),
        sqlite_with_rowid=False,
    )
    process = sa.ForeignKey("processes.id", ondelete="CASCADE")
    op.create_table(
        "floods",
        sa.Column("process_id", sa.Text, process, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("target", sa.Text, primary_key=True),
        sa.Column("times", sa.Integer, nullable=False),
        sa.Column("banned_until", sa.Double),
        sqlite_with_rowid=False,
    )
