"""The door of a server: who may come in at all, by their address alone."""

import time
from collections import Counter
from collections.abc import Callable

import structlog

from ebbes.addresses import WIDER, address_at, keys_of
from ebbes.server.limiting.bans import STRIKES, Bans, Floods
from ebbes.server.limiting.buckets import Buckets
from ebbes.server.limiting.networks import Network, overlap
from ebbes.server.limiting.nuisances import ADDRESS, Nuisances
from ebbes.server.limiting.proxies import Proxies
from ebbes.server.measuring.metrics import Metrics
from ebbes.server.seconds import MINUTE
from ebbes.server.settings import Settings

LOG = structlog.get_logger()
CONNECTIONS = 4
"""Connections of an address for each socket it may have: browsers open some for pages, too."""


class Watch:
    """What is too much of one kind: of addresses, or of the networks around them."""

    def __init__(
        self, settings: Settings, bans: Bans, clock: Callable[[], float], times: int
    ) -> None:
        """Of the latter, so many times as much."""
        self.floods = Floods(bans, clock, strikes=times * STRIKES)
        self.refusals = Buckets(times * settings.requests_per_minute, MINUTE, clock)
        self.most = times * CONNECTIONS * settings.connections_per_address
        """Connections there may be."""


class Door:
    """Counts connections by address, and turns those away who flood."""

    def __init__(
        self, settings: Settings, metrics: Metrics, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.bans = Bans(clock)
        self.nuisances = Nuisances(clock)
        self._watches = [Watch(settings, self.bans, clock, times) for times in (1, WIDER)]
        self._proxies = Proxies(settings.forwarded_allow_ips)
        self._metrics = metrics
        self._open: Counter[str] = Counter()
        self.open = 0
        """Connections there are."""

    def enter(self, host: str) -> None:
        """One more connection from there."""
        self.open += 1
        self._open.update(keys_of(address_at(host)))

    def leave(self, host: str) -> None:
        """One connection less."""
        self.open -= 1
        for key in keys_of(address_at(host)):
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]

    def is_open_for(self, host: str) -> bool:
        """Whether who came from there may stay; a proxy may, as it speaks for many."""
        if not host or self._proxies.believes(host):
            return True
        address = address_at(host)
        if self._has_room(address) and not self.seconds_left(address):
            return True
        self._metrics.turned_away.inc()
        return False

    def _has_room(self, address: str) -> bool:
        return all(self._open[key] <= watch.most for key, watch in self._watched(address))

    def seconds_left(self, address: str) -> float:
        """For how long an address, or the network around it, is still turned away."""
        return max(map(self.bans.seconds_left, keys_of(address)))

    def lift(self, network: Network) -> None:
        """Let all of a network in again who were turned away for a while."""
        for address in self.bans.all():
            if overlap(address, network):
                self.bans.lift(address)

    def flooded(self, host: str) -> None:
        """A connection was cut off because it sent too much; whose, is remembered for a while."""
        self._metrics.floods.inc()
        for key, watch in self._blamed(host):
            self._report(key, watch)

    def refused(self, host: str) -> None:
        """A request was too much; who asks for twice what is allowed, floods."""
        for key, watch in self._blamed(host):
            if watch.refusals.take(key):
                self._report(key, watch)

    def _blamed(self, host: str) -> list[tuple[str, Watch]]:
        """Where it is counted that somebody was too much; a proxy is not to blame.

        Who is turned away already is to blame alone, and not the network around it.
        """
        address = address_at(host)
        self.nuisances.count(ADDRESS, address)
        if self._proxies.names(host) or self.bans.is_banned(address):
            return []
        return self._watched(address)

    def _watched(self, address: str) -> list[tuple[str, Watch]]:
        return list(zip(keys_of(address), self._watches, strict=False))

    def _report(self, key: str, watch: Watch) -> None:
        if seconds := watch.floods.report(key):
            self._metrics.bans.inc()
            LOG.warning("an address that floods is turned away", seconds=round(seconds))
