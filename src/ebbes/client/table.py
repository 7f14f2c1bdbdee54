"""A table, followed through every loss of the connection."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from random import random
from secrets import token_bytes, token_hex
from typing import Self

from ebbes.client.company import CompanyNews, company_news
from ebbes.client.connection import Again, Connection, Ear, FindSocket, Habits
from ebbes.client.decision import command_of
from ebbes.client.errors import ClientError, Refusal, pause_of
from ebbes.client.news import News
from ebbes.client.pending import Pending
from ebbes.client.seen import Gap, NotUnderstood, Seen
from ebbes.engine import commands as engine
from ebbes.engine.view import View
from ebbes.protocol import commands as ask
from ebbes.protocol.messages import SERVER_MESSAGE, Accepted, Events, Refused, Snapshot, Watchers
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.prompts import Now
from ebbes.protocol.refusals import Reason
from ebbes.protocol.seats import SeatPlan
from ebbes.protocol.snapshot import Door
from ebbes.protocol.table_events import AnyEvent
from ebbes.protocol.unknown import UnknownEvent
from ebbes.protocol.version import PROTOCOL

LOOK = ask.Look().model_dump_json()


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


class Table:
    """`async with client.table(code) as table`: what is seen there, and commands to it.

    Lost connections are made again, commands without an answer are sent again under the same id,
    and nonces are added by themselves. What a newer server tells and this client does not know, it
    looks at as a whole.
    """

    def __init__(
        self, where: FindSocket, headers: dict[str, str], habits: Habits | None = None
    ) -> None:
        habits = habits or Habits()
        ear = Ear(self._query, self._greeting, self._hear, self._lost)
        self._connection = Connection(where, headers, ear, habits)
        self._sleep = habits.sleep
        self._seen: Seen | None = None
        self._pending = Pending()
        self._is_looking = False
        self._watchers = 0
        self._is_connected = False
        self._readers: set[asyncio.Queue[News | None]] = set()
        self._changed = asyncio.Condition()
        self._fault: ClientError | None = None
        self._errands: set[asyncio.Task[object]] = set()
        self._nonces: set[str] = set()
        """The commitments that nonces were added to."""

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._follow())
        try:
            await self.until(lambda seen: True)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
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
        seen = await self.until(lambda seen: seen.ended or seen.is_running)
        while seen.game is not None and seen.is_running:
            if seen.now.prompt is not None:
                yield Turn(self, seen.game.view, seen.now, seen.seq)
            seen = await self.until(partial(_is_news, seen))

    async def news(self) -> AsyncIterator[News]:
        """All that changes, from now on and as it is told; first of all what is seen now.

        Raises what `until` would when nobody will tell anything any more.
        """
        queue: asyncio.Queue[News | None] = asyncio.Queue()
        self._readers.add(queue)
        queue.put_nowait(News(self.seen, is_connected=self._is_connected))
        try:
            while (news := await queue.get()) is not None:
                yield news
        finally:
            self._readers.discard(queue)
        assert self._fault is not None
        raise self._fault

    def company(self) -> AsyncIterator[CompanyNews]:
        """Who leaves, who becomes the host and how many watch, from now on until the end."""
        return self._company(self.seen)

    async def _company(self, seen: Seen) -> AsyncIterator[CompanyNews]:
        while not seen.ended:
            before, seen = seen, await self.until(partial(_is_other, seen))
            for news in company_news(before, seen):
                yield news

    async def take_seat(self, seat: int | None = None) -> int:
        """Sit down, on that seat or on any; which one it is.

        Where the host is asked first this takes until the answer, which may be a `Refusal`.
        """
        seq = await self.send(ask.TakeSeat(id=token_hex(8), seat=seat))
        seen = await self.until(lambda seen: seen.seq >= seq and seen.you.door is not Door.ASKED)
        if seen.you.seat is None:
            raise Refusal(Reason(code="table/turned-down", message="nobody has let you in"))
        return seen.you.seat

    async def leave_seat(self) -> int:
        """Get up, or ask for a seat no more."""
        return await self.send(ask.LeaveSeat(id=token_hex(8)))

    async def let_in(self, number: int) -> int:
        """As the host, let somebody sit down who has asked."""
        return await self.send(ask.LetIn(id=token_hex(8), number=number))

    async def turn_down(self, number: int) -> int:
        """As the host, let somebody who has asked not sit down."""
        return await self.send(ask.TurnDown(id=token_hex(8), number=number))

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
        return await self.send(command_of(choice, at))

    async def send(self, command: ask.TableCommand) -> int:
        """Send a command until it is answered: the last event it led to, or a `Refusal`."""
        if self._fault is not None:
            raise self._fault
        text = command.model_dump_json()
        coming = self._pending.add(command.id, text)
        try:
            await self._connection.send(text)
            answer = await coming
        finally:
            self._pending.forget(command.id)
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
            await self._connection.follow()
        except ClientError as fault:
            await self._give_up(fault)
        except Exception as fault:  # a task that dies in silence would leave everybody waiting
            await self._give_up(ClientError(f"cannot follow this table: {type(fault).__name__}"))

    async def _give_up(self, fault: ClientError) -> None:
        self._fault = fault
        for reader in self._readers:
            reader.put_nowait(None)
        async with self._changed:
            self._changed.notify_all()
        self._pending.fail(fault)

    def _query(self) -> str:
        """What this client speaks, and where it goes on."""
        seen = self._seen
        since = "" if seen is None else f"&since={seen.seq}&stamp={seen.stamp}"
        return f"?protocol={PROTOCOL}{since}"

    def _lost(self) -> None:
        self._is_connected = False
        if self._seen is not None:
            self._tell(News(self._seen, is_connected=False))

    def _greeting(self) -> list[str]:
        self._is_looking = False
        self._is_connected = True
        self._watchers = 0
        return self._pending.texts

    async def _hear(self, text: str) -> None:
        match SERVER_MESSAGE.validate_json(text):
            case Snapshot() as snapshot:
                self._is_looking = False
                await self._show(Seen.of(snapshot))
            case Events() as events if not self._is_looking:
                await self._advance(events)
            case Accepted() | Refused() as answer:
                self._take(answer)
            case Watchers(count=count):
                self._watchers = count
                await self._show(self.seen)
            case _:
                return

    async def _advance(self, events: Events) -> None:
        try:
            known = self.seen.seq + 1 - events.first
            heard = events.events[max(0, known) :]
            fresh = tuple(each for each in heard if not isinstance(each, UnknownEvent))
            await self._show(self.seen.after(events), fresh)
        except Gap:
            raise Again from None
        except NotUnderstood:
            self._is_looking = True  # what is told before the whole table comes is in it
            await self._connection.send(LOOK)

    def _take(self, answer: Accepted | Refused) -> None:
        if answer.id is None and self._is_looking:
            raise Again
        if self._pending.answered(answer) and answer.id is not None:
            seconds = pause_of(answer.reason) if isinstance(answer, Refused) else 0.0
            self._run(self._send_again(answer.id, seconds))

    async def _send_again(self, command_id: str, seconds: float) -> None:
        await self._sleep(max(0.5, seconds) + random())
        text = self._pending.text(command_id)
        if text is not None:
            await self._connection.send(text)

    async def _show(self, seen: Seen, events: tuple[AnyEvent, ...] = ()) -> None:
        before = self._seen
        self._seen = seen = replace(seen, watchers=self._watchers)
        self._tell(News(seen, before if events else None, events))
        async with self._changed:
            self._changed.notify_all()
        self._add_nonce(seen)

    def _tell(self, news: News) -> None:
        for reader in self._readers:
            reader.put_nowait(news)

    def _add_nonce(self, seen: Seen) -> None:
        """Whoever sits at the table has a share in its deals."""
        game, seat = seen.game, seen.you.seat
        if game is None or seat is None or game.commitment in self._nonces:
            return
        if game.wants_nonce(seat):
            self._nonces.add(game.commitment)
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


def _is_other(before: Seen, seen: Seen) -> bool:
    return seen is not before


def _is_news(before: Seen, seen: Seen) -> bool:
    """Whether something has happened; after a restored backup, with a smaller number."""
    return (seen.seq, seen.stamp) != (before.seq, before.stamp)
