"""How every socket begins and ends: who may come, and with which code it is closed."""

from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from time import monotonic
from typing import Annotated, Final, TypeAlias

import structlog
from fastapi import Query, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from ebbes.protocol.commands import MOST_EVENTS
from ebbes.protocol.version import OLDEST, PROTOCOL, is_spoken
from ebbes.server.attending.sessions import Origin
from ebbes.server.identity.person import person_of
from ebbes.server.limiting.address import address_of
from ebbes.server.refusing.problem import ApiError, response_to
from ebbes.server.refusing.refusals import nobody_known, refusal_of
from ebbes.server.security.credentials import bearer_of, cookie_of
from ebbes.server.security.origin import refuse_strangers
from ebbes.server.services import Services, services_of
from ebbes.server.store.errors import NoSuchTable, StoreUnavailable
from ebbes.server.store.secret import hash_of
from ebbes.server.store.values import Person

LOG = structlog.get_logger()

NO_SUCH_TABLE: Final = 4404
BROKEN: Final = 1011
TRY_AGAIN: Final = 1013

Protocol: TypeAlias = Annotated[int, Query(ge=0, lt=MOST_EVENTS)]
"""The version of the protocol a client speaks."""
LetIn: TypeAlias = Callable[[Services, WebSocket, ExitStack], Awaitable[Person | None]]
"""Who comes, if they may; else it raises an error for which there is a refusal."""
Stay: TypeAlias = Callable[[Services, Person | None], Awaitable[int]]
"""Listens and is heard until one side has enough; the code to close with."""


async def attend(socket: WebSocket, protocol: int, let_in: LetIn, stay: Stay) -> None:
    """One socket, from its handshake to its last word."""
    services = services_of(socket)
    with ExitStack() as stack:
        try:
            verify_spoken(protocol)
            person = await let_in(services, socket, stack)
        except Exception as error:
            await turn_away(services, socket, refusal_for(services, error))
            return
        await socket.accept()
        start = monotonic()
        with services.metrics.sockets.track_inprogress():
            code = await _close_code(services, stay(services, person))
            await close(socket, code)
    LOG.info("socket closed", code=code, seconds=round(monotonic() - start, 1))


async def _close_code(services: Services, stay: Awaitable[int]) -> int:
    try:
        return await stay
    except NoSuchTable:
        return NO_SUCH_TABLE
    except StoreUnavailable:
        return TRY_AGAIN
    except Exception as fault:
        services.metrics.faults.inc()
        LOG.error("fault", exc_info=fault)
        return BROKEN


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
    services.metrics.count_refusal(code)
    services.tally.count("socket refused", code)
    await socket.send_denial_response(response_to(refusal))


async def let_anybody_in(services: Services, socket: WebSocket, stack: ExitStack) -> Person | None:
    """Who comes, if they may; else an error for which there is a refusal."""
    if services.stopping:
        raise ApiError(503, "server/stopping", "this server stops, try again in a moment")
    refuse_strangers(socket)
    person = await person_of(socket)
    if person is not None:
        services.house_rules.verify_person(person.id)
    if person is None and bearer_of(socket) is not None:
        raise nobody_known()
    name = None if person is None else person.id
    stack.enter_context(services.socket_limits.admit(address_of(socket), name))
    return person


async def let_people_in(services: Services, socket: WebSocket, stack: ExitStack) -> Person:
    """Likewise, but no spectators."""
    person = await let_anybody_in(services, socket, stack)
    if person is None:
        raise nobody_known()
    return person


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
