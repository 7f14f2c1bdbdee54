"""Whether the table of a seat is open, so that whoever has been at thousands is asked for few.

A server of the version before goes on beside this one: it does not close seats, but who asks looks
at their tables as well.
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

IS_OPEN: sa.ColumnElement[bool] = sa.column("is_open")


def upgrade() -> None:
    """One column with an index for each of its two questions; the age of answers has none."""
    op.add_column(
        "seats", sa.Column("is_open", sa.Boolean, nullable=False, server_default=sa.true())
    )
    tables = sa.table("tables", sa.column("id"), sa.column("ended_at"))
    seats = sa.table("seats", sa.column("table_id"), sa.column("is_open", sa.Boolean))
    ended = sa.select(tables.c.id).where(tables.c.ended_at.is_not(None))
    op.execute(sa.update(seats).where(seats.c.table_id.in_(ended)).values(is_open=False))
    _index("seats_open", "person_id", "is_open", "seat")
    _index("seats_open_at_table", "table_id")
    op.drop_index("answers_made_at", "answers")


def _index(name: str, *by: str) -> None:
    op.create_index(name, "seats", [*by], sqlite_where=IS_OPEN, postgresql_where=IS_OPEN)
