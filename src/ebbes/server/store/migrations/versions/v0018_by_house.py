"""Whether the house played a round of a challenge for somebody who never came.

A server of the version before goes on beside this one: what it counts is everybody's own.
"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Rounds of before are their own, as they were counted."""
    op.add_column(
        "tries", sa.Column("by_house", sa.Boolean, nullable=False, server_default=sa.false())
    )
