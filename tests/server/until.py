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


async def until_open(port: int) -> None:
    """Returns as soon as somebody listens there."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.02)
            else:
                writer.close()
                return
