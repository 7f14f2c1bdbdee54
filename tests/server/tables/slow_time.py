"""A time that goes only when it is told to, for clocks and for sleepers."""

import asyncio
from contextlib import suppress
from itertools import count

PATIENCE = 300.0
"""Real seconds after which what was waited for surely does not happen any more."""


class SlowTime:
    """Seconds since some day."""

    def __init__(self) -> None:
        self.now = 1_000_000.0
        self._sleepers: dict[asyncio.Task[object], tuple[float, int, asyncio.Future[None]]] = {}
        self._order = count()
        self._dozed = asyncio.Event()

    def __call__(self) -> float:
        """What time it is."""
        return self.now

    async def sleep(self, seconds: float) -> None:
        """Sleep until somebody has moved the time forward."""
        task = asyncio.current_task()
        assert task is not None
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers[task] = (self.now + max(0.0, seconds), next(self._order), woken)
        self._dozed.set()
        try:
            await woken
        finally:
            self._sleepers.pop(task, None)

    async def forward(self, seconds: float) -> None:
        """Let that time pass: whoever sleeps wakes when it is due, one after the other."""
        end = self.now + seconds
        await self.settle()
        while self._sleepers and min(self._sleepers.values())[0] <= end:
            at, _, woken = min(self._sleepers.values())
            self.now = max(self.now, at)
            woken.set_result(None)
            await self.settle()
        self.now = end

    def set_back(self, seconds: float) -> None:
        """Set the clock back; whoever sleeps sleeps no longer for that."""
        self.now -= seconds
        for task, (at, order, woken) in self._sleepers.items():
            self._sleepers[task] = (at - seconds, order, woken)

    async def settle(self) -> None:
        """Wait until nobody has anything to do but to sleep."""
        async with asyncio.timeout(PATIENCE):
            while busy := self._busy():
                self._dozed.clear()
                doze = asyncio.create_task(self._dozed.wait())
                await asyncio.wait({*busy, doze}, return_when=asyncio.FIRST_COMPLETED)
                doze.cancel()
                with suppress(asyncio.CancelledError):
                    await doze

    def _busy(self) -> set[asyncio.Task[object]]:
        asleep = {task for task, (_, _, woken) in self._sleepers.items() if not woken.done()}
        return asyncio.all_tasks() - asleep - {asyncio.current_task()}
