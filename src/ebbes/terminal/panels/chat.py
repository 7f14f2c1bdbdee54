"""Set phrases, to be said at the table, and whom one would rather not hear."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ebbes.protocol.phrases import Phrase
from ebbes.terminal.chatter import others_at
from ebbes.terminal.draw.panel import Sheet
from ebbes.terminal.pages.page import House
from ebbes.terminal.panels.panel import Menu

if TYPE_CHECKING:
    from ebbes.terminal.pages.table import TablePage


class Chat(Menu):
    """What can be said, and muting everybody or one."""

    def __init__(self, house: House, page: "TablePage") -> None:
        super().__init__(house, page)
        self._page = page

    def sheet(self) -> Sheet:
        """A line for each phrase and each person."""
        sheet = Sheet(self.speech.say("table-chat"), self.palette, width=40)
        self.add_choices(sheet)
        return sheet

    def choices(self) -> list[str]:
        """All phrases, and then who is muted."""
        return [text for text, _ in self._things()]

    def choose(self, at: int) -> None:
        """Say it, or hear it no more."""
        self._things()[at][1]()

    def _things(self) -> list[tuple[str, Callable[[], None]]]:
        say, chatter = self.speech.say, self._page.chatter
        phrases = [(say(f"table-phrase-{each}"), partial(self._say, each)) for each in Phrase]
        muted = say("table-chat-unmute" if chatter.is_muted else "table-chat-mute")
        return [*phrases, (muted, chatter.mute_all), *self._people()]

    def _people(self) -> list[tuple[str, Callable[[], None]]]:
        """Who can be muted alone."""
        seen, say, chatter = self._page.seen, self.speech.say, self._page.chatter
        assert seen is not None
        people = {} if chatter.is_muted else others_at(seen)
        words = {at: say("open-mute" if chatter.hears(at) else "open-unmute") for at in people}
        return [(f"{words[at]}: {who}", partial(chatter.mute, at)) for at, who in people.items()]

    def _say(self, phrase: Phrase) -> None:
        assert self._page.table is not None
        self.house.do(self._page.table.say(phrase))
