"""Goes round those whose turn it is, and calls them once, however many processes do so."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from datetime import datetime
from functools import partial
from typing import Final, Self, TypeVar

import structlog

from ebbes.server.calling.call import call_of
from ebbes.server.calling.post import Fate, Post
from ebbes.server.cancelling import cancel
from ebbes.server.measuring.metrics import Metrics
from ebbes.server.rounds import again
from ebbes.server.store import Store
from ebbes.server.store.awaited import Taken, Waiting
from ebbes.server.store.tellings import Address, Due
from ebbes.server.tables.model.hours import day_begins, is_night

Done = TypeVar("Done")

LOG = structlog.get_logger()
ROUND_SECONDS: Final = 20.0
SOON_SECONDS: Final = 60.0
"""Who has just got the turn may be there, and play; they are called a little later."""
TOGETHER_SECONDS: Final = 600.0
"""Turns that come within this time are told together."""
AGAIN_SECONDS: Final = 300.0
"""When somebody who could not be reached is called again."""
AT_ONCE: Final = 100
"""People who are called in one round."""
LINES: Final = 10
"""People who are called side by side: few addresses that do not answer hold up nobody else."""


class Caller:
    """One for each process: `async with Caller(...)`."""

    def __init__(
        self,
        store: Store,
        post: Post,
        metrics: Metrics,
        clock: Callable[[], float],
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._store = store
        self._post = post
        self._metrics = metrics
        self._clock = clock
        self._sleep = sleep
        self._tasks: list[asyncio.Task[None]] = []
        self._resting: dict[str, float] = {}
        """Until when nobody tries anew to reach those who could not be reached."""

    async def __aenter__(self) -> Self:
        rest = partial(self._sleep, ROUND_SECONDS)
        rounds = again(self.call_round, rest, self._metrics, "calls")
        self._tasks = [asyncio.create_task(rounds)]
        return self

    async def __aexit__(self, *_: object) -> None:
        await cancel(self._tasks)

    @property
    def public_key(self) -> str:
        """What browsers have to know to let themselves be woken."""
        return self._post.public_key

    async def call_round(self) -> None:
        """Call everybody who is to be called by now."""
        now, lines = self._clock(), asyncio.Semaphore(LINES)
        due = due_at(now)

        async def call(person: str, last: float | None) -> None:
            async with lines:
                addresses = await self._store.tellings.addresses(person)
                taken = await self._store.awaited.take(person, last, due.turns)
                if taken is not None:
                    await self._call(addresses, taken)

        self._resting = {who: until for who, until in self._resting.items() if until > now}
        people = await self._store.tellings.to_tell(due, AT_ONCE, self._resting)
        await _together(call(*each) for each in people)

    async def _call(self, addresses: Sequence[Address], taken: Taken) -> None:
        """At every address; if none can be reached, again a little later."""
        fates = await _together(self._bring(address, taken.waiting) for address in addresses)
        LOG.info("somebody was called", fates=[fate.name.lower() for fate in fates])
        if all(fate in (Fate.FAILED, Fate.GONE) for fate in fates):
            self._resting[taken.person] = self._clock() + AGAIN_SECONDS
            await self._store.awaited.give_back(taken)

    async def _bring(self, address: Address, waiting: Sequence[Waiting]) -> Fate:
        """What became of a call at one address; one that is gone is not called again."""
        fate = await self._post.bring(address, call_of(address, waiting), self._clock())
        if fate is Fate.GONE:
            await self._store.tellings.remove(address.id)
        return fate


async def _together(deeds: Iterable[Coroutine[object, object, Done]]) -> list[Done]:
    """What comes of all, each to its end; the first fault is raised then, and the others told."""
    ends = await asyncio.gather(*deeds, return_exceptions=True)
    faults = [end for end in ends if isinstance(end, BaseException)]
    for fault in faults[1:]:
        LOG.warning("a call was broken off", why=repr(fault))
    if faults:
        raise faults[0]
    return [end for end in ends if not isinstance(end, BaseException)]


def due_at(now: float) -> Due:
    """What may be told by now."""
    today = datetime.fromtimestamp(now).date()
    told = (now - SOON_SECONDS, now - TOGETHER_SECONDS, day_begins(today))
    return Due(*told, today, is_night(now))
