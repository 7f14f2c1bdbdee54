"""What a server counts, in the words of Prometheus; `/metrics` shows it."""

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4 as CONTENT_TYPE
from prometheus_client.registry import Collector

BUCKETS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0)
"""Seconds."""

__all__ = ["CONTENT_TYPE", "Metrics"]


class Metrics:
    """The counters of one server; a new one is a new attribute here."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry = registry
        ProcessCollector(registry=registry)
        self.requests = Counter(
            "ebbes_requests", "Requests answered.", ("method", "route", "status"), registry=registry
        )
        self.seconds = Histogram(
            "ebbes_request_seconds",
            "Time to answer.",
            ("route",),
            buckets=BUCKETS,
            registry=registry,
        )
        self.faults = Counter("ebbes_faults", "Errors nobody expected.", registry=registry)
        self.people = Counter("ebbes_people", "New people.", registry=registry)
        self.refusals = Counter(
            "ebbes_refusals",
            "Requests, sockets and commands refused.",
            ("code",),
            registry=registry,
        )
        self._count_strangers(registry)
        self._count_tables(registry)

    def _count_strangers(self, registry: CollectorRegistry) -> None:
        self.floods = Counter(
            "ebbes_floods", "Connections cut off because they sent too much.", registry=registry
        )
        self.bans = Counter("ebbes_bans", "Addresses turned away for a while.", registry=registry)
        self.turned_away = Counter(
            "ebbes_turned_away",
            "Connections of addresses that are banned, or have too many.",
            registry=registry,
        )

    def _count_tables(self, registry: CollectorRegistry) -> None:
        self.sockets = Gauge("ebbes_sockets", "Open sockets.", registry=registry)
        self.slow_readers = Counter(
            "ebbes_slow_readers", "Sockets closed because they read too slowly.", registry=registry
        )
        self.tables = Counter("ebbes_tables", "New tables.", registry=registry)
        self.loads = Counter("ebbes_loads", "Tables read from the store.", registry=registry)
        self.games = Counter("ebbes_games", "Games played to their end.", registry=registry)
        self.plays = Counter("ebbes_plays", "Cards played.", registry=registry)
        self.appends = Histogram(
            "ebbes_append_seconds",
            "Time until an append to the log of a table was committed.",
            buckets=BUCKETS,
            registry=registry,
        )
        self.taken_over = Counter(
            "ebbes_duties_taken_over", "Duties of tables that were late.", registry=registry
        )

    def add(self, collector: Collector) -> None:
        """Something that counts by itself, and is asked whenever somebody looks."""
        self.registry.register(collector)

    def count_refusal(self, code: str) -> None:
        """One more of its kind."""
        self.refusals.labels(code).inc()

    def page(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
