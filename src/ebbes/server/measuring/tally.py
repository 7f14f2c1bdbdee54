"""What strangers can make happen as often as they like: told at once, then once a minute."""

import asyncio
from typing import Final, Literal, NamedTuple, Self

import structlog

LOG = structlog.get_logger()
SECONDS: Final = 60.0

Level = Literal["info", "warning"]


class Kind(NamedTuple):
    """What a line is about; there are few of them."""

    event: str
    code: str
    level: Level


class Tally:
    """Writes the first line of a kind, and counts the others until its minute is over."""

    def __init__(self) -> None:
        self._counts: dict[Kind, int] = {}
        self._timers: dict[Kind, asyncio.TimerHandle] = {}

    def count(self, event: str, code: str, level: Level = "info") -> None:
        """One more of a kind."""
        kind = Kind(event, code, level)
        if kind in self._counts:
            self._counts[kind] += 1
        else:
            self._tell(kind, 1)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        """Tell what was not told yet."""
        for timer in self._timers.values():
            timer.cancel()
        for kind, times in self._counts.items():
            if times:
                _write(kind, times)
        self._counts.clear()

    def _tell(self, kind: Kind, times: int) -> None:
        _write(kind, times)
        self._counts[kind] = 0
        loop = asyncio.get_running_loop()
        self._timers[kind] = loop.call_later(SECONDS, self._minute_over, kind)

    def _minute_over(self, kind: Kind) -> None:
        times = self._counts.pop(kind)
        if times:
            self._tell(kind, times)


def _write(kind: Kind, times: int) -> None:
    write = LOG.warning if kind.level == "warning" else LOG.info
    write(kind.event, code=kind.code, times=times)
