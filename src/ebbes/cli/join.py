"""A table on a server, line by line: sentences for what happens, a line for what you do."""

import asyncio
import sys
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from threading import Thread

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
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.prompts import Prompt


@dataclass(frozen=True, slots=True)
class Typed:
    """A line somebody has typed; None at the end of all lines."""

    text: str | None


def join_table(speech: Speech, code: str, server: str | None, name: str | None) -> None:
    """Sit down at a table, and play until it is left."""
    url = server or SERVER
    guest = guest_of(url, name)

    async def run() -> None:
        async with Client(url, secret=guest.secret) as client:
            if await client.name() is None:
                await client.arrive(guest.name)
                guest.keep(client.secret or "")
            async with client.table(code) as table:
                await Joined(table, speech).play()

    try:
        asyncio.run(run())
    except Refusal as refusal:
        fail(Announcer(speech).refusal(refusal.reason), NOT_USABLE)
    except ClientError as fault:
        fail(str(fault), NOT_USABLE)


class Joined:
    """Somebody at a table who reads or hears one line after the other."""

    def __init__(self, table: Table, speech: Speech) -> None:
        self._table = table
        self._speech = speech
        self._announcer = Announcer(speech)
        self._asked: tuple[int, Prompt] | None = None
        self._is_connected = True
        self._queue: asyncio.Queue[News | Typed] = asyncio.Queue()

    async def play(self) -> None:
        """Tell what happens, and do what is typed, until somebody leaves."""
        self._tell(self._speech.say("cli-join-welcome", code=self._table.seen.code))
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
        if self._table.seen.you.seat is None:
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
        for line in self._announcer.news(news):
            self._tell(line)
        self._ask(news.seen)

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
        seen = self._table.seen
        if text == "?":
            self._tell(self._speech.say("cli-join-help"))
        elif text.lower() == "t":
            for line in self._announcer.table(seen):
                self._tell(line)
        elif text.lower() == "s" and seen.you.host:
            await self._try(self._table.start_game())
        elif text.lower().startswith("c"):
            await self._say(text[1:].strip())
        else:
            await self._choose(text, seen)

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
