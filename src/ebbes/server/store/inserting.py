"""Rows that may be known already, for either database."""

from typing import Final, TypeAlias

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Insert: TypeAlias = sqlite.Insert | postgresql.Insert

INSERTS: Final[dict[str, type[sqlite.Insert] | type[postgresql.Insert]]] = {
    "sqlite": sqlite.Insert,
    "postgresql": postgresql.Insert,
}
"""By the name of their dialect: inserts that can say what becomes of a row that is known."""


def unless_known(connection: Connection, table: Table) -> Insert:
    """Adds rows to a table; one that is known stays as it is."""
    return INSERTS[connection.dialect.name](table).on_conflict_do_nothing()
