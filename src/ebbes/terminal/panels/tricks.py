"""Tricks that were taken: the last one, or where the table allows it all of them."""

from collections.abc import Iterator

from rich.cells import cell_len

from ebbes.engine.state import Trick
from ebbes.rules.cards import suit_of
from ebbes.rules.codes import code_of
from ebbes.terminal.draw.canvas import clipped, padded
from ebbes.terminal.draw.panel import Row, Sheet
from ebbes.terminal.pages.page import House, Page
from ebbes.terminal.panels.panel import Panel
from ebbes.terminal.sight import Sight


class Tricks(Panel):
    """The last trick, or everybody's."""

    def __init__(self, house: House, below: Page, sight: Sight, *, all_of_them: bool) -> None:
        super().__init__(house, below)
        self._sight = sight
        self._all = all_of_them

    def sheet(self) -> Sheet:
        """A line for each trick."""
        say = self.speech.say
        key = "waiting-open-tricks" if self._all else "table-last-trick"
        sheet = Sheet(say(key), self.palette, width=74 if self._all else 60)
        tricks = self._sight.state.tricks
        for trick in tricks if self._all else tricks[-1:]:
            if self._all:
                sheet.rows.append(self._short(trick))
                continue
            sheet.rows += self._cards(trick)
            sheet.line(say("table-last-trick-taken", **self._sight.about(trick.winner)))
        if not tricks:
            sheet.line(say("table-last-trick-none"))
        return sheet

    def _short(self, trick: Trick) -> Row:
        """A trick in one line: the cards as they were played, who led, and who has taken it."""
        sight, plain = self._sight, self.palette.plain
        pieces = [(f"{padded(sight.names[trick.leader], 12)} ", plain)]
        for _, card in sight.cards_of(trick):
            style = self.palette.suits[suit_of(card)] + self.palette.bold
            pieces += [(f" {code_of(card)} ", style), (" ", plain)]
        taken = sight.speech.say("table-last-trick-taken", **sight.about(trick.winner))
        return Row((*pieces, (clipped(f" {taken}", 30), self.palette.faint)))

    def _cards(self, trick: Trick) -> Iterator[Row]:
        """A line for each card, and whose it was."""
        width = max(map(cell_len, self._sight.names)) + 2
        for seat, card in self._sight.cards_of(trick):
            style = self.palette.suits[suit_of(card)] + self.palette.bold
            name = padded(self._sight.names[seat], width)
            yield Row(((name, self.palette.plain), (f" {code_of(card)} ", style)))
        yield Row(())
