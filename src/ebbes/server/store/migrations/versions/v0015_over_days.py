"""Games over days: what people wish there, their holidays, and telling them that it is their turn.

A server of the version before knows nothing of it: at such tables it lets people take their time.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def _person(**more: Any) -> "sa.Column[str]":
    key = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column("person_id", sa.Text, key, **more)


def _table() -> "sa.Column[str]":
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True)


def upgrade() -> None:
    """Six tables, empty until somebody plays over days."""
    op.create_table(
        "wishes",
        _person(primary_key=True),
        _table(),
        sa.Column("forced", sa.Boolean),
        sa.Column("plan", sa.Text),
        sa.Index("wishes_at_table", "table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "holidays",
        _person(primary_key=True),
        sa.Column("first_day", sa.Text, primary_key=True),
        sa.Column("last_day", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "awaited",
        _table(),
        _person(nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("since_at", sa.Double, nullable=False),
        sa.Column("until_at", sa.Double),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("trick", sa.Integer, nullable=False),
        sa.Column("told_at", sa.Double),
        sqlite_with_rowid=False,
    )
    untold = sa.column("told_at").is_(None)
    op.create_index(
        "awaited_untold", "awaited", ["since_at"], sqlite_where=untold, postgresql_where=untold
    )
    op.create_table(
        "tellings",
        _person(primary_key=True),
        sa.Column("how", sa.Text, nullable=False),
        sa.Column("nights", sa.Boolean, nullable=False),
        sa.Column("told_at", sa.Double),
        sqlite_with_rowid=False,
    )
    device = sa.ForeignKey("secrets.hash", ondelete="CASCADE")
    op.create_table(
        "addresses",
        sa.Column("id", sa.Text, primary_key=True),
        _person(nullable=False, index=True),
        sa.Column("device", sa.Text, device, index=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("key", sa.Text),
        sa.Column("auth", sa.Text),
        sa.Column("one", sa.Text, nullable=False),
        sa.Column("many", sa.Text, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Index("addresses_of_person", "person_id", "url", unique=True),
    )
    op.create_table(
        "house_keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
