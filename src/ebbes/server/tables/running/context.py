"""What a table needs around it."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from secrets import token_bytes, token_hex
from typing import Protocol

from ebbes.engine.commands import Choice
from ebbes.engine.view import View
from ebbes.json_types import Json
from ebbes.server.fanout import Notice
from ebbes.server.limiting.buckets import Buckets
from ebbes.server.measuring.metrics import Metrics
from ebbes.server.randomness import RandomBytes
from ebbes.server.store import Store
from ebbes.server.tables.model.timing import Timing

PHRASES = 5
PHRASE_SECONDS = 20.0
"""How many set phrases a person may say within how many seconds."""


class Publisher(Protocol):
    """Tells other processes and people of tables, and hears of those that are followed."""

    @property
    def is_live(self) -> bool:
        """Whether what others publish should be heard."""

    @property
    def reaches_others(self) -> bool:
        """Whether there may be other processes that hear what is published."""

    def follow(self, table_id: str) -> None:
        """Hear of a table."""

    def unfollow(self, table_id: str) -> None:
        """Hear of a table no more."""

    async def publish(self, table_id: str, last: int) -> None:
        """Table `table_id` has entries up to `last`."""

    def tell(self, person_id: str, notice: Notice) -> None:
        """A notice for a person, wherever they are."""


class Thinker(Protocol):
    """Lets bots think, in other processes."""

    async def choose(self, view: View, bot: str, seed: bytes) -> Choice:
        """What the bot of that name would do."""

    async def choose_at_leisure(self, view: View, bot: str, seed: bytes, asker: str = "") -> Choice:
        """The same, not hurried; networks that ask take turns. `NotWarm` if nobody can think."""

    async def explain(self, view: View, seed: bytes) -> list[Json]:
        """What every choice is worth, the best first, and why."""

    @property
    def is_busy(self) -> bool:
        """Whether who wants to know why would have to wait behind others."""

    def worlds_of(self, view: View) -> int:
        """On how many worlds a choice is explained while nobody else waits."""


@dataclass(frozen=True, slots=True)
class Context:
    """One for all tables of a process."""

    store: Store
    publisher: Publisher
    thinker: Thinker
    timing: Timing
    clock: Callable[[], float] = time.time
    random_bytes: RandomBytes = token_bytes
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep
    talk: Buckets = field(default_factory=lambda: Buckets(PHRASES, PHRASE_SECONDS))
    metrics: Metrics = field(default_factory=Metrics)
    process: str = field(default_factory=lambda: token_hex(8))
    """By which the others know this process."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return round(self.clock() * 1000)
