"""Tricks that were taken: the last one, or where the table allows it all of them."""

from ebbes.engine.state import Trick
from ebbes.rules.cards import suit_of
from ebbes.rules.codes import code_of
from ebbes.terminal.draw.canvas import clipped
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
            sheet.rows.append(self._row(trick))
            told = say("table-last-trick-taken", **self._sight.about(trick.winner))
            sheet.line(f"  {told}", self.palette.faint)
        if not tricks:
            sheet.line(say("table-last-trick-none"))
        return sheet

    def _short(self, trick: Trick) -> Row:
        """A trick in one line: the cards as they were played, who led, and who has taken it."""
        sight, plain = self._sight, self.palette.plain
        pieces = [(f"{clipped(sight.names[trick.leader], 12):<13}", plain)]
        for _, card in sight.cards_of(trick):
            style = self.palette.suits[suit_of(card)] + self.palette.bold
            pieces += [(f" {code_of(card)} ", style), (" ", plain)]
        taken = sight.speech.say("table-last-trick-taken", **sight.about(trick.winner))
        return Row((*pieces, (clipped(f" {taken}", 30), self.palette.faint)))

    def _row(self, trick: Trick) -> Row:
        pieces = []
        for seat, card in self._sight.cards_of(trick):
            style = self.palette.suits[suit_of(card)] + self.palette.bold
            pieces += [
                (f"{self._sight.names[seat]} ", self.palette.plain),
                (f" {code_of(card)} ", style),
                ("  ", self.palette.plain),
            ]
        return Row(tuple(pieces))
