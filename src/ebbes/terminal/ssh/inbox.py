"""What comes from a visitor: keys and sizes of the window, until there is time for them."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol

from textual.message import Message

from ebbes.terminal.ssh.pace import Pace

SLICE = 64
"""Characters that are read at a time."""
MOST_WAITING = 1024
"""Characters that may wait before nothing more is taken from the line."""
WAIT_SECONDS = 0.05
"""After which it is tried again."""

Later = Callable[[float, Callable[[], None]], object]


class Ear(Protocol):
    """Who understands what comes, and does it."""

    def understood(self, text: str) -> Iterable[Message]:
        """Keys and clicks that a text is."""
        ...

    def settle(self) -> None:
        """That was all for now: half a key may be a whole one."""
        ...

    def hear(self, message: Message) -> None:
        """Do one of them."""
        ...

    def resize(self) -> None:
        """Look at the window again."""
        ...


class Inbox:
    """Nothing is lost of what was typed, and of sizes the last one counts."""

    def __init__(self, pace: Pace, hold: Callable[[bool], None], later: Later) -> None:
        self._pace, self._hold, self._later = pace, hold, later
        self._ear: Ear | None = None
        self._text = ""
        self._messages: deque[Message] = deque()
        self._is_resized = False
        self._is_held = False
        self._is_waiting = False

    def open(self, ear: Ear) -> None:
        """Somebody hears from now on."""
        self._ear = ear

    def close(self) -> None:
        """Nobody does any more."""
        self._ear = None

    def type(self, text: str) -> None:
        """Something was typed."""
        if self._ear is not None:
            self._text += text
            self._go_on()

    def resize(self) -> None:
        """The window has another size."""
        self._is_resized = True
        self._go_on()

    def _go_on(self) -> None:
        if not self._is_waiting:
            self._work()
        self._keep_in_check()

    def _work(self) -> None:
        """Do what waits, as far as there is time for it."""
        self._is_waiting = False
        while self._ear is not None:
            if not self._is_resized and not self._messages:
                self._read(self._ear)
            has_news = self._is_resized or bool(self._messages)
            if not has_news and not self._text:
                return
            if not has_news or not self._pace.take():
                self._is_waiting = True
                self._later(WAIT_SECONDS, self._come_back)
                return
            self._do_one(self._ear)

    def _do_one(self, ear: Ear) -> None:
        if self._is_resized:
            self._is_resized = False
            ear.resize()
        else:
            ear.hear(self._messages.popleft())

    def _come_back(self) -> None:
        self._work()
        self._keep_in_check()

    def _read(self, ear: Ear) -> None:
        """On to the next key, but not through all of a text that is none."""
        for _ in range(MOST_WAITING // SLICE):
            piece, self._text = self._text[:SLICE], self._text[SLICE:]
            if piece:
                self._messages.extend(ear.understood(piece))
                if not self._text:
                    ear.settle()
            if self._messages or not self._text:
                return

    def _keep_in_check(self) -> None:
        """Take nothing more from the line while much waits."""
        is_full = len(self._text) > MOST_WAITING
        if is_full != self._is_held:
            self._is_held = is_full
            self._hold(is_full)
