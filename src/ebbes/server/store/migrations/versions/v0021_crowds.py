"""Whether tables come first in the lobby for the sake of who is there.

A server of the version before goes on beside this one: for all its people they do.
"""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """For those who are there they do, until the next heartbeat."""
    op.add_column(
        "present", sa.Column("in_lobby", sa.Boolean, nullable=False, server_default=sa.true())
    )
