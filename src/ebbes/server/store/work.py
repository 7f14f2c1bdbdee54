"""What is done with a connection to the database, as one errand."""

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from sqlalchemy import Connection

Found = TypeVar("Found")
Work: TypeAlias = Callable[[Connection], Found]


def done(work: Work[Found], connection: Connection) -> Found:
    """What it finds in a thread, whose future could not hold a StopIteration."""
    try:
        return work(connection)
    except StopIteration as fault:
        raise RuntimeError("an errand raised StopIteration") from fault
