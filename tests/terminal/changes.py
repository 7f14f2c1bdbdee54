"""Waiting for what happens: who changes something says so."""

import asyncio
from collections.abc import Callable

from tests.server.live import PATIENCE


class Changes:
    """Something changes again and again."""

    def __init__(self) -> None:
        self.next = asyncio.Event()
        """The change that comes after all that were told."""

    def tell(self) -> None:
        """It has changed."""
        told, self.next = self.next, asyncio.Event()
        told.set()

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait for changes until something holds."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await self.next.wait()
