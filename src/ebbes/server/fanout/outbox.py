"""What is still to be told: one message a table, and only so many tables."""

import asyncio
from typing import Final

MOST: Final = 10_000
"""Tables after which messages are dropped, until Redis is back."""


class Outbox:
    """Messages that wait for Redis; of a table only the newest matters."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._last: dict[str, int] = {}
        self._filled = asyncio.Event()

    def put(self, table_id: str, last: int) -> None:
        """Adds a message, or drops it if the outbox is full."""
        if table_id in self._last or len(self._last) < self._most:
            self._last[table_id] = max(last, self._last.get(table_id, last))
            self._filled.set()

    async def take(self) -> dict[str, int]:
        """All messages, as soon as there are any."""
        await self._filled.wait()
        self._filled.clear()
        taken, self._last = self._last, {}
        return taken
