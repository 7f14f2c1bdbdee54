"""One connection to a table, from its first word to its last."""

import asyncio
from asyncio import sleep
from contextlib import suppress
from time import monotonic
from typing import Final, TypeAlias

import structlog
from fastapi import WebSocket
from pydantic import ValidationError
from pydantic_core import from_json

from ebbes.protocol.commands import Look, Ping, StartGame, TableCommand, client_message
from ebbes.protocol.messages import Accepted, Pong, Refused
from ebbes.server.attending.sessions import REVOKED, Origin
from ebbes.server.identity.person import person_of
from ebbes.server.limiting.buckets import Buckets
from ebbes.server.limiting.house_rules import in_maintenance
from ebbes.server.limiting.limits import too_many_commands
from ebbes.server.limiting.nuisances import ADDRESS, PERSON
from ebbes.server.refusing.answers import refused, refused_as
from ebbes.server.refusing.refusals import complaint_of, nobody_known, unavailable
from ebbes.server.services import Services
from ebbes.server.settings import Settings
from ebbes.server.store.errors import StoreUnavailable
from ebbes.server.store.values import Person
from ebbes.server.tables.running.room import Room
from ebbes.server.tables.running.see_off import see_off
from ebbes.server.talking.connection import TOO_SLOW, Connection

LOG = structlog.get_logger()

Answer: TypeAlias = Accepted | Refused | Pong

TOO_MANY: Final = 4429
PATIENCE: Final = 20
"""Refused messages after which a connection is closed; a command at a table begins anew."""
SURE_SECONDS: Final = 60.0
"""For how long it is believed that a cookie or token still holds, unless one hears otherwise."""
HEARERS: Final = 50
"""Sockets to which news of a table are as much work as the command that leads to them."""
UNAVAILABLE: Final = "server/unavailable"


