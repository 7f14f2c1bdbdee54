"""Sockets: a person, or a spectator, at a table."""

from contextlib import ExitStack, suppress
from time import monotonic
from typing import Annotated

import structlog
from fastapi import APIRouter, Query, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from ebbes.protocol.commands import MOST_EVENTS
from ebbes.protocol.version import OLDEST, PROTOCOL, is_spoken
from ebbes.server.api.common import Key
from ebbes.server.identity.credentials import bearer_of, cookie_of
from ebbes.server.identity.person import person_of
from ebbes.server.limiting.address import address_of
from ebbes.server.refusing.problem import ApiError, response_to
from ebbes.server.refusing.refusals import count_refusal, nobody_known, refusal_of
from ebbes.server.security.host import refuse_other_names
from ebbes.server.security.origin import refuse_strangers
from ebbes.server.services import Services, services_of
from ebbes.server.store.errors import NoSuchTable, StoreUnavailable
from ebbes.server.store.secret import hash_of
from ebbes.server.store.values import Person
from ebbes.server.tables.running.counting import mark_of
from ebbes.server.talking.session import SocketSession
from ebbes.server.talking.sessions import Origin

router = APIRouter()
LOG = structlog.get_logger()

NO_SUCH_TABLE = 4404
BROKEN = 1011
TRY_AGAIN = 1013
LATEST = 2**53
"""A time that never comes, in milliseconds."""


@router.websocket("/api/tables/{table_id}/socket")
async def table_socket(
    socket: WebSocket,
    table_id: Key,
    since: Annotated[int | None, Query(ge=0, lt=MOST_EVENTS)] = None,
    stamp: Annotated[int | None, Query(ge=0, lt=LATEST)] = None,
    protocol: Annotated[int, Query(ge=0, lt=MOST_EVENTS)] = 1,
) -> None:
    """A table's events as they come, and commands to it."""
    services = services_of(socket)
    with ExitStack() as stack:
        try:
            verify_spoken(protocol)
            person = await let_in(services, socket, stack)
        except Exception as error:
            await turn_away(services, socket, refusal_for(services, error))
            return
        await socket.accept()
        await _stay(services, socket, person, table_id, since, stamp)


def verify_spoken(protocol: int) -> None:
    """Raises a 400 for a protocol that is not spoken here."""
    if not is_spoken(protocol):
        message = f"this server speaks the protocol from {OLDEST} to {PROTOCOL}, not {protocol}"
        raise ApiError(400, "protocol/unsupported", message, {"oldest": OLDEST, "newest": PROTOCOL})


def refusal_for(services: Services, error: Exception) -> ApiError:
    """The refusal for an error; one that has none is a fault of ours."""
    try:
        return refusal_of(error)
    except Exception as fault:
        services.metrics.faults.inc()
        LOG.error("fault", exc_info=fault)
        return ApiError(500, "server/fault", "something broke here")


async def turn_away(services: Services, socket: WebSocket, refusal: ApiError) -> None:
    """Refuse a handshake, and count it."""
    code = refusal.problem.code
    count_refusal(services, code)
    services.tally.count("socket refused", code)
    await socket.send_denial_response(response_to(refusal))


async def let_in(services: Services, socket: WebSocket, stack: ExitStack) -> Person | None:
    """Who comes, if they may; else an error for which there is a refusal."""
    if services.stopping:
        raise ApiError(503, "server/stopping", "this server stops, try again in a moment")
    refuse_other_names(socket)
    refuse_strangers(socket)
    person = await person_of(socket)
    if person is None and bearer_of(socket) is not None:
        raise nobody_known()
    name = None if person is None else person.id
    stack.enter_context(services.socket_limits.admit(address_of(socket), name))
    return person


async def _stay(
    services: Services,
    socket: WebSocket,
    person: Person | None,
    table_id: str,
    since: int | None,
    stamp: int | None,
) -> None:
    start = monotonic()
    with services.metrics.sockets.track_inprogress():
        try:
            async with services.rooms.visit(table_id) as room:
                structlog.contextvars.bind_contextvars(table=mark_of(room.id))
                LOG.info("socket opened", spectator=person is None)
                session = SocketSession(services, socket, person, room, origin_of(socket, person))
                with services.sessions.listed(session):
                    code = await session.stay(since, stamp)
        except NoSuchTable:
            code = NO_SUCH_TABLE
        except StoreUnavailable:
            code = TRY_AGAIN
        except Exception as fault:
            services.metrics.faults.inc()
            LOG.error("fault", exc_info=fault)
            code = BROKEN
        await close(socket, code)
    LOG.info("socket closed", code=code, seconds=round(monotonic() - start, 1))


def origin_of(socket: WebSocket, person: Person | None) -> Origin:
    """By what somebody came, of which secrets are never kept."""
    secret = bearer_of(socket) or cookie_of(socket)
    credential = None if person is None or secret is None else hash_of(secret)
    return Origin(credential, None if person is None else person.id, address_of(socket))


async def close(socket: WebSocket, code: int) -> None:
    """Close politely, if there is still somebody to be polite to."""
    if socket.client_state is WebSocketState.CONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code)
