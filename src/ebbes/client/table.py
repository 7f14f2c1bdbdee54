"""A table, followed through every loss of the connection."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from random import random
from secrets import token_bytes, token_hex
from types import TracebackType
from typing import Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from ebbes.client.errors import ClientError, NoSuchTable, Refusal, Unwelcome
from ebbes.client.seen import Gap, Seen
from ebbes.engine import commands as engine
from ebbes.engine.view import View
from ebbes.protocol import commands as ask
from ebbes.protocol.messages import SERVER_MESSAGE, Accepted, Events, Refused, Snapshot
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.prompts import Now
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
AGAIN = ("server/unavailable", "limit/too-many")
"""Refusals that are none: the same command is sent again."""

Where = Callable[[], Awaitable[str]]


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
    ) -> None:
        self._where = where
        self._longest_pause = longest_pause
        self._ping_seconds = ping_seconds
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
        """Listen no more."""
        tasks = [self._task, *self._errands]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _follow(self) -> None:
        """Connect, listen, and begin again until there is nothing to listen to."""
        pause = FIRST_PAUSE
        while self._fault is None:
            try:
                await self._listen()
                pause = FIRST_PAUSE
            except NoSuchTable as fault:
                self._fault = fault
            except InvalidStatus as refusal:
                status = refusal.response.status_code
                if status < 500 and status != TOO_MANY:
                    self._fault = Unwelcome(f"status {status}")
                pause = min(2 * pause, self._longest_pause)
            except (ClientError, OSError, WebSocketException, TimeoutError, Gap):
                pause = min(2 * pause, self._longest_pause)
            if self._fault is None:
                await asyncio.sleep(pause * (0.5 + random()))
        await self._tell()
        for pending in self._pending.values():
            _settle(pending, self._fault)

    async def _listen(self) -> None:
        since = "" if self._seen is None else f"?since={self._seen.seq}"
        url = await self._where() + since
        async with connect(
            url,
            additional_headers=self._headers,
            compression=None,
            ping_interval=self._ping_seconds,
            ping_timeout=self._ping_seconds,
            close_timeout=CLOSE_SECONDS,
        ) as socket:
            self._socket = socket
            for pending in list(self._pending.values()):
                await socket.send(pending.text)
            try:
                async for text in socket:
                    await self._hear(str(text))
            except ConnectionClosed:
                pass
            finally:
                self._socket = None
            if socket.close_code == NO_SUCH_TABLE:
                raise NoSuchTable("there is no such table")

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
        await asyncio.sleep(0.5 + random())
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
        if game.nonces[seen.you.seat] is None and game.number not in self._nonces:
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


def _settle(pending: Pending, fault: ClientError | None) -> None:
    if not pending.answer.done() and fault is not None:
        pending.answer.set_exception(fault)


def _command(choice: engine.Choice, at: int) -> ask.TableCommand:
    key = token_hex(8)
    match choice:
        case engine.PlayCard(_, card):
            return ask.PlayCard(id=key, at=at, card=code_of(card))
        case engine.PickDesignator(_, card):
            return ask.PickDesignator(id=key, at=at, card=code_of(card))
        case engine.NameStarter(_, starter):
            return ask.NameStarter(id=key, at=at, starter=starter)
