"""Work that is cancelled, early or late."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

Found = TypeVar("Found")


async def first_of(*works: Coroutine[Any, Any, object]) -> None:
    """Ends, or raises, as the first of them does; the others are cancelled.

    A task group does nearly the same, but forgets that it was cancelled itself if that happens
    while one of its tasks raises.
    """
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await cancel(tasks)
    for task in done:
        task.result()


async def cancel(tasks: Sequence[asyncio.Task[Any]]) -> None:
    """End them; when this returns they have, whatever they raised."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def finished(work: Coroutine[Any, Any, Found]) -> Found:
    """What the work gives; whoever is cancelled meanwhile is so once it is done."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise
