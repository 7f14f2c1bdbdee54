"""Reports tell of nobody who sat there before, and hold no name but that of who is reported.

A server of the version before goes on beside this one: what it is told meanwhile is kept as before.
"""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"

REPORTS = sa.table("reports", sa.column("id"), sa.column("doings"))
NAMED = "sat_down_as"


def upgrade() -> None:
    """Who was reported sat there, so the last to sit down was they."""
    named = sa.select(REPORTS).where(REPORTS.c.doings.contains(NAMED, autoescape=True))
    connection = op.get_bind()
    for row in connection.execute(named).all():
        kept = json.dumps(_of_the_last(json.loads(row.doings)), separators=(",", ":"))
        one = sa.update(REPORTS).where(REPORTS.c.id == row.id)
        connection.execute(one.values(doings=kept))


def _of_the_last(doings: list[dict[str, Any]]) -> list[dict[str, Any]]:
    last = max(at for at, doing in enumerate(doings) if NAMED in doing)
    return [{"at": doings[last]["at"], "sat_down": True}, *doings[last + 1 :]]
