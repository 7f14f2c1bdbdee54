"""My place: how games went for somebody, what others may see of it, and codes to come back by.

A server of the version before knows nothing of them, and goes on beside this one.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Five tables; games are counted when their people look."""
    op.create_table(
        "outcomes",
        _person(),
        sa.Column("ended_at", sa.Double, primary_key=True),
        sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("few_rounds", sa.Integer, nullable=False),
        sa.Column("few_lead", sa.Double, nullable=False),
        sa.Column("few_squares", sa.Double, nullable=False),
        sa.Column("many_rounds", sa.Integer, nullable=False),
        sa.Column("many_lead", sa.Double, nullable=False),
        sa.Column("many_squares", sa.Double, nullable=False),
        sa.Column("is_judged", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("is_measured", sa.Boolean, nullable=False, server_default=sa.false()),
        _zero("judged_rounds", sa.Integer),
        _zero("real", sa.Integer),
        _zero("given_away", sa.Double),
        _zero("variance", sa.Double),
        _zero("luck_rounds", sa.Integer),
        _zero("luck", sa.Double),
        _zero("luck_squares", sa.Double),
        sa.Column("missed", sa.Text, nullable=False, server_default="[]"),
        sa.Index("outcomes_of_game", "game_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "openness",
        _person(),
        sa.Column("strength", sa.Boolean, nullable=False),
        sa.Column("games", sa.Boolean, nullable=False),
        sa.Column("results", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "recoveries",
        _person(),
        sa.Column("hash", sa.Text, nullable=False, unique=True),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("made_by", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    person = sa.ForeignKey("people.id", ondelete="CASCADE")
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, person, nullable=False, index=True),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("used_at", sa.Double),
        sa.Column("made_by", sa.Text, nullable=False),
    )
    op.create_table(
        "passkey_challenges",
        sa.Column("challenge", sa.Text, primary_key=True),
        sa.Column("expires_at", sa.Double, nullable=False, index=True),
        sqlite_with_rowid=False,
    )


def _person() -> sa.Column[Any]:
    person = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column("person_id", sa.Text, person, primary_key=True)


def _zero(name: str, kind: Any) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=False, server_default="0")
