"""Constraints of entries are called as in a new database, whichever steps led here.

Only PostgreSQL gives them names. It takes a moment, and a server of the version before knows none.
"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

NAMES = {"entries_pkey1": "entries_pkey", "entries_table_id_fkey1": "entries_table_id_fkey"}
"""What they are called where the log was written anew beside the old one (0002)."""


def upgrade() -> None:
    """What has its name already stays."""
    inspector = sa.inspect(op.get_bind())
    found = {inspector.get_pk_constraint("entries")["name"]}
    found |= {key["name"] for key in inspector.get_foreign_keys("entries")}
    for old, new in NAMES.items():
        if old in found:
            op.execute(f"ALTER TABLE entries RENAME CONSTRAINT {old} TO {new}")
