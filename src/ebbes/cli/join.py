"""A table on a server, line by line: sentences for what happens, a line for what you do."""

import asyncio
import sys
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from dataclasses import dataclass
from threading import Thread
from typing import TYPE_CHECKING

import typer

from ebbes.cli.announcing import Announcer
from ebbes.cli.answers import read_choice
from ebbes.cli.exits import NOT_USABLE, fail
from ebbes.cli.sit import SERVER, guest_of
from ebbes.cli.speech import Speech
from ebbes.client.client import Client
from ebbes.client.errors import ClientError, Refusal
from ebbes.client.news import News
from ebbes.client.seen import Seen
from ebbes.client.table import Table
from ebbes.client.where import where_is
from ebbes.protocol import commands as ask
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.prompts import Prompt
from ebbes.terminal.arriving import known
from ebbes.terminal.keys import command_key
from ebbes.terminal.reasons import hint_headline, reason_sentence, reasons_of
from ebbes.terminal.sight import Sight
from ebbes.terminal.speech import Speech as Sentences

if TYPE_CHECKING:
    from ebbes.terminal.guest import Guest


@dataclass(frozen=True, slots=True)
class Typed:
    """A line somebody has typed; None at the end of all lines."""

    text: str | None


def join_table(
    speech: Speech, code: str | None, server: str | None, name: str | None, *, watch: bool = False
) -> None:
    """Sit down at a table, or at a new one, and play until it is left; or only listen."""
    where = None if code is None else where_is(code)
    url = (None if where is None else where.server) or server or SERVER
    arrival = Arrival(Client(url, secret=guest_of(url, name).secret), guest_of(url, name))

    async def run() -> None:
        async with arrival.client as client:
            await known(arrival)
            found = await client.create_table() if where is None else where.code
            async with client.table(found) as table:
                await Joined(client, table, speech, sits=not watch).play()

    try:
        asyncio.run(run())
    except ClientError as fault:
        fail(Sentences(speech.language).fault(fault, url), NOT_USABLE)


@dataclass(slots=True)
class Arrival:
    """Somebody, and the server they come to."""

    client: Client
    guest: "Guest"


