"""Set phrases, to be said at the table."""

from ebbes.client.table import Table
from ebbes.protocol.phrases import Phrase
from ebbes.terminal.draw.panel import Sheet
from ebbes.terminal.pages.page import House, Page
from ebbes.terminal.panels.panel import Menu

PHRASES = tuple(Phrase)


class Chat(Menu):
    """What can be said."""

    def __init__(self, house: House, below: Page, table: Table) -> None:
        super().__init__(house, below)
        self._table = table

    def sheet(self) -> Sheet:
        """A line for each phrase."""
        sheet = Sheet(self.speech.say("table-chat"), self.palette, width=34)
        self.add_choices(sheet)
        return sheet

    def choices(self) -> list[str]:
        """All phrases."""
        return [self.speech.say(f"table-phrase-{phrase}") for phrase in PHRASES]

    def choose(self, at: int) -> None:
        """Say it."""
        self.house.do(self._table.say(PHRASES[at]))
