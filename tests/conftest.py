"""Hypothesis finds the same examples on every run; logs are put back as they were."""

import logging
from collections.abc import Iterator

import pytest
import structlog
from hypothesis import HealthCheck, settings

from tests.extent import examples

settings.register_profile(
    "ebbes",
    max_examples=examples(100),
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ebbes")


@pytest.fixture
def own_logs() -> Iterator[None]:
    """Lets a test configure the logs, and undoes it."""
    root, ours = logging.getLogger(), logging.getLogger("ebbes")
    before = (root.handlers, root.level, ours.level)
    yield
    root.handlers, root.level, ours.level = before
    structlog.reset_defaults()
