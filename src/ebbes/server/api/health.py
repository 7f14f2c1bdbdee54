"""How the server is: for supervisors, balancers and Prometheus."""

from fastapi import Request, Response
from pydantic import BaseModel

from ebbes.server.api.common import ALWAYS
from ebbes.server.api.router import Router
from ebbes.server.limiting.address import is_loopback
from ebbes.server.measuring.metrics import CONTENT_TYPE
from ebbes.server.refusing.problem import ApiError
from ebbes.server.services import TheServices
from ebbes.server.store.errors import StoreUnavailable

router = Router(tags=["health"], responses=ALWAYS)


class Health(BaseModel):
    """A server that can answer."""

    status: str


@router.get("/health")
async def health() -> Health:
    """Whether the process is alive."""
    return Health(status="alive")


@router.get("/ready")
async def ready(services: TheServices) -> Health:
    """Whether the server can take people in: its store reads and writes, and nobody stops it.

    In maintenance it says so, and is ready all the same: games go on, and people come back to them.
    """
    if services.stopping:
        raise ApiError(503, "server/stopping", "this server is about to stop")
    await services.store.ping()
    if not services.caretaker.can_write:
        raise StoreUnavailable("the database keeps nothing")
    return Health(status="maintenance" if services.house_rules.in_maintenance else "ready")


@router.get("/metrics", response_class=Response)
async def metrics(request: Request, services: TheServices) -> Response:
    """What Prometheus wants to know; only for this machine, unless the settings say otherwise."""
    if not (is_loopback(request) or services.settings.metrics_for_all):
        raise ApiError(403, "auth/local-only", "only for this machine")
    return Response(services.metrics.page(), media_type=CONTENT_TYPE)
