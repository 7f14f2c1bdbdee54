"""Reviews of games, as far as they have come, who asked for them, and who shows their name.

A server of the version before knows nothing of them, and goes on beside this one.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

DUE = sa.column("due_at").is_not(None)


def upgrade() -> None:
    """Two tables, empty until somebody asks, and a column that says no until somebody says yes."""
    op.create_table(
        "reviews",
        sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("fingerprint", sa.Text, nullable=False),
        sa.Column("first_seat", sa.Integer),
        sa.Column("asked_at", sa.Double, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("claimed_by", sa.Text),
        sa.Column("due_at", sa.Double),
    )
    op.create_index("reviews_due_at", "reviews", ["due_at"], sqlite_where=DUE, postgresql_where=DUE)
    person = sa.ForeignKey("people.id", ondelete="CASCADE")
    op.create_table(
        "review_askers",
        sa.Column("person_id", sa.Text, person, primary_key=True),
        sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("asked_at", sa.Double, nullable=False),
        sa.Index("review_askers_of_game", "game_id"),
        sqlite_with_rowid=False,
    )
    shown = sa.Column("shows_name", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("played", shown)
    op.create_index("played_of_game", "played", ["game_id"])
