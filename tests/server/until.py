"""Waiting for something that will happen soon, however slow the machine is."""

import asyncio
from collections.abc import Callable

PATIENCE = 120.0
"""Seconds after which it surely does not happen any more."""


async def until(happened: Callable[[], object]) -> None:
    """Returns as soon as it has happened."""
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.01)
