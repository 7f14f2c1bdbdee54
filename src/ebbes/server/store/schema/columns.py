"""What the tables of the database are made of."""

from typing import Any

from sqlalchemy import Column, ForeignKey, Index, MetaData, Text, literal_column
from sqlalchemy.sql.elements import ColumnElement

METADATA = MetaData()


def partial_index(
    name: str, *columns: str, where: ColumnElement[bool], unique: bool = False
) -> Index:
    """An index of those rows alone."""
    return Index(name, *columns, unique=unique, sqlite_where=where, postgresql_where=where)


def is_true(flag: Column[bool]) -> ColumnElement[bool]:
    """A flag as partial indexes name it: SQLite knows them by the very same words."""
    return literal_column(f"{flag.table.name}.{flag.name}")


def person_column(**more: Any) -> Column[str]:
    """Somebody, with whom the row goes."""
    return Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), **more)


def table_column(**more: Any) -> Column[str]:
    """A table, which stays for as long as the row does."""
    return Column("table_id", Text, ForeignKey("tables.id"), **more)
