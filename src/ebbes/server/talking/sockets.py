"""Sockets: a person, or a spectator, at a table."""

import asyncio
from contextlib import ExitStack, suppress
from time import monotonic
from typing import Annotated, TypeAlias

import structlog
from fastapi import APIRouter, Query, WebSocket
from pydantic import ValidationError
from pydantic_core import from_json
from starlette.websockets import WebSocketDisconnect, WebSocketState

from ebbes.protocol.commands import MOST_EVENTS, Look, Ping, TableCommand, client_message
from ebbes.protocol.messages import Accepted, Pong, Refused
from ebbes.protocol.version import OLDEST, PROTOCOL, is_spoken
from ebbes.server.api.common import Key
from ebbes.server.identity.credentials import bearer_of
from ebbes.server.identity.person import person_of
from ebbes.server.limiting.address import address_of
from ebbes.server.limiting.buckets import Buckets
from ebbes.server.limiting.limits import spend
from ebbes.server.refusing.complaint import complaint_of
from ebbes.server.refusing.problem import ApiError, response_to
from ebbes.server.refusing.refusals import count_refusal, nobody_known, refusal_of
from ebbes.server.security.origin import refuse_strangers
from ebbes.server.services import Services, services_of
from ebbes.server.store.errors import NoSuchPerson, NoSuchTable, StoreUnavailable
from ebbes.server.store.values import Person
from ebbes.server.tables.running.notes import mark_of
from ebbes.server.tables.running.room import Room, refused
from ebbes.server.talking.connection import TOO_SLOW, Connection

router = APIRouter()
LOG = structlog.get_logger()

Answer: TypeAlias = Accepted | Refused | Pong

NO_SUCH_TABLE = 4404
BROKEN = 1011
TRY_AGAIN = 1013
TOO_MANY = 4429
PATIENCE = 20
"""Refused messages in a row after which a connection is closed."""
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
            _verify_spoken(protocol)
            person = await _let_in(services, socket, stack)
        except Exception as error:
            await _turn_away(services, socket, refusal_of(error))
            return
        await socket.accept()
        await _stay(services, socket, person, table_id, since, stamp)


def _verify_spoken(protocol: int) -> None:
    if not is_spoken(protocol):
        told = f"this server speaks the protocol from {OLDEST} to {PROTOCOL}, not {protocol}"
        raise ApiError(400, "protocol/unsupported", told, {"oldest": OLDEST, "newest": PROTOCOL})


async def _turn_away(services: Services, socket: WebSocket, refusal: ApiError) -> None:
    code = refusal.problem.code
    count_refusal(services, code)
    LOG.info("socket refused", status=refusal.status_code, code=code)
    await socket.send_denial_response(response_to(refusal))


async def _let_in(services: Services, socket: WebSocket, stack: ExitStack) -> Person | None:
    """Who comes, if they may; else an error for which there is a refusal."""
    if services.stopping:
        raise ApiError(503, "server/stopping", "this server stops, try again in a moment")
    spend(services.limits.requests, socket)
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
                code = await SocketSession(services, socket, person, room).stay(since, stamp)
        except NoSuchTable:
            code = NO_SUCH_TABLE
        except StoreUnavailable:
            code = TRY_AGAIN
        except Exception as fault:
            services.metrics.faults.inc()
            LOG.error("fault", exc_info=fault)
            code = BROKEN
        await _close(socket, code)
    LOG.info("socket closed", code=code, seconds=round(monotonic() - start, 1))


class SocketSession:
    """One connection to a table, from its first word to its last."""

    def __init__(
        self, services: Services, socket: WebSocket, person: Person | None, room: Room
    ) -> None:
        settings = services.settings
        self._services = services
        burst, rate = settings.messages_burst, settings.messages_per_second
        self._socket = socket
        self._person = person
        self._room = room
        self._connection = Connection(socket, None if person is None else person.id)
        self._bucket = Buckets(burst, burst / rate)
        self._patience = PATIENCE

    async def stay(self, since: int | None, stamp: int | None) -> int:
        """Listen and be heard until one side has enough; the code to close with."""
        reading = asyncio.create_task(self._read())
        writing = asyncio.create_task(self._connection.write())
        try:
            await self._room.enter(self._connection, since, stamp)
            await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._room.leave(self._connection)
            for task in (reading, writing):
                task.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)
        if self._connection.is_too_slow:
            self._services.metrics.slow_readers.inc()
            return TOO_SLOW
        return self._close_code(reading)

    def _close_code(self, reading: asyncio.Task[int]) -> int:
        return 1000 if reading.cancelled() else reading.result()

    async def _read(self) -> int:
        """Answer messages until nobody sends any more; the code to close with."""
        while self._patience:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return int(message["code"])
            text = message.get("text") or ""
            if self._bucket.take(""):
                self._patience -= 1
                too_many = refused(_id_of(text), "limit/too-many", "too many messages at once")
                await self._answer_at_once(too_many)
            else:
                await self._take(text)
        return TOO_MANY

    async def _take(self, text: str) -> None:
        try:
            message = client_message(text)
        except ValidationError as error:
            self._patience -= 1
            await self._answer_at_once(malformed(text, error))
            return
        if isinstance(message, Ping):
            await self._answer_at_once(Pong())
        elif isinstance(message, Look):
            self._room.look(self._connection)
            await asyncio.sleep(0)
        elif self._person is None:
            await self._answer_at_once(stranger(message.id))
        else:
            await self._carry_out(self._person, message)

    async def _carry_out(self, person: Person, command: TableCommand) -> None:
        try:
            answer = await self._room.handle(person, command)
        except NoSuchPerson:
            answer = stranger(command.id)
        self._patience = PATIENCE
        self._answer(answer)

    async def _answer_at_once(self, answer: Answer) -> None:
        """Answer without a look at the table; who asks much lets others have their turn."""
        self._answer(answer)
        await asyncio.sleep(0)

    def _answer(self, answer: Answer) -> None:
        if isinstance(answer, Refused):
            count_refusal(self._services, answer.reason.code)
            LOG.debug("command refused", code=answer.reason.code)
        self._connection.hear(answer.model_dump_json())


def stranger(command_id: str) -> Refused:
    """What a spectator hears, and who was forgotten."""
    told = "say who you are first: with the cookie or with a token"
    return refused(command_id, "auth/needed", told)


def malformed(text: str, error: ValidationError) -> Refused:
    """What is wrong with a message, and its id if it has one; never what it says."""
    first = error.errors(include_url=False, include_input=False)[0]
    known = first["loc"][:-1] if first["type"] == "extra_forbidden" else first["loc"]
    where = ".".join(map(str, known)) or "message"
    return refused(_id_of(text), "message/malformed", f"{where}: {complaint_of(first)}")


def _id_of(text: str) -> str | None:
    with suppress(ValueError):
        found = from_json(text)
        if isinstance(found, dict) and isinstance(found.get("id"), str):
            return str(found["id"])[:64]
    return None


async def _close(socket: WebSocket, code: int) -> None:
    """Close politely, if there is still somebody to be polite to."""
    if socket.client_state is WebSocketState.CONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code)
