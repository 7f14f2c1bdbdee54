"""How the log calls a table."""

MARK = 8


def mark_of(table_id: str) -> str:
    """The beginning of a table's id: enough to know it again, too little to visit it."""
    return table_id[:MARK]
