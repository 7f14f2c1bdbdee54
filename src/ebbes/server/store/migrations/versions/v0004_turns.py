"""For whom each table waits: beside its last entry, which is written anyway.

The new column may be empty: a server of the version before goes on writing beside this one.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Tables of today say it with their next entry."""
    op.add_column("entries", sa.Column("turn", sa.Integer))
