"""A socket to a table, made again after every loss."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import NamedTuple, NoReturn

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.http11 import Response

from ebbes.backoff import Backoff
from ebbes.client.errors import ClientError, NoSuchTable, Unreachable, Unwelcome, pause_of
from ebbes.protocol.refusals import Reason

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds before connecting again, the first time and at the most."""
TRIES = 8
"""How often an address is tried at which nobody has ever answered."""
PING_SECONDS = 8.0
"""Seconds from a pong to the next ping, and from a ping to the loss of a connection."""
CLOSE_SECONDS = 1.0
"""How long the other side may take to say goodbye."""
NO_SUCH_TABLE = 4404

FindSocket = Callable[[], Awaitable[str]]
"""The address of the table's socket, without a query."""
Sleep = Callable[[float], Awaitable[object]]


class Again(Exception):
    """This connection is of no more use: make another one."""


class Ear(NamedTuple):
    """Who listens at a connection."""

    query: Callable[[], str]
    """What to ask for, with each new connection."""
    greeting: Callable[[], Iterable[str]]
    """What to say first."""
    hear: Callable[[str], Awaitable[None]]
    """Takes a message; `Again` if it makes no sense here."""
    lost: Callable[[], None]
    """Is told that a connection is no more."""


class Habits(NamedTuple):
    """How patient a connection is."""

    longest_pause: float = LONGEST_PAUSE
    ping_seconds: float = PING_SECONDS
    tries: int | None = TRIES
    """None for as many as it takes."""
    sleep: Sleep = asyncio.sleep


class Connection:
    """One socket after the other."""

    def __init__(
        self, where: FindSocket, headers: dict[str, str], ear: Ear, habits: Habits
    ) -> None:
        self._where = where
        self._headers = headers
        self._ear = ear
        self._habits = habits
        self._tries = habits.tries
        self._pause = 0.0
        self._socket: ClientConnection | None = None

    async def follow(self) -> NoReturn:
        """Come back after every loss, the more slowly the longer nothing is told.

        Where the server says how long it turns somebody away, nobody asks before.
        Raises only what does not pass by itself.
        """
        backoff = Backoff(FIRST_PAUSE, self._habits.longest_pause)
        while True:
            self._pause = 0.0
            if await self._was_told():
                backoff.reset()
            await self._habits.sleep(max(backoff.next(), self._pause))

    async def send(self, text: str) -> None:
        """Send now, if there is a connection; a new one begins with the greeting."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(text)

    async def _was_told(self) -> bool:
        """Whether a connection has told anything before it was lost."""
        try:
            return await self._listen()
        except ClientError as fault:
            self._bear(fault)
        except InvalidStatus as refusal:
            self._bear(_unwelcome(refusal.response))
        except OSError as error:
            self._bear(Unreachable(f"nobody answers: {type(error).__name__} {error}"))
        except (WebSocketException, Again):
            pass
        return False

    def _bear(self, fault: ClientError) -> None:
        """Go on after what passes; but an address where nobody ever answered is a wrong one."""
        if not fault.is_passing:
            raise fault
        self._pause = fault.seconds
        if not isinstance(fault, Unreachable):
            self._tries = None
        elif self._tries is not None:
            self._tries -= 1
            if not self._tries:
                raise fault

    async def _listen(self) -> bool:
        """Whether anything was told before the connection was lost."""
        async with connect(
            await self._where() + self._ear.query(),
            additional_headers=self._headers,
            compression=None,
            ping_interval=self._habits.ping_seconds,
            ping_timeout=self._habits.ping_seconds,
            close_timeout=CLOSE_SECONDS,
        ) as socket:
            self._tries = None
            self._socket = socket
            try:
                return await self._talk(socket)
            finally:
                self._socket = None
                self._ear.lost()

    async def _talk(self, socket: ClientConnection) -> bool:
        was_told = False
        with suppress(ConnectionClosed):
            for text in self._ear.greeting():
                await socket.send(text)
            async for message in socket:
                await self._ear.hear(str(message))
                was_told = True
        if socket.close_code == NO_SUCH_TABLE:
            raise NoSuchTable("there is no such table")
        return was_told


def _unwelcome(answer: Response) -> Unwelcome:
    """A server that does not open, and why if it says so."""
    status = answer.status_code
    try:
        reason = Reason.model_validate_json(answer.body or b"")
    except ValueError:
        return Unwelcome(f"status {status}", status)
    return Unwelcome(f"status {status}: {reason.message}", status, pause_of(reason))
