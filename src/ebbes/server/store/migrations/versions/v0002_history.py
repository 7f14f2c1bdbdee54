"""History that folds: checkpoints, games of their own, and a trimmed log."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

OPEN = sa.text("ended_at IS NULL")
LOBBY = sa.text("ended_at IS NULL AND public")
COPIED = sa.text(
    "INSERT INTO entries (table_id, seq, body, actor, client_id)"
    " SELECT e.table_id, e.seq, e.body, c.actor, c.client_id"
    " FROM old_entries AS e LEFT JOIN commands AS c"
    " ON c.table_id = e.table_id AND c.last = e.seq AND c.first <= c.last"
    " ORDER BY e.table_id, e.seq"
)
"""A command is from now on part of the last entry it led to; what led to nothing is forgotten."""
TRIM = sa.text("UPDATE tables SET trim_at = 0")
"""Every log is looked through once: the games in it become rows of their own."""


def upgrade() -> None:
    """Every entry and every command stays; what is new is filled by the servers as they run."""
    _entries()
    _tables()
    _history()
    _presence()


def _entries() -> None:
    """On SQLite rows lie in the order written from now on."""
    op.rename_table("entries", "old_entries")
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("actor", sa.Text),
        sa.Column("client_id", sa.Text),
    )
    op.create_index("commands_last", "commands", ["table_id", "last"])
    op.execute(COPIED)
    op.drop_table("commands")
    op.drop_table("old_entries")


def _tables() -> None:
    op.drop_index("tables_due_at", "tables")
    op.add_column("tables", sa.Column("trim_at", sa.Double))
    op.drop_column("tables", "last_seq")
    op.execute(TRIM)
    _index("tables_due_at", "due_at", sa.text("due_at IS NOT NULL"))
    _index("tables_trim_at", "trim_at", sa.text("trim_at IS NOT NULL"))
    _index("tables_touched_at", "touched_at", OPEN)
    _index("tables_lobby", "created_at", LOBBY)


def _history() -> None:
    op.create_table(
        "checkpoints",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "games",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("started_at", sa.Double, nullable=False),
        sa.Column("ended_at", sa.Double, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.Column("facts", sa.LargeBinary, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
    )
    op.create_index("games_of_table", "games", ["table_id", "number"], unique=True)
    op.create_table(
        "played",
        sa.Column("person_id", sa.Text, _person(), primary_key=True),
        sa.Column("ended_at", sa.Double, primary_key=True),
        sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )


def _presence() -> None:
    process = sa.ForeignKey("processes.id", ondelete="CASCADE")
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("beat_at", sa.Double, nullable=False),
        sa.Column("awake_since", sa.Double, nullable=False),
    )
    op.create_table(
        "present",
        sa.Column("process_id", sa.Text, process, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("present_at_table", "present", ["table_id"])


def _index(name: str, column: str, where: sa.TextClause) -> None:
    op.create_index(name, "tables", [column], sqlite_where=where, postgresql_where=where)


def _person() -> sa.ForeignKey:
    return sa.ForeignKey("people.id", ondelete="CASCADE")
