"""The bound of the log: so many lines of a kind in a minute, and how many were left out."""

import logging
import time
from collections.abc import Callable
from typing import Final

import structlog

from ebbes.server.seconds import MINUTE

LOG = structlog.get_logger()
LINES: Final = 1_000
KINDS: Final = 200
"""Kinds of lines that are told apart."""
LEFT_OUT: Final = "lines left out"
OTHER: Final = "other"


class Brevity(logging.Filter):
    """Lets a kind of line pass so often in a minute; the next minute says how often it did not."""

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, lines: int = LINES, kinds: int = KINDS
    ) -> None:
        super().__init__()
        self._clock = clock
        self._lines = lines
        self._kinds = kinds
        self._counts: dict[str, int] = {}
        self._end = clock() + MINUTE

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is written."""
        if self._clock() >= self._end:
            self._begin_anew()
        kind = self._kind_of(record)
        self._counts[kind] = self._counts.get(kind, 0) + 1
        return self._counts[kind] <= self._lines

    def _kind_of(self, record: logging.LogRecord) -> str:
        message = record.msg
        kind = str(message.get("event")) if isinstance(message, dict) else str(message)
        return kind if kind in self._counts or len(self._counts) < self._kinds else OTHER

    def _begin_anew(self) -> None:
        counts, self._counts = self._counts, {}
        self._end = self._clock() + MINUTE
        for kind, count in counts.items():
            if count > self._lines:
                LOG.warning(LEFT_OUT, of=kind, times=count - self._lines)
