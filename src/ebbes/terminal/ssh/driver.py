"""What Textual writes to and reads from, where the terminal is at the other end of a channel."""

import asyncio
from typing import TYPE_CHECKING, Any, cast

from textual import events
from textual._xterm_parser import XTermParser
from textual.driver import Driver
from textual.geometry import Size
from textual.message import Message

if TYPE_CHECKING:
    from textual.app import App

    from ebbes.terminal.ssh.seat import SshApp

ESCAPE_SECONDS = 0.1
"""After which an escape is a key of its own."""
LONGEST = 8192
"""Characters of one text that is pasted."""
START = "\x1b[?1049h\x1b[?1000h\x1b[?1006h\x1b[?25l\x1b[?2004h"
"""Another screen, clicks, no cursor, pasted text as such."""
STOP = "\x1b[?2004l\x1b[?25h\x1b[?1006l\x1b[?1000l\x1b[?1049l"


class ChannelDriver(Driver):
    """Draws into a channel of SSH; what it cannot take now is drawn later as a whole."""

    def __init__(
        self,
        app: "App[Any]",
        *,
        debug: bool = False,
        mouse: bool = True,
        size: tuple[int, int] | None = None,
    ) -> None:
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        self._line = cast("SshApp", app).line
        self._parser = XTermParser(debug)
        self._timer: asyncio.TimerHandle | None = None
        self._silent = 0
        """Characters since the last that meant something."""
        self._line.inbox.open(self)

    def write(self, data: str) -> None:
        """To whoever sits there."""
        self._line.write(data)

    def start_application_mode(self) -> None:
        """Take the screen."""
        self.write(START)
        self.resize()

    def stop_application_mode(self) -> None:
        """Give it back."""
        self.write(STOP)

    def disable_input(self) -> None:
        """Hear nothing more."""
        self._line.inbox.close()
        if self._timer is not None:
            self._timer.cancel()

    def resize(self) -> None:
        """The window has another size."""
        size = Size(*self._line.size)
        self.send_message(events.Resize(size, size))

    def understood(self, text: str) -> list[Message]:
        """What was typed there; of a text that never ends nothing is kept."""
        messages = [*self._parser.feed(text)]
        self._silent = 0 if messages else self._silent + len(text)
        if self._silent > LONGEST:
            self._parser, self._silent = XTermParser(self._debug), 0
        if self._timer is not None:
            self._timer.cancel()
        return messages

    def settle(self) -> None:
        """An escape after which nothing comes is a key of its own."""
        self._timer = self._loop.call_later(ESCAPE_SECONDS, self._tick)

    def hear(self, message: Message) -> None:
        """A key, a click or a text."""
        self.process_message(message)

    def _tick(self) -> None:
        for message in self._parser.tick():
            self.hear(message)