class SocketSession:
    """Somebody at a table, who listens and is heard."""

    def __init__(
        self,
        services: Services,
        socket: WebSocket,
        person: Person | None,
        room: Room,
        origin: Origin,
    ) -> None:
        self.origin = origin
        self._services = services
        self._socket = socket
        self._person = person
        self._room = room
        self._connection = Connection(socket, origin)
        self._bucket = messages_bucket(services.settings)
        self._patience = PATIENCE
        self._reading: asyncio.Task[int] | None = None
        self._dismissal: int | None = None
        self._is_over = False
        self._is_busy = False
        self._sure_until = monotonic() + SURE_SECONDS

    def dismiss(self, code: int = REVOKED) -> None:
        """End it, with the code that says why."""
        self._dismissal = code
        self._hang_up()

    async def stay(self, since: int | None, stamp: int | None = None) -> int:
        """Listen and be heard until one side has enough; the code to close with.

        Nobody is heard before they were told where they are.
        """
        writing = asyncio.create_task(self._connection.write())
        try:
            comes_back = self._may_come_back()
            await self._room.enter(self._connection, since, stamp, comes_back=comes_back)
            self._reading = asyncio.create_task(self._read())
            await asyncio.wait((self._reading, writing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._room.leave(self._connection)
            see_off(self._services.rooms, self._room, self._connection.person)
            writing.cancel()
            self._hang_up()
            await asyncio.gather(writing, *self._readings, return_exceptions=True)
        return self._close_code(self._reading)

    def _may_come_back(self) -> bool:
        """Whether a bot may give way to them: that is kept, and counts as a command."""
        person = self._person
        if person is None or not self._room.is_away(person.id):
            return True
        return not self._services.limits.take_command(self.origin.address, person.id)

    def _hang_up(self) -> None:
        """Read no more; a command under way is carried out to its end, or its table would wait."""
        self._is_over = True
        if self._reading is not None and not self._is_busy:
            self._reading.cancel()

    @property
    def _readings(self) -> "list[asyncio.Task[int]]":
        return [] if self._reading is None else [self._reading]

    def _close_code(self, reading: asyncio.Task[int]) -> int:
        if self._dismissal is not None:
            return self._dismissal
        if self._connection.is_too_slow:
            self._services.metrics.slow_readers.inc()
            return TOO_SLOW
        return 1000 if reading.cancelled() else reading.result()

    async def _read(self) -> int:
        """Answer messages until nobody sends any more; the code to close with."""
        while self._patience and not self._is_over:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return int(message["code"])
            text = message.get("text") or ""
            if self._bucket.take(""):
                self._patience -= 1
                self._blame()
                await self._answer_at_once(too_many_messages(text))
            else:
                await self._take(text)
        return 1000 if self._patience else TOO_MANY

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
            await wait_for_turn(self._services, self.origin)
            self._room.look(self._connection)
        elif self._person is None:
            await self._answer_at_once(stranger(message.id))
        elif wait := self._services.limits.take_command(self.origin.address, self._person.id):
            self._blame()
            refusal = Refused(id=message.id, reason=too_many_commands(wait).problem)
            await self._answer_at_once(refusal)
        else:
            await wait_for_turn(self._services, self.origin, len(self._room.audience))
            await self._carry_out(message)

    async def _carry_out(self, command: TableCommand) -> None:
        """A command of somebody who is still who they were."""
        self._is_busy = True
        try:
            person = await self._known_person()
            answer = await self._answer_of(person, command)
        except StoreUnavailable:
            answer = refused_as(command.id, unavailable())
        finally:
            self._is_busy = False
        self._patience = PATIENCE
        self._answer(answer)

    async def _answer_of(self, person: Person | None, command: TableCommand) -> Answer:
        if person is None:
            return stranger(command.id)
        if isinstance(command, StartGame) and self._services.house_rules.in_maintenance:
            return Refused(id=command.id, reason=in_maintenance().problem)
        return await self._room.handle(person, command)

    def _blame(self) -> None:
        """Who sends too much is counted, for operators to see."""
        who = (ADDRESS, self.origin.address)
        if self._person is not None:
            who = (PERSON, self._person.id)
        self._services.door.nuisances.count(*who)

    async def _known_person(self) -> Person | None:
        """Who came, if what they came by still holds: it may have been revoked elsewhere."""
        if monotonic() >= self._sure_until:
            found = await person_of(self._socket)
            if found is None or found.id != self.origin.person:
                self._dismissal = self._dismissal or REVOKED
                self._is_over = True
            self._person = found
            self._sure_until = monotonic() + SURE_SECONDS
        return None if self._dismissal else self._person

    async def _answer_at_once(self, answer: Answer) -> None:
        """Answer without a look at the table; who asks much lets others have their turn."""
        self._answer(answer)
        await sleep(0)

    def _answer(self, answer: Answer) -> None:
        if isinstance(answer, Refused):
            code = answer.reason.code
            self._services.metrics.count_refusal(code)
            LOG.debug("command refused", code=code)
            if code == UNAVAILABLE:
                self._services.tally.count("the store does not answer", code, "warning")
        self._connection.hear(answer.model_dump_json())


def messages_bucket(settings: Settings) -> Buckets:
    """How much one connection may say."""
    burst = settings.messages_burst
    return Buckets(burst, burst / settings.messages_per_second)


async def wait_for_turn(services: Services, origin: Origin, hearers: int = 0) -> None:
    """Who sends very much, or to very many, lets others have their turn first."""
    if delay := services.limits.turns.draw(origin.address, 1 + hearers / HEARERS):
        await sleep(delay)


def too_many_messages(text: str) -> Refused:
    """What somebody hears who says more than one connection may."""
    return refused(id_of(text), "limit/too-many", "too many messages at once")


def stranger(command_id: str) -> Refused:
    """What a spectator hears, and who was forgotten."""
    return Refused(id=command_id, reason=nobody_known().problem)


def malformed(text: str, error: ValidationError) -> Refused:
    """What is wrong with a message, and its id if it has one; never what it says."""
    first = error.errors(include_url=False, include_input=False)[0]
    known = first["loc"][:-1] if first["type"] == "extra_forbidden" else first["loc"]
    where = ".".join(map(str, known)) or "message"
    return refused(id_of(text), "message/malformed", f"{where}: {complaint_of(first)}")


def id_of(text: str) -> str | None:
    """The id of a message, if it has one that can be read."""
    with suppress(ValueError):
        found = from_json(text)
        if isinstance(found, dict) and isinstance(found.get("id"), str):
            return str(found["id"])[:64]
    return None
