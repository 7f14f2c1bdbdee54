"""The terminal itself: one sheet of cells that shows a page, and keys for it."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.driver import Driver
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from ebbes.client.client import Client
from ebbes.client.errors import ClientError
from ebbes.rules.seats import Seat
from ebbes.terminal.draw.canvas import Canvas
from ebbes.terminal.draw.note import draw_note
from ebbes.terminal.draw.palette import Depth, Palette, depth_of, palette_of
from ebbes.terminal.draw.small import draw_small, is_small
from ebbes.terminal.guest import Guest
from ebbes.terminal.pages.page import House, Page
from ebbes.terminal.speech import Speech
from ebbes.words import Language
from ebbes.words.refusals import NameOf

FirstPage = Callable[[House], Page]
NAMED_KEYS = frozenset(
    ("enter", "escape", "left", "right", "up", "down", "backspace", "tab", "pageup", "pagedown")
)

TITLE = "ebbes sit"
"""Of the window, before the code of a table."""
KEEP_TITLE, OLD_TITLE = "\x1b[22;2t", "\x1b[23;2t"
"""What a terminal is told so that its window is called as before in the end."""


class Cells(Widget, can_focus=True):
    """Shows what a page draws."""

    DEFAULT_CSS = "Cells { width: 100%; height: 100%; }"

    def __init__(self, draw: Callable[[Canvas], None]) -> None:
        super().__init__()
        self._draw = draw
        self._canvas: Canvas | None = None
        self._shown: Canvas | None = None
        """What the terminal has got."""

    def redraw(self) -> None:
        """Draw again soon, and show the lines that have changed."""
        if self._canvas is not None:
            self._canvas = None
            self.call_next(self._renew)

    def _renew(self) -> None:
        before, self._shown = self._shown, self.canvas
        lines = self._shown.changed_since(before)
        if lines:
            self.refresh(*(Region(0, y, self.size.width, 1) for y in lines))

    def render_line(self, y: int) -> Strip:
        """A line of the page."""
        return Strip(self.canvas.segments(y), self.size.width)

    @property
    def canvas(self) -> Canvas:
        """What is drawn, at the size of now."""
        size = self.size
        if self._canvas is None or (self._canvas.width, self._canvas.height) != size:
            self._canvas = Canvas(size.width, size.height)
            self._draw(self._canvas)
        return self._canvas


class TerminalApp(App[None]):
    """A seat in a terminal: pages of one server, for one guest."""

    BINDINGS: ClassVar[list[BindingType]] = [("ctrl+c", "quit"), ("ctrl+d", "quit")]
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self,
        client: Client,
        guest: Guest,
        language: Language,
        first: FirstPage,
        *,
        depth: Depth | None = None,
        driver_class: type[Driver] | None = None,
    ) -> None:
        super().__init__(driver_class=driver_class, ansi_color=True)
        self.theme = "ansi-dark"
        self.speech = Speech(language)
        self.guest = guest
        self.note = ""
        self._client = client
        self._first = first
        self._depth = depth
        self._pages: list[Page] = []
        self._followed: dict[Page, list[asyncio.Task[object]]] = {}
        self._work: set[asyncio.Task[object]] = set()
        self._cells = Cells(self._draw)
        self._named = ""
        """What the window is called."""

    @property
    def client(self) -> Client:
        """The server, as the person here talks to it."""
        return self._client

    @property
    def palette(self) -> Palette:
        """The colours of the terminal."""
        return palette_of(self.depth)

    @property
    def depth(self) -> Depth:
        """How many colours the terminal has."""
        if self._depth is None:
            self._depth = depth_of(self.console.color_system, no_color=self.no_color)
        return self._depth

    @property
    def pages(self) -> tuple[Page, ...]:
        """All that are open, the one that is shown last."""
        return tuple(self._pages)

    @property
    def page(self) -> Page:
        """The page that is shown."""
        return self._pages[-1]

    @property
    def canvas(self) -> Canvas:
        """What is drawn."""
        return self._cells.canvas

    def compose(self) -> ComposeResult:
        """Nothing but the page."""
        yield self._cells

    def on_mount(self) -> None:
        """There is a screen."""
        self._write(KEEP_TITLE)
        self._cells.focus()
        self.begin()

    def begin(self) -> None:
        """Show the first page."""
        self.show(self._first(self))

    async def on_unmount(self) -> None:
        """Let nothing go on."""
        self._write(OLD_TITLE)
        for tasks in self._followed.values():
            await _end(tasks)
        await _end([*self._work])

    def told(self, fault: ClientError, name_of: NameOf) -> str:
        """What went wrong, in words for whoever sits here."""
        return self.speech.fault(fault, self.client.url, name_of)

    def clock(self) -> float:
        """What time it is, in seconds."""
        return time.time()

    def speak(self, language: Language) -> None:
        """In another language from now on."""
        self.speech = Speech(language)
        self.redraw()

    def redraw(self) -> None:
        """Something has changed."""
        self._cells.redraw()

    def repaint(self) -> None:
        """Somebody has missed what was drawn."""
        self._cells.refresh()

    def show(self, page: Page) -> None:
        """Lay a page above the one that is shown."""
        self._pages.append(page)
        page.opened()
        self._name_window()
        self.redraw()

    def back(self) -> None:
        """Take the page away that is shown; with the last one everything ends."""
        if self._pages:
            self.close(self.page)

    def close(self, page: Page) -> None:
        """Take a page away with all that lies above it, unless it is gone already."""
        while page in self._pages:
            for task in self._followed.pop(self._pages.pop(), ()):
                task.cancel()
        if self._pages:
            self.page.uncovered()
            self._name_window()
        else:
            self.exit()
        self.redraw()

    def do(self, work: Coroutine[None, None, object]) -> None:
        """Do something that takes its time; if it is refused, the note says why."""
        task = asyncio.ensure_future(self._try(work))
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    def follow(self, page: Page, work: Coroutine[None, None, object]) -> None:
        """The same for as long as a page is open."""
        if page not in self._pages:
            work.close()
            return
        task = asyncio.ensure_future(self._try(work))
        self._followed.setdefault(page, []).append(task)

    async def _try(self, work: Coroutine[None, None, object]) -> object:
        try:
            return await work
        except ClientError as fault:
            self.note = self.told(fault, self._name_of)
        self.redraw()
        return None

    def _name_of(self, seat: Seat) -> str:
        """Who sits there, at the table that is open."""
        return next(filter(None, (page.name_of(seat) for page in reversed(self._pages))), "?")

    def _name_window(self) -> None:
        """The window is called by what is played in it."""
        code = next(filter(None, (page.code for page in reversed(self._pages))), "")
        letters = "".join(letter for letter in code if letter.isalnum())
        name = f"{TITLE} {letters}".rstrip()
        if name != self._named:
            self._named = name
            self._write(f"\x1b]2;{name}\x07")

    def _write(self, control: str) -> None:
        """Something for the terminal that is not on its screen."""
        if self._driver is not None:
            self._driver.write(control)

    def _draw(self, canvas: Canvas) -> None:
        if is_small(canvas.width, canvas.height):
            draw_small(canvas, self.palette, self.speech)
            return
        if self._pages:
            self.page.draw(canvas)
        draw_note(canvas, self.palette, self.note)

    def on_key(self, event: events.Key) -> None:
        """A key for the page, if it has a name there or can be written."""
        key = event.character if event.is_printable else event.key
        if (event.is_printable or key in NAMED_KEYS) and key and self._pages:
            event.stop()
            event.prevent_default()
            self.press(key)

    def press(self, key: str) -> None:
        """What a key does, or a click that stands for it; nobody plays what they cannot see."""
        if is_small(*self._cells.size):
            return
        self.note = ""
        self.page.press(key)
        self.redraw()

    def on_click(self, event: events.Click) -> None:
        """A click is as good as the key it stands for."""
        key = self.canvas.key_at(int(event.x), int(event.y))
        if key is not None and self._pages:
            self.press(key)

    def on_paste(self, event: events.Paste) -> None:
        """A text for the page."""
        if self._pages:
            self.page.paste(event.text)
            self.redraw()


async def _end(tasks: list[asyncio.Task[object]]) -> None:
    for task in tasks:
        task.cancel()
    for task in tasks:
        with suppress(asyncio.CancelledError):
            await task
