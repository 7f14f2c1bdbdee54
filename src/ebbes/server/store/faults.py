"""Faults of the database in the store's own words."""

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ebbes.server.store.errors import StoreError, StoreUnavailable

LOST = (PoolTimeout, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
ROLLED_BACK = ("40001", "40P01")
"""What PostgreSQL says when a transaction stood in another's way, and was undone."""


@contextmanager
def faults_told() -> Iterator[None]:
    """No fault leaves this block but as a `StoreError`, except a broken constraint."""
    try:
        yield
    except IntegrityError:
        raise
    except (ProgrammingError, DataError) as fault:
        raise StoreError(_line(fault.orig)) from fault
    except DBAPIError as fault:
        raise StoreUnavailable(f"the database does not answer: {_line(fault.orig)}") from fault
    except LOST as fault:
        raise StoreUnavailable(f"the database does not answer: {_line(fault)}") from fault
    except SQLAlchemyError as fault:
        raise StoreError(_line(fault)) from fault


def was_rolled_back(fault: BaseException) -> bool:
    """Whether the transaction may simply be tried again."""
    cause = fault.__cause__
    if not isinstance(cause, DBAPIError):
        return False
    return getattr(cause.orig, "sqlstate", None) in ROLLED_BACK


def _line(fault: BaseException | None) -> str:
    return (str(fault) or type(fault).__name__).splitlines()[0]
