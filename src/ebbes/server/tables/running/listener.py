"""Somebody who hears what happens at a table."""

from typing import Protocol

from ebbes.protocol.snapshot import You


class Listener(Protocol):
    """A connection to a table, as the table sees it."""

    person: str | None
    you: You
    """Who the table last told them they are."""

    def hear(self, text: str) -> None:
        """A message for them; whoever is too slow is cut off, and never waited for."""
