"""The door of a server: who may come in at all, by their address alone."""

import time
from collections import Counter
from collections.abc import Callable

import structlog

from ebbes.server.limiting.address import address_at
from ebbes.server.limiting.bans import Bans, Floods
from ebbes.server.limiting.buckets import Buckets
from ebbes.server.limiting.networks import Network, lies_in
from ebbes.server.limiting.nuisances import ADDRESS, Nuisances
from ebbes.server.limiting.proxies import Proxies
from ebbes.server.measuring.metrics import Metrics
from ebbes.server.settings import Settings

LOG = structlog.get_logger()
CONNECTIONS = 4
"""Connections of an address for each socket it may have: browsers open some for pages, too."""
MINUTE = 60


class Door:
    """Counts connections by address, and turns those away who flood."""

    def __init__(
        self, settings: Settings, metrics: Metrics, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.bans = Bans(clock)
        self.nuisances = Nuisances(clock)
        self._floods = Floods(self.bans, clock)
        self._refusals = Buckets(settings.requests_per_minute, MINUTE, clock)
        self._proxies = Proxies(settings.forwarded_allow_ips)
        self._most = CONNECTIONS * settings.connections_per_address
        self._metrics = metrics
        self._open: Counter[str] = Counter()

    @property
    def open(self) -> int:
        """Connections there are."""
        return self._open.total()

    def enter(self, host: str) -> None:
        """One more connection from there."""
        self._open[address_at(host)] += 1

    def leave(self, host: str) -> None:
        """One connection less."""
        address = address_at(host)
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def is_open_for(self, host: str) -> bool:
        """Whether who came from there may stay; a proxy may, as it speaks for many."""
        if not host or self._proxies.believes(host):
            return True
        address = address_at(host)
        if self._open[address] <= self._most and not self.bans.is_banned(address):
            return True
        self._metrics.turned_away.inc()
        return False

    def lift(self, network: Network) -> None:
        """Let addresses of a network in again that were turned away for a while."""
        for address in self.bans.all():
            if lies_in(address, network):
                self.bans.lift(address)

    def flooded(self, host: str) -> None:
        """A connection was cut off because it sent too much; whose, is remembered for a while."""
        self._metrics.floods.inc()
        self.nuisances.count(ADDRESS, address_at(host))
        self._report(host)

    def refused(self, host: str) -> None:
        """A request was too much; who asks for twice what is allowed, floods."""
        self.nuisances.count(ADDRESS, address_at(host))
        if self._refusals.take(address_at(host)):
            self._report(host)

    def _report(self, host: str) -> None:
        if self._proxies.names(host):
            return
        seconds = self._floods.report(address_at(host))
        if seconds:
            self._metrics.bans.inc()
            LOG.warning("an address that floods is turned away", seconds=round(seconds))
