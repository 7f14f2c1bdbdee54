"""A table, followed through every loss of the connection."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from random import random
from secrets import token_bytes, token_hex
from types import TracebackType
from typing import NoReturn, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.http11 import Response

from ebbes.client.errors import ClientError, NoSuchTable, Refusal, Unwelcome
from ebbes.client.seen import Gap, Seen
from ebbes.engine import commands as engine
from ebbes.engine.view import View
from ebbes.protocol import commands as ask
from ebbes.protocol.messages import SERVER_MESSAGE, Accepted, Events, Refused, Snapshot
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.prompts import Now
from ebbes.protocol.refusals import Reason
from ebbes.protocol.seats import SeatPlan
from ebbes.rules.codes import code_of

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds before connecting again; twice as long each time, and a little by chance."""
PING_SECONDS = 8.0
"""Seconds from a pong to the next ping, and from a ping to the loss of a connection."""
CLOSE_SECONDS = 1.0
"""How long the other side may take to say goodbye."""
NO_SUCH_TABLE = 4404
TOO_MANY = 429
SERVER_FAULT = 500
AGAIN = ("server/unavailable", "limit/too-many")
"""Refusals that are none: the same command is sent again."""

Where = Callable[[], Awaitable[str]]
Sleep = Callable[[float], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Turn:
    """It is your turn: what you see, and how to decide."""

    table: "Table"
    view: View
    now: Now
    seq: int

    async def choose(self, choice: engine.Choice) -> int:
        """Decide, and return the number of the last event it led to; or a `Refusal`."""
        return await self.table.choose(choice, self.seq)


@dataclass(slots=True)
class Pending:
    """A command that has not been answered."""

    text: str
    answer: "asyncio.Future[Accepted | Refused]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Table:
    """`async with client.table(code) as table`: what is seen there, and commands to it.

    Lost connections are made again, commands without an answer are sent again under the same id,
    and nonces are added by themselves.
    """

    def __init__(
        self,
        where: Where,
        headers: dict[str, str],
        longest_pause: float = LONGEST_PAUSE,
        ping_seconds: float = PING_SECONDS,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._where = where
        self._longest_pause = longest_pause
        self._ping_seconds = ping_seconds
        self._sleep = sleep
        self._headers = headers
        self._seen: Seen | None = None
        self._socket: ClientConnection | None = None
        self._pending: dict[str, Pending] = {}
        self._changed = asyncio.Condition()
        self._fault: ClientError | None = None
        self._errands: set[asyncio.Task[object]] = set()
        self._nonces: set[int] = set()

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._follow())
        try:
            await self.until(lambda seen: True)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    @property
    def seen(self) -> Seen:
        """The table as far as the server has told."""
        if self._seen is None:
            raise self._fault or ClientError("nothing was told yet")
        return self._seen

    async def until(self, holds: Callable[[Seen], bool]) -> Seen:
        """Wait until something holds of the table."""
        async with self._changed:
            while True:
                if self._fault is not None:
                    raise self._fault
                if self._seen is not None and holds(self._seen):
                    return self._seen
                await self._changed.wait()

    async def turns(self) -> AsyncIterator[Turn]:
        """Each of your turns in the game that runs or comes next, until it is over."""
        seen = await self.until(lambda seen: seen.ended or _is_running(seen))
        while seen.game is not None and _is_running(seen):
            if seen.now.prompt is not None:
                yield Turn(self, seen.game.view, seen.now, seen.seq)
            seen = await self.until(partial(_is_news, seen))

    async def take_seat(self, seat: int | None = None) -> int:
        """Sit down, on that seat or on any; which one it is."""
        seq = await self.send(ask.TakeSeat(id=token_hex(8), seat=seat))
        own = (await self.until(lambda seen: seen.seq >= seq)).you.seat
        assert own is not None
        return own

    async def leave_seat(self) -> int:
        """Get up."""
        return await self.send(ask.LeaveSeat(id=token_hex(8)))

    async def plan_seat(self, seat: int, now: SeatPlan) -> int:
        """As the host, put a bot on a seat, or open it."""
        return await self.send(ask.PlanSeat(id=token_hex(8), seat=seat, now=now))

    async def start_game(self) -> int:
        """As the host, start a game."""
        return await self.send(ask.StartGame(id=token_hex(8)))

    async def say(self, phrase: Phrase) -> int:
        """Say a set phrase."""
        return await self.send(ask.Say(id=token_hex(8), phrase=phrase))

    async def choose(self, choice: engine.Choice, at: int) -> int:
        """Decide in the game, having seen it up to `at`."""
        return await self.send(_command(choice, at))

    async def send(self, command: ask.TableCommand) -> int:
        """Send a command until it is answered: the last event it led to, or a `Refusal`."""
        pending = Pending(command.model_dump_json())
        self._pending[command.id] = pending
        try:
            await self._transmit(pending)
            answer = await pending.answer
        finally:
            del self._pending[command.id]
        if isinstance(answer, Refused):
            raise Refusal(answer.reason)
        return answer.seq

    async def close(self) -> None:
        """Listen no more; whoever still waits is told."""
        self._fault = self._fault or ClientError("nobody listens to this table any more")
        tasks = [self._task, *self._errands]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._give_up(self._fault)

    async def _follow(self) -> None:
        """Listen until there is nothing to listen to; whoever waits then is told why."""
        try:
            await self._listen_again_and_again()
        except ClientError as fault:
            await self._give_up(fault)
        except Exception as fault:  # a task that dies in silence would leave everybody waiting
            await self._give_up(ClientError(f"cannot follow this table: {type(fault).__name__}"))

    async def _listen_again_and_again(self) -> NoReturn:
        """Come back after every loss, the more slowly the longer nothing is told."""
        pause = FIRST_PAUSE
        while True:
            was_told = False
            try:
                was_told = await self._listen()
            except NoSuchTable:
                raise
            except InvalidStatus as refusal:
                _verify_passing(refusal.response)
            except (ClientError, OSError, WebSocketException, TimeoutError, Gap):
                pass
            pause = FIRST_PAUSE if was_told else min(2 * pause, self._longest_pause)
            await self._sleep(pause * (0.5 + random()))

    async def _listen(self) -> bool:
        """Whether anything was told before the connection was lost."""
        since = "" if self._seen is None else f"?since={self._seen.seq}"
        async with connect(
            await self._where() + since,
            additional_headers=self._headers,
            compression=None,
            ping_interval=self._ping_seconds,
            ping_timeout=self._ping_seconds,
            close_timeout=CLOSE_SECONDS,
        ) as socket:
            self._socket = socket
            try:
                return await self._talk(socket)
            finally:
                self._socket = None

    async def _talk(self, socket: ClientConnection) -> bool:
        was_told = False
        with suppress(ConnectionClosed):
            for pending in list(self._pending.values()):
                await socket.send(pending.text)
            async for text in socket:
                await self._hear(str(text))
                was_told = True
        if socket.close_code == NO_SUCH_TABLE:
            raise NoSuchTable("there is no such table")
        return was_told

    async def _give_up(self, fault: ClientError) -> None:
        self._fault = fault
        async with self._changed:
            self._changed.notify_all()
        for pending in self._pending.values():
            if not pending.answer.done():
                pending.answer.set_exception(fault)

    async def _hear(self, text: str) -> None:
        match SERVER_MESSAGE.validate_json(text):
            case Snapshot() as told:
                if self._seen is None or told.seq >= self._seen.seq:
                    self._seen = Seen.of(told)
                    await self._tell()
            case Events() as told:
                self._seen = self.seen.after(told)
                await self._tell()
            case Accepted() as answer:
                self._answered(answer.id, answer)
            case Refused() as answer if answer.id is not None:
                self._refused(answer.id, answer)
            case _:
                return

    def _answered(self, command_id: str, answer: Accepted | Refused) -> None:
        pending = self._pending.get(command_id)
        if pending is not None and not pending.answer.done():
            pending.answer.set_result(answer)

    def _refused(self, command_id: str, answer: Refused) -> None:
        if answer.reason.code in AGAIN:
            self._run(self._send_again(command_id))
        else:
            self._answered(command_id, answer)

    async def _send_again(self, command_id: str) -> None:
        await self._sleep(0.5 + random())
        pending = self._pending.get(command_id)
        if pending is not None:
            await self._transmit(pending)

    async def _transmit(self, pending: Pending) -> None:
        """Send now, if there is a connection; a new one sends all that is pending."""
        if self._fault is not None:
            raise self._fault
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(pending.text)

    async def _tell(self) -> None:
        async with self._changed:
            self._changed.notify_all()
        self._add_nonce()

    def _add_nonce(self) -> None:
        """Whoever sits at the table has a share in its deals."""
        seen = self._seen
        if seen is None or seen.game is None or seen.you.seat is None:
            return
        game = seen.game
        if game.wants_nonce(seen.you.seat) and game.number not in self._nonces:
            self._nonces.add(game.number)
            nonce = token_bytes(32).hex()
            command = ask.AddNonce(id=token_hex(8), number=game.number, nonce=nonce)
            self._run(self._offer(command))

    async def _offer(self, command: ask.AddNonce) -> None:
        """A nonce that comes too late is not needed."""
        with suppress(ClientError):
            await self.send(command)

    def _run(self, errand: Awaitable[object]) -> None:
        task = asyncio.ensure_future(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)


def _is_running(seen: Seen) -> bool:
    return not seen.ended and seen.game is not None and seen.game.secret is None


def _is_news(before: Seen, seen: Seen) -> bool:
    return seen.seq > before.seq


def _verify_passing(answer: Response) -> None:
    """A server may be stopping or busy; whatever else it says, it will say again."""
    status = answer.status_code
    if status < SERVER_FAULT and status != TOO_MANY:
        raise Unwelcome(f"status {status}{_reason_in(answer.body or b'')}")


def _reason_in(body: bytes | bytearray) -> str:
    """Why a server turns somebody away, if it says so."""
    with suppress(ValueError):
        return f": {Reason.model_validate_json(body).message}"
    return ""


def _command(choice: engine.Choice, at: int) -> ask.TableCommand:
    key = token_hex(8)
    match choice:
        case engine.PlayCard(_, card):
            return ask.PlayCard(id=key, at=at, card=code_of(card))
        case engine.PickDesignator(_, card):
            return ask.PickDesignator(id=key, at=at, card=code_of(card))
        case engine.NameStarter(_, starter):
            return ask.NameStarter(id=key, at=at, starter=starter)
