"""Somebody asks something of a table, at some moment."""

from collections.abc import Container
from typing import NamedTuple

from ebbes.protocol.commands import TableCommand


class Ask(NamedTuple):
    """A command, who sent it, and what the table cannot know by itself."""

    person: str
    name: str
    command: TableCommand
    secret: bytes | None = None
    """For a game, if the command starts one."""
    last_played: str | None = None
    """Who of the people at the table finished a game last (R8)."""
    gone: Container[str | None] = frozenset()
    """People who have not been seen for a while."""
