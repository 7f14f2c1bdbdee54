"""What a page is, and what it may ask of the house it is shown in."""

from abc import ABC, abstractmethod
from collections.abc import Coroutine
from typing import Protocol

from ebbes.client.client import Client
from ebbes.rules.seats import Seat
from ebbes.terminal.draw.canvas import Canvas
from ebbes.terminal.draw.palette import Palette
from ebbes.terminal.guest import Guest
from ebbes.terminal.speech import Speech
from ebbes.words import Language


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

    def follow(self, work: Coroutine[None, None, object]) -> None:
        """The same for as long as the page is open that is shown."""
        ...


class Page(ABC):
    """Something to look at, and keys that do something."""

    def __init__(self, house: House) -> None:
        self.house = house

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

    def name_of(self, seat: Seat) -> str:
        """Who sits there, where people sit; nobody on most pages."""
        return ""

    def opened(self) -> None:  # noqa: B027  # most pages need nothing
        """Is called when the page is shown for the first time."""

    def paste(self, text: str) -> None:  # noqa: B027  # most pages take no text
        """Takes a text that was pasted."""
