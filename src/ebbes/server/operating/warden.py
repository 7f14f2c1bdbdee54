"""Sees to it that this process follows the operators' orders, and tells them who floods."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Self

import structlog

from ebbes.server.attending.sessions import Sessions
from ebbes.server.cancelling import cancel
from ebbes.server.limiting.door import Door
from ebbes.server.limiting.house_rules import HouseRules
from ebbes.server.limiting.networks import lies_in, network_named
from ebbes.server.limiting.nuisances import ADDRESS, Nuisance
from ebbes.server.measuring.metrics import Metrics
from ebbes.server.rounds import again
from ebbes.server.store import Store
from ebbes.server.store.floods import Flood
from ebbes.server.store.orders import Order, OrderKind

LOG = structlog.get_logger()

LOOK_SECONDS = 2.0
"""Between two looks at the orders."""
MOST_TOLD = 50
"""Of those who flood, the worst."""


class Warden:
    """The rounds of one process: what is ordered is done within seconds."""

    def __init__(
        self,
        process: str,
        store: Store,
        rules: HouseRules,
        door: Door,
        sessions: Sessions,
        metrics: Metrics,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._process = process
        self._store = store
        self._rules = rules
        self._door = door
        self._sessions = sessions
        self._metrics = metrics
        self._clock = clock
        self._told: list[Flood] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        await self.look()
        rest = partial(asyncio.sleep, LOOK_SECONDS)
        rounds = again(self._look_and_tell, rest, self._metrics, "orders")
        self._tasks = [asyncio.create_task(rounds)]
        return self

    async def __aexit__(self, *_: object) -> None:
        await cancel(self._tasks)

    async def look(self) -> None:
        """Follow the orders as they are now, and end what they forbid."""
        orders = await self._store.orders.all()
        for order in self._rules.take(orders):
            self._follow(order)
        await self._store.orders.sweep(orders)

    async def tell(self) -> None:
        """Tell operators who floods, if that has changed."""
        floods = self._floods()
        if floods != self._told:
            await self._store.floods.tell(self._process, floods)
            self._told = floods

    def _follow(self, order: Order) -> None:
        holds = order.holds(self._clock())
        LOG.info("an order of the operators", kind=order.kind.value, holds=holds)
        if order.kind is OrderKind.PERSON and holds:
            self._sessions.ban(lambda origin: origin.person == order.target)
        elif order.kind is OrderKind.NETWORK and (network := network_named(order.target)):
            if holds:
                self._sessions.ban(lambda origin: lies_in(origin.address, network))
            else:
                self._door.lift(network)

    def _floods(self) -> list[Flood]:
        """Those refused most often, and all whom the door turns away."""
        now, banned = self._clock(), self._door.bans.all()
        times = dict(self._door.nuisances.worst(MOST_TOLD))
        for address in list(banned)[-MOST_TOLD:]:
            times.setdefault(Nuisance(ADDRESS, address), 0)
        return [
            Flood(*nuisance, count, _until(nuisance, banned, now))
            for nuisance, count in times.items()
        ]

    async def _look_and_tell(self) -> None:
        await self.look()
        await self.tell()


def _until(nuisance: Nuisance, banned: dict[str, float], now: float) -> float | None:
    """The end of a ban, to the second: the clocks that tell it do not agree to the last digit."""
    left = banned.get(nuisance.target) if nuisance.kind == ADDRESS else None
    return None if left is None else round(now + left)
