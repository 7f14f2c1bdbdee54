"""Somebody at a terminal: looks at the screen, and presses keys."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from random import Random

from textual.pilot import Pilot

from ebbes.client import Client, Seen
from ebbes.protocol.prompts import PickPrompt
from ebbes.protocol.settings import TableSettings
from ebbes.rules.cards import LETTERS
from ebbes.terminal import Guest, HomePage, Intent, TablePage, TerminalApp
from ebbes.terminal.app import FirstPage
from ebbes.terminal.choice import cards_of, playable, seats_of
from ebbes.terminal.guest import Keeper
from ebbes.terminal.pages.page import Page
from ebbes.terminal.panels.ending import Ending
from ebbes.terminal.panels.score import Score
from ebbes.words import Language
from tests.terminal.changes import Changes

NAMES = {" ": "space", "?": "question_mark"}
"""What Textual calls some keys."""
TEN = 10


class WatchedApp(TerminalApp):
    """Says when something has changed, and when something was shown."""

    def __init__(self, client: Client, guest: Guest, language: Language, first: FirstPage) -> None:
        self.changes = Changes()
        super().__init__(client, guest, language, first)

    def redraw(self) -> None:
        """Something has changed."""
        super().redraw()
        self.changes.tell()

    def post_display_hook(self) -> None:
        """The screen was shown, perhaps at another size."""
        self.changes.tell()


class Seat:
    """An app without a terminal, and a pilot for its keys."""

    def __init__(self, app: WatchedApp, pilot: Pilot[None], seed: int = 1) -> None:
        self.app = app
        self.pilot = pilot
        self._rng = Random(seed)

    @property
    def screen(self) -> str:
        """What can be read."""
        return self.app.canvas.text()

    @property
    def table(self) -> TablePage:
        """The page of the table, below whatever lies upon it."""
        return next(page for page in self.app.pages if isinstance(page, TablePage))

    @property
    def code(self) -> str:
        """Of the table."""
        return self.table.code

    @property
    def seen(self) -> Seen:
        """What the table's page knows."""
        assert self.table.seen is not None
        return self.table.seen

    async def press(self, *keys: str) -> None:
        """One key after the other, by the character on it or its name."""
        await self.pilot.press(*(NAMES.get(key, key) for key in keys))

    async def write(self, text: str) -> None:
        """A text, letter by letter."""
        await self.press(*text)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds, whatever brings it about."""
        await self.app.changes.until(holds)

    async def sees(self, *texts: str) -> None:
        """Wait until all of these can be read."""
        try:
            await self.until(lambda: all(text in self.screen for text in texts))
        except TimeoutError:
            raise AssertionError(f"{texts} not on\n{self.screen}") from None

    async def shows(self, kind: type[Page]) -> None:
        """Wait until such a page lies on top."""
        await self.until(lambda: isinstance(self.app.page, kind))

    async def play(self, until: Callable[[Seen], bool] = lambda seen: False) -> None:
        """Press keys until the game is over, or something else holds."""
        await self.until(lambda: self.table.seen is not None)
        while True:
            await self.until(lambda: self._must_act() or until(self.seen))
            if isinstance(self.app.page, Ending) or until(self.seen):
                return
            await self.act()

    def _must_act(self) -> bool:
        page = self.app.page
        if isinstance(page, Score | Ending):
            return True
        return isinstance(page, TablePage) and self.seen.now.prompt is not None

    async def act(self) -> None:
        """Take away the count, or decide something that is allowed."""
        if isinstance(self.app.page, Score):
            await self.press("enter")
            return
        seq, prompt = self.seen.seq, self.seen.now.prompt
        if isinstance(prompt, PickPrompt):
            await self._pick(prompt)
        else:
            things = len(playable(prompt)) or len(seats_of(prompt))
            await self._choose(self._rng.randrange(things))
        await self.until(lambda: self.seen.seq > seq)

    async def _choose(self, at: int) -> None:
        """By the number, or where there is none with the arrows."""
        if at < TEN:
            await self.press(str((at + 1) % TEN))
        else:
            await self.press(*["right"] * at, "enter")

    async def _pick(self, prompt: PickPrompt) -> None:
        code = self._rng.choice(prompt.cards)
        assert len(cards_of(prompt)) == len(prompt.cards)
        suit, value = code[0], int(code[1:])
        assert suit in LETTERS
        await self.press(suit.lower())
        while self.table.cursor.value != value:
            await self.press("right")
        await self.press("enter")


@asynccontextmanager
async def seated(
    address: str,
    first: FirstPage = HomePage,
    *,
    name: str = "Anna",
    language: Language = "en",
    size: tuple[int, int] = (100, 30),
    client: Client | None = None,
    keeper: Keeper | None = None,
) -> AsyncIterator[Seat]:
    """Somebody who opens a terminal: a stranger, or who a client or their file says they are."""
    guest = Guest(name, keeper)
    secret = guest.secret if client is None else client.secret
    async with Client(address, secret=secret) as own:
        app = WatchedApp(own, guest, language, first)
        async with app.run_test(size=size) as pilot:
            yield Seat(app, pilot)


@asynccontextmanager
async def hosting(
    address: str,
    settings: TableSettings | None = None,
    intent: Intent = Intent.SIT,
    size: tuple[int, int] = (100, 30),
) -> AsyncIterator[Seat]:
    """Anna, at a table of her own."""
    async with Client(address) as client:
        await client.arrive("Anna")
        code = await client.create_table(settings)
        first = partial(TablePage, code=code, intent=intent)
        async with seated(address, first, size=size, client=client) as anna:
            yield anna
