"""A town in which people are called."""

from tests.server.tables.conftest import process, town

__all__ = ["process", "town"]
