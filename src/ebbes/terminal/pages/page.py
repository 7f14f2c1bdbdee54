"""What a page is, and what it may ask of the house it is shown in."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Coroutine
from typing import Protocol

from ebbes.client.client import Client
from ebbes.client.errors import ClientError
from ebbes.rules.seats import Seat
from ebbes.terminal.draw.canvas import Canvas
from ebbes.terminal.draw.palette import Palette
from ebbes.terminal.guest import Guest
from ebbes.terminal.speech import Speech
from ebbes.words import Language
from ebbes.words.refusals import NameOf

SOON = 0.3
"""Seconds after which somebody who waits is told so."""


class House(Protocol):
    """What shows pages: one at a time, the others lie below it."""

    speech: Speech
    guest: Guest
    note: str
    """What went wrong, or well; gone with the next key."""

    @property
    def palette(self) -> Palette:
        """The colours of the terminal."""
        ...

    @property
    def client(self) -> Client:
        """The server, as the person here talks to it."""
        ...

    def told(self, fault: ClientError, name_of: NameOf) -> str:
        """What went wrong, in words for whoever sits here."""
        ...

    def clock(self) -> float:
        """What time it is, in seconds."""
        ...

    def speak(self, language: Language) -> None:
        """In another language from now on."""
        ...

    def redraw(self) -> None:
        """Something has changed."""
        ...

    def show(self, page: "Page") -> None:
        """Lay a page above the one that is shown."""
        ...

    def back(self) -> None:
        """Take the page away that is shown; with the last one everything ends."""
        ...

    def do(self, work: Coroutine[None, None, object]) -> None:
        """Do something that takes its time; if it is refused, the note says why."""
        ...

    def close(self, page: "Page") -> None:
        """Take a page away with all that lies above it, unless it is gone already."""
        ...

    def follow(self, page: "Page", work: Coroutine[None, None, object]) -> None:
        """The same for as long as a page is open."""
        ...


class Page(ABC):
    """Something to look at, and keys that do something."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._is_busy = False

    @property
    def speech(self) -> Speech:
        """The words of the language spoken here."""
        return self.house.speech

    @property
    def palette(self) -> Palette:
        """The colours of the terminal."""
        return self.house.palette

    @abstractmethod
    def draw(self, canvas: Canvas) -> None:
        """Everything, anew."""

    @abstractmethod
    def press(self, key: str) -> None:
        """A key: a character, or the name of one that has none."""

    @property
    def code(self) -> str:
        """Of the table that is shown; none on most pages."""
        return ""

    def name_of(self, seat: Seat) -> str:
        """Who sits there, where people sit; nobody on most pages."""
        return ""

    def opened(self) -> None:  # noqa: B027  # most pages need nothing
        """Is called when the page is shown for the first time."""

    def uncovered(self) -> None:  # noqa: B027  # most pages need nothing
        """Is called when the page above is gone."""

    def do_once(self, work: Coroutine[None, None, object]) -> None:
        """Do something that is not done twice, however often the key is pressed meanwhile."""
        if self._is_busy:
            work.close()
            return
        self._is_busy = True
        self.house.do(self._done_once(work))

    async def _done_once(self, work: Coroutine[None, None, object]) -> None:
        moment = asyncio.get_running_loop().call_later(SOON, self._ask_for_patience)
        try:
            await work
        finally:
            self._is_busy = False
            moment.cancel()
            if self.house.note == self.speech.say("loading"):
                self.house.note = ""

    def _ask_for_patience(self) -> None:
        self.house.note = self.speech.say("loading")
        self.house.redraw()

    def paste(self, text: str) -> None:  # noqa: B027  # most pages take no text
        """Takes a text that was pasted."""
