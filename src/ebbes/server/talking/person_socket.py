"""Sockets: a person, wherever they are."""

from contextlib import ExitStack
from time import monotonic
from typing import Annotated

import structlog
from fastapi import APIRouter, Query, WebSocket

from ebbes.protocol.commands import MOST_EVENTS
from ebbes.server.refusing.refusals import nobody_known
from ebbes.server.services import Services, services_of
from ebbes.server.store.errors import StoreUnavailable
from ebbes.server.store.values import Person
from ebbes.server.talking.person_session import PersonSession
from ebbes.server.talking.sockets import (
    BROKEN,
    TRY_AGAIN,
    close,
    let_in,
    origin_of,
    refusal_for,
    turn_away,
    verify_spoken,
)

router = APIRouter()
LOG = structlog.get_logger()


@router.websocket("/api/me/socket")
async def person_socket(
    socket: WebSocket, protocol: Annotated[int, Query(ge=0, lt=MOST_EVENTS)] = 1
) -> None:
    """What waits for you, at whatever table."""
    services = services_of(socket)
    with ExitStack() as stack:
        try:
            verify_spoken(protocol)
            person = await let_in(services, socket, stack)
            if person is None:
                raise nobody_known()
        except Exception as error:
            await turn_away(services, socket, refusal_for(services, error))
            return
        await socket.accept()
        await _stay(services, socket, person)


async def _stay(services: Services, socket: WebSocket, person: Person) -> None:
    start = monotonic()
    with services.metrics.sockets.track_inprogress():
        try:
            LOG.info("socket of a person opened")
            session = PersonSession(services, socket, person, origin_of(socket, person))
            with services.sessions.listed(session):
                code = await session.stay()
        except StoreUnavailable:
            code = TRY_AGAIN
        except Exception as fault:
            services.metrics.faults.inc()
            LOG.error("fault", exc_info=fault)
            code = BROKEN
        await close(socket, code)
    LOG.info("socket of a person closed", code=code, seconds=round(monotonic() - start, 1))
