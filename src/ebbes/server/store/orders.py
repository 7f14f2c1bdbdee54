"""Orders of the operators: who is turned away, and whether the house takes anything new."""

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from ebbes.server.store.part import Part
from ebbes.server.store.schema.house import ORDERS

OVER_SECONDS = 3600.0
"""For how long an order that is over is remembered: by then every process has heard of its end."""


class OrderKind(StrEnum):
    """What an order is about."""

    PERSON = "person"
    NETWORK = "network"
    MAINTENANCE = "maintenance"


class Order(NamedTuple):
    """One order; without an end it holds until it is lifted."""

    kind: OrderKind
    target: str
    """The id of a person, or a network; of the house there is only one."""
    made_at: float
    until: float | None = None

    def holds(self, now: float) -> bool:
        """Whether it is to be followed."""
        return self.until is None or now < self.until


class Orders(Part):
    """Given from outside, by a command; read by every process again and again."""

    async def give(self, kind: OrderKind, target: str, seconds: float | None = None) -> Order:
        """An order from now on, for so long or until it is lifted; the one before it is over."""
        now = self._clock()
        order = Order(kind, target, now, None if seconds is None else now + seconds)
        await self._database.write(lambda connection: _replace(connection, order))
        return order

    async def lift(self, kind: OrderKind, target: str) -> bool:
        """An order is over; whether there was one. That it is over is heard by every process."""
        now = self._clock()
        held = any(order.holds(now) for order in await self.all() if order[:2] == (kind, target))
        over = Order(kind, target, now, now)
        await self._database.write(lambda connection: _replace(connection, over))
        return held

    async def all(self) -> list[Order]:
        """Every order, also those that are over since a while, the newest first."""
        query = select(ORDERS).order_by(ORDERS.c.made_at.desc(), ORDERS.c.target)
        return [
            Order(OrderKind(row.kind), row.target, row.made_at, row.until_at)
            for row in await self._rows(query)
            if row.kind in _KNOWN
        ]

    async def sweep(self, orders: Iterable[Order]) -> None:
        """Forgets those of these orders that have been over for long."""
        late = self._clock() - OVER_SECONDS
        if any(order.until is not None and order.until < late for order in orders):
            await self._change(
                delete(ORDERS).where(ORDERS.c.until_at < late).returning(ORDERS.c.kind)
            )


_KNOWN = frozenset(OrderKind)


def _replace(connection: Connection, order: Order) -> None:
    c = ORDERS.c
    connection.execute(delete(ORDERS).where(c.kind == order.kind, c.target == order.target))
    row = {"kind": order.kind.value, "target": order.target}
    row_at = {"made_at": order.made_at, "until_at": order.until}
    connection.execute(insert(ORDERS).values(row | row_at))
