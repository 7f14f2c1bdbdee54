"""How often each review has failed, so that one that always fails is given up.

A server of the version before goes on beside this one: it counts no failures.
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """No review has failed so far."""
    op.add_column("reviews", sa.Column("failures", sa.Integer, nullable=False, server_default="0"))
