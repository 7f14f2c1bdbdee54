"""What is done with a connection to the database, as one errand."""

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from sqlalchemy import Connection

Found = TypeVar("Found")
Work: TypeAlias = Callable[[Connection], Found]
