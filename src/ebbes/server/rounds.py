"""Rounds that a process makes for as long as it runs, whatever breaks one of them off."""

from collections.abc import Awaitable, Callable

import structlog

from ebbes.server.measuring.metrics import Metrics
from ebbes.server.store.errors import StoreUnavailable

LOG = structlog.get_logger()


async def again(
    walk: Callable[[], Awaitable[object]],
    rest: Callable[[], Awaitable[object]],
    metrics: Metrics,
    of: str,
    ended_by: tuple[type[Exception], ...] = (),
) -> None:
    """One round after the other; what nobody expected is counted, and the next one goes on."""
    while True:
        try:
            await walk()
        except ended_by:
            return
        except StoreUnavailable as fault:
            LOG.warning("a round was broken off", of=of, why=str(fault))
        except Exception:
            metrics.faults.inc()
            LOG.exception("a round was broken off", of=of)
        await rest()
