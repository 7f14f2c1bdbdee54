"""What the operators of a server have ordered, as every process of it knows."""

from collections.abc import Callable, Collection, Iterator

from ebbes.server.limiting.networks import Network, lies_in, network_named
from ebbes.server.refusing.problem import ApiError
from ebbes.server.seconds import HOUR
from ebbes.server.store.orders import Order, OrderKind

MAINTENANCE_SECONDS = 60
"""When to ask again whether something new may begin."""


class HouseRules:
    """Who is turned away, until when, and whether anything new may begin."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._orders: frozenset[Order] = frozenset()
        self._people: dict[str, float] = {}
        self._networks: list[tuple[Network, float]] = []
        self._in_maintenance = False

    @property
    def in_maintenance(self) -> bool:
        """Whether games go on, but none begins and no table is made."""
        return self._in_maintenance

    def take(self, orders: Collection[Order]) -> list[Order]:
        """From now on these hold, and no others; those that were not known before."""
        new = [order for order in orders if order not in self._orders]
        self._orders = frozenset(orders)
        self._people = {order.target: _end(order) for order in self._of(OrderKind.PERSON)}
        self._networks = [
            (network, _end(order))
            for order in self._of(OrderKind.NETWORK)
            if (network := network_named(order.target))
        ]
        self._in_maintenance = any(self._of(OrderKind.MAINTENANCE))
        return new

    def verify_person(self, person_id: str) -> None:
        """Raises a 403 for somebody who is turned away."""
        left = self._people.get(person_id, 0.0) - self._clock()
        if left > 0:
            raise banned(left)

    def verify_address(self, address: str) -> None:
        """Raises a 403 for an address that is turned away."""
        ends = [end for network, end in self._networks if lies_in(address, network)]
        left = max(ends, default=0.0) - self._clock()
        if left > 0:
            raise banned(left)

    def verify_open(self) -> None:
        """Raises a 503 while nothing new may begin."""
        if self._in_maintenance:
            raise in_maintenance()

    def _of(self, kind: OrderKind) -> Iterator[Order]:
        now = self._clock()
        return (order for order in self._orders if order.kind is kind and order.holds(now))


def banned(left: float) -> ApiError:
    """The refusal for whom the operators have turned away."""
    seconds = max(1, round(left))
    hours = -(-seconds // HOUR)
    told = f"whoever runs this server has turned you away: come back in {hours} h"
    context = {"seconds": seconds, "hours": hours}
    return ApiError(403, "auth/banned", told, context, {"Retry-After": str(seconds)})


def in_maintenance() -> ApiError:
    """The refusal of what would begin only now."""
    told = "this server takes a break soon: games go on, but none begins"
    return ApiError(
        503, "server/maintenance", told, headers={"Retry-After": str(MAINTENANCE_SECONDS)}
    )


def _end(order: Order) -> float:
    return float("inf") if order.until is None else order.until
