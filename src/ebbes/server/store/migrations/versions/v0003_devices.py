"""What is known of the devices that are somebody, and when people were last seen.

Every new column may be empty: a server of the version before goes on writing beside this one.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Whoever is known already counts as seen today, and nobody is forgotten for the step."""
    for column in (
        sa.Column("used_at", sa.Double),
        sa.Column("browser", sa.Text),
        sa.Column("system", sa.Text),
    ):
        op.add_column("secrets", column)
    op.add_column("people", sa.Column("seen_at", sa.Double))
    people = sa.table("people", sa.column("seen_at"))
    op.execute(people.update().values(seen_at=time.time()))
    _index("people_seen_at", "finished_at IS NOT NULL")
    _index("people_new_seen_at", "finished_at IS NULL")


def _index(name: str, where: str) -> None:
    some = sa.text(where)
    op.create_index(name, "people", ["seen_at"], sqlite_where=some, postgresql_where=some)
