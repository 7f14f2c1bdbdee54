"""Where long answers are written: one after the other, beside all other work."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Written = TypeVar("Written")


class Desk:
    """One for each process: several threads that write would keep it from everything else."""

    def __init__(self) -> None:
        self._is_free = asyncio.Lock()

    async def write(
        self, work: Callable[Given, Written], *given: Given.args, **named: Given.kwargs
    ) -> Written:
        """What the work gives, once all who came before are served."""
        async with self._is_free:
            return await asyncio.to_thread(work, *given, **named)