class Joined:
    """Somebody at a table who reads or hears one line after the other."""

    def __init__(self, client: Client, table: Table, speech: Speech, *, sits: bool = True) -> None:
        self._client = client
        self._table = table
        self._speech = speech
        self._sits = sits
        self._announcer = Announcer(speech)
        self._asked: tuple[int, Prompt] | None = None
        self._is_connected = True
        self._has_seat = table.seen.you.seat is not None
        self._queue: asyncio.Queue[News | Typed] = asyncio.Queue()

    async def play(self) -> None:
        """Tell what happens, and do what is typed, until somebody leaves."""
        welcome = "cli-join-welcome" if self._sits else "cli-join-listening"
        self._tell(self._speech.say(welcome, code=self._table.seen.code))
        if self._table.seen.game is None:
            for line in self._announcer.around(self._table.seen):
                self._tell(line)
        Thread(target=self._read, args=(asyncio.get_running_loop(),), daemon=True).start()
        listening = asyncio.create_task(self._listen())
        sitting = asyncio.create_task(self._sit())
        try:
            while True:
                match await self._queue.get():
                    case Typed(text=None):
                        return
                    case Typed(text=str(text)) if text.strip().lower() == "q":
                        return
                    case Typed(text=str(text)):
                        await self._do(text.strip())
                    case News() as news:
                        self._hear(news)
        finally:
            self._tell(self._speech.say("table-phrase-goodbye"))
            for task in (listening, sitting):
                task.cancel()

    async def _listen(self) -> None:
        async for news in self._table.news():
            self._queue.put_nowait(news)

    async def _sit(self) -> None:
        if self._sits and self._table.seen.you.seat is None:
            await self._try(self._table.take_seat())

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        """Lines as they are typed; runs beside everything else.

        Without a buffer: a process that ends while a thread waits for one is aborted.
        """
        with suppress(RuntimeError), open(sys.stdin.fileno(), "rb", 0, closefd=False) as lines:
            while line := lines.readline():
                text = line.decode(errors="replace").rstrip("\r\n")
                loop.call_soon_threadsafe(self._queue.put_nowait, Typed(text))
            loop.call_soon_threadsafe(self._queue.put_nowait, Typed(None))

    def _hear(self, news: News) -> None:
        if news.is_connected != self._is_connected:
            self._is_connected = news.is_connected
            back = "announce-connection-back" if news.is_connected else "announce-connection-lost"
            self._tell(self._speech.say(back))
        told = [*self._announcer.news(news)]
        if self._has_sat_down(news):
            told.append(self._announcer.sat_down(news.seen))
        for line in told:
            self._tell(line)
        self._ask(news.seen)

    def _has_sat_down(self, news: News) -> bool:
        """Whether a seat was taken of which only the whole table told."""
        before, self._has_seat = self._has_seat, news.seen.you.seat is not None
        return self._has_seat and not before and not news.events

    def _ask(self, seen: Seen) -> None:
        """Say once what there is to decide."""
        prompt = seen.now.prompt
        if prompt is None:
            self._asked = None
        elif self._asked is None or self._asked[1] != prompt:
            for line in self._announcer.prompt(prompt, seen):
                self._tell(line)
            self._asked = (seen.seq, prompt)

    async def _do(self, text: str) -> None:
        seen, word = self._table.seen, text.lower()
        if word in self._tellings:
            for line in self._tellings[word](seen):
                self._tell(line)
        elif word == "h":
            await self._hint(seen)
        elif word == "s" and seen.you.host:
            await self._try(self._table.start_game())
        elif word == "m":
            await self._try(self._table.send(ask.AskTime(id=command_key())))
        elif word == "w":
            await self._try(self._table.send(ask.ComeBack(id=command_key())))
        elif word in ("+", "-"):
            await self._answer(seen, let_in=word == "+")
        elif word == "j" and seen.you.seat is None:
            await self._try(self._table.take_seat())
        elif word.startswith("c"):
            await self._say(text[1:].strip())
        else:
            await self._choose(text, seen)

    @property
    def _tellings(self) -> dict[str, Callable[[Seen], Iterable[str]]]:
        """What is only told, by what is typed."""
        return {
            "?": lambda _: [self._speech.say("cli-join-help")],
            "t": self._announcer.table,
            "l": self._announcer.last_trick,
            "p": self._announcer.standings,
        }

    async def _answer(self, seen: Seen, *, let_in: bool) -> None:
        """Whoever has asked first may sit down, or not."""
        if not seen.you.host or not seen.requests:
            self._tell(self._speech.say("cli-join-nobody-asks"))
            return
        answer = self._table.let_in if let_in else self._table.turn_down
        await self._try(answer(seen.requests[0].number))

    async def _hint(self, seen: Seen) -> None:
        """What a strong bot would do, and why."""
        if seen.now.prompt is None:
            self._tell(self._speech.say("cli-join-not-yet"))
            return
        sight = Sight(seen, Sentences(self._speech.language))
        try:
            best, *_ = await self._client.hint(seen.id)
        except Refusal as refusal:
            self._tell(self._announcer.refusal(refusal.reason, seen))
            return
        self._tell(hint_headline(best, sight))
        for reason in reasons_of(best):
            self._tell(reason_sentence(reason, sight))

    async def _say(self, number: str) -> None:
        """A phrase by its number; without one, all of them."""
        phrases = list(Phrase)
        if number.isdecimal() and 1 <= int(number) <= len(phrases):
            await self._try(self._table.say(phrases[int(number) - 1]))
            return
        for at, phrase in enumerate(phrases, start=1):
            self._tell(f"c {at}: {self._speech.say(f'table-phrase-{phrase}')}")

    async def _choose(self, text: str, seen: Seen) -> None:
        if seen.now.prompt is None or seen.game is None:
            self._tell(self._speech.say("cli-join-not-yet"))
            return
        seats = range(seen.game.view.seen.options.seats)
        names = tuple(self._announcer.name(seen, seat) for seat in seats)
        choice = read_choice(text, seen.game.view, names, self._speech)
        if choice is None:
            self._tell(self._speech.say("cli-choose"))
        else:
            await self._try(self._table.choose(choice, seen.seq))

    async def _try(self, work: Coroutine[None, None, int]) -> None:
        try:
            await work
        except Refusal as refusal:
            self._tell(self._announcer.refusal(refusal.reason, self._table.seen))

    def _tell(self, line: str) -> None:
        typer.echo(line)
