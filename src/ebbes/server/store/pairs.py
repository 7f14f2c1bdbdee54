"""Questions for many pairs of keys at once.

SQLite goes through all rows for `(a, b) IN (...)`, but finds those of a join by their index.
"""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Column, Select, column, values


def for_pairs(
    query: Select[Any],
    first: Column[Any],
    second: Column[Any],
    pairs: Iterable[tuple[str, str]],
) -> Select[Any]:
    """A question for those rows only whose two columns are one of the pairs."""
    names = column("first", first.type), column("second", second.type)
    wanted = values(*names).data(list(pairs)).cte()
    return query.join(wanted, (first == wanted.c.first) & (second == wanted.c.second))
