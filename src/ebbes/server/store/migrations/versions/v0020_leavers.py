"""Who left a game before its end has it among their own, too.

A server of the version before goes on beside this one: it takes them for who sat there.
"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Who left games of before is not known."""
    op.add_column(
        "played", sa.Column("has_left", sa.Boolean, nullable=False, server_default=sa.false())
    )
