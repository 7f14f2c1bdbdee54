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
        self.sockets = Gauge("ebbes_sockets", "Open sockets.", registry=registry)
        self.appends = Counter("ebbes_appends", "Appends to logs of tables.", registry=registry)

    def page(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
