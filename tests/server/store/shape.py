"""All that a database knows of its tables, in an order of its own."""

import re
from typing import Any

from sqlalchemy import Connection, text

POSTGRESQL = {
    "columns": """
        SELECT table_name, column_name, data_type, is_nullable, column_default
        FROM information_schema.columns WHERE table_schema = current_schema()""",
    "indexes": """
        SELECT replace(indexdef, current_schema() || '.', '') FROM pg_indexes
        WHERE schemaname = current_schema()
        AND indexname NOT IN (SELECT conname FROM pg_constraint)""",
    "constraints": """
        SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid)
        FROM pg_constraint WHERE connamespace = current_schema()::regnamespace""",
}


def shape_of(connection: Connection) -> dict[str, Any]:
    """Columns, indexes and what they refer to, whichever way they came to be."""
    if connection.dialect.name == "sqlite":
        return _sqlite(connection)
    return {
        what: sorted(map(tuple, connection.execute(text(question))), key=str)
        for what, question in POSTGRESQL.items()
    }


def _sqlite(connection: Connection) -> dict[str, Any]:
    made = connection.execute(text("SELECT type, name, tbl_name, sql FROM sqlite_master")).all()
    shape: dict[str, Any] = {}
    for kind, name, of, told in made:
        if kind == "table":
            shape[name] = {
                "columns": _pragma(connection, "table_xinfo", name),
                "refers to": _pragma(connection, "foreign_key_list", name),
                "is unique by": _unique(connection, name),
                "has no rowid": "WITHOUT ROWID" in told,
            }
        elif told is not None:
            shape[f"{of} {name}"] = re.sub(r"[\s\"]+", " ", told)
    return shape


def _pragma(connection: Connection, pragma: str, table: str) -> list[tuple[Any, ...]]:
    """Without the numbers that columns have by when they were added."""
    rows = connection.execute(text(f'PRAGMA {pragma}("{table}")'))
    return sorted((tuple(row)[1:] for row in rows), key=str)


def _unique(connection: Connection, table: str) -> list[list[Any]]:
    """The columns of every index that SQLite made by itself."""
    found = connection.execute(text(f'PRAGMA index_list("{table}")')).all()
    own = [name for _, name, _, origin, _ in found if origin != "c"]
    return sorted(
        [column for _, _, column in connection.execute(text(f'PRAGMA index_info("{each}")'))]
        for each in own
    )
