"""Tests of `ebbes.server.rounds`: nothing breaks off more than one of them."""

from unittest.mock import AsyncMock

from structlog.testing import capture_logs

from ebbes.server.measuring.metrics import Metrics
from ebbes.server.rounds import again
from ebbes.server.store.errors import StoreUnavailable


class Closed(Exception):
    """There is nothing left to go round."""


async def test_a_fault_breaks_off_one_round_and_only_what_nobody_expected_is_counted() -> None:
    walk = AsyncMock(side_effect=[None, StoreUnavailable("gone"), KeyError("what"), None, Closed])
    rest, metrics = AsyncMock(), Metrics()
    with capture_logs() as logs:
        await again(walk, rest, metrics, "tables", (Closed,))
    assert walk.await_count == 5
    assert rest.await_count == 4
    assert b"ebbes_faults_total 1.0" in metrics.page()
    assert [(line["event"], line["of"], line["log_level"]) for line in logs] == [
        ("a round was broken off", "tables", "warning"),
        ("a round was broken off", "tables", "error"),
    ]
