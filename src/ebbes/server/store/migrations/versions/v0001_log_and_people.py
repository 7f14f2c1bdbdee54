"""The log of each table, and people."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Tables and their logs, the answers to commands, people and their keys."""
    _tables()
    _log()
    _people()
    _keys("secrets", _time("created_at"))
    _keys("links", _time("expires_at"))
    _keys(
        "tokens",
        sa.Column("id", sa.Text, nullable=False, unique=True),
        sa.Column("label", sa.Text, nullable=False),
        _time("created_at"),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("last_seq", sa.Integer, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("creator", sa.Text),
        sa.Column("creation", sa.Text),
        _time("created_at"),
        _time("touched_at"),
        sa.Column("due_at", sa.Double),
        sa.Column("ended_at", sa.Double),
    )
    op.create_index("tables_due_at", "tables", ["due_at"])
    op.create_index("tables_code", "tables", ["code"])
    op.create_index("tables_creation", "tables", ["creator", "creation"], unique=True)
    still_open = sa.text("ended_at IS NULL")
    op.create_index(
        "tables_open_code",
        "tables",
        ["code"],
        unique=True,
        sqlite_where=still_open,
        postgresql_where=still_open,
    )


def _log() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "commands",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("actor", sa.Text, primary_key=True),
        sa.Column("client_id", sa.Text, primary_key=True),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        _time("created_at"),
        sa.Column("finished_at", sa.Double),
    )
    op.create_table(
        "seats",
        sa.Column("person_id", sa.Text, _person(), primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("seen_at", sa.Double),
        sqlite_with_rowid=False,
    )


def _keys(name: str, *columns: sa.Column[Any]) -> None:
    op.create_table(
        name,
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, _person(), nullable=False),
        *columns,
    )
    op.create_index(f"ix_{name}_person_id", name, ["person_id"])


def _person() -> sa.ForeignKey:
    return sa.ForeignKey("people.id", ondelete="CASCADE")


def _time(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Double, nullable=False)
