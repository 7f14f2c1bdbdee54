"""Which device made a token, or an address to be told at: with it they go.

A server of the version before goes on beside this one: what it writes has no maker.
"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """What there is already stays; nobody knows who made it."""
    for table in ("tokens", "addresses"):
        op.add_column(table, sa.Column("made_by", sa.Text))
