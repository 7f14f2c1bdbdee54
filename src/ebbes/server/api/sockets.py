"""Sockets: somebody at a table, or at a game that is over, and a person wherever they are."""

from typing import Annotated

import structlog
from fastapi import APIRouter, Query, WebSocket

from ebbes.protocol.commands import MOST_EVENTS
from ebbes.server.api.common import Key
from ebbes.server.attending.sessions import BANNED, REVOKED, Origin
from ebbes.server.refusing.problem import ApiError
from ebbes.server.services import Services, services_of
from ebbes.server.store.values import Person
from ebbes.server.tables.running.news import mark_of
from ebbes.server.talking.gathering_session import GatheringSession
from ebbes.server.talking.handshake import (
    NO_SUCH_TABLE,
    Protocol,
    attend,
    let_anybody_in,
    let_people_in,
    origin_of,
)
from ebbes.server.talking.person_session import PersonSession
from ebbes.server.talking.session import TOO_MANY, SocketSession

router = APIRouter()
LOG = structlog.get_logger()

LATEST = 2**53
"""A time that never comes, in milliseconds."""


@router.websocket("/api/tables/{table_id}/socket")
async def table_socket(
    socket: WebSocket,
    table_id: Key,
    since: Annotated[int | None, Query(ge=0, lt=MOST_EVENTS)] = None,
    stamp: Annotated[int | None, Query(ge=0, lt=LATEST)] = None,
    protocol: Protocol = 1,
) -> None:
    """A table's events as they come, and commands to it."""
    losses = services_of(socket).sessions.losses

    async def stay(services: Services, person: Person | None) -> int:
        async with services.rooms.visit(table_id) as room:
            structlog.contextvars.bind_contextvars(table=mark_of(room.id))
            LOG.info("socket opened", spectator=person is None)
            session = SocketSession(services, socket, person, room, origin_of(socket, person))
            with services.sessions.listed(session):
                code = turned_away(services, session.origin, losses)
                return code or await session.stay(since, stamp)

    await attend(socket, protocol, let_anybody_in, stay)


@router.websocket("/api/me/socket")
async def person_socket(socket: WebSocket, protocol: Protocol = 1) -> None:
    """What waits for you, at whatever table."""
    losses = services_of(socket).sessions.losses

    async def stay(services: Services, person: Person | None) -> int:
        assert person is not None
        LOG.info("socket of a person opened")
        session = PersonSession(services, socket, person, origin_of(socket, person))
        with services.sessions.listed(session):
            return turned_away(services, session.origin, losses) or await session.stay()

    await attend(socket, protocol, let_people_in, stay)


@router.websocket("/api/games/{game_id}/socket")
async def gathering_socket(socket: WebSocket, game_id: Key, protocol: Protocol = 1) -> None:
    """A game that is over, looked at together: who leads, who follows, what is said."""
    losses = services_of(socket).sessions.losses

    async def stay(services: Services, person: Person | None) -> int:
        if await services.store.games.find(game_id) is None:
            return NO_SUCH_TABLE
        games = services.store.games
        seat = None if person is None else await games.last_seat_of(person.id, game_id)
        origin = origin_of(socket, person)
        session = GatheringSession(services, socket, origin, game_id, seat)
        with services.sessions.listed(session):
            return turned_away(services, origin, losses) or await session.stay()

    await attend(socket, protocol, let_anybody_in, stay)


def turned_away(services: Services, origin: Origin, losses: int) -> int:
    """The code to close with if somebody was turned away while they came in; else 0.

    Only who is listed already would have been found by then.
    """
    if services.sessions.is_lost(origin, losses):
        return REVOKED
    try:
        services.house_rules.verify_address(origin.address)
        if origin.person is not None:
            services.house_rules.verify_person(origin.person)
    except ApiError:
        return BANNED
    return TOO_MANY if services.door.seconds_left(origin.address) else 0
