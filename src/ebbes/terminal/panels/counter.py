"""Which cards are still out, where the table plays with a counter (R40)."""

from ebbes.rules.cards import LETTERS
from ebbes.terminal.draw.panel import Sheet
from ebbes.terminal.pages.page import House, Page
from ebbes.terminal.panels.panel import Panel
from ebbes.terminal.sight import Sight


class Counter(Panel):
    """A line for each suit."""

    def __init__(self, house: House, below: Page, sight: Sight) -> None:
        super().__init__(house, below)
        self._sight = sight

    def sheet(self) -> Sheet:
        """The values that nobody has played and one does not hold."""
        sheet = Sheet(self.speech.say("table-counter"), self.palette)
        for suit, values in self._sight.unseen:
            name = f" {LETTERS[suit]} {self.speech.suit(suit)} "
            shown = "  ".join(map(str, values)) or "–"
            sheet.pieces(
                (f"{name:<10}", self.palette.suits[suit]), (f"  {shown}", self.palette.bold)
            )
        return sheet
