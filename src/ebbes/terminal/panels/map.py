"""The way of the points: from the Saarland through the Palatinate to the goal."""

from ebbes.terminal.draw.canvas import padded
from ebbes.terminal.draw.panel import Sheet
from ebbes.terminal.draw.seats import DISC, disc_of
from ebbes.terminal.pages.page import House, Page
from ebbes.terminal.panels.panel import Panel
from ebbes.terminal.sight import Sight
from ebbes.terminal.speech import number
from ebbes.terminal.standings import by_points

TRACK = 46


class Map(Panel):
    """Where everybody stands between the Dabbscheedel space and the goal."""

    def __init__(self, house: House, below: Page, sight: Sight) -> None:
        super().__init__(house, below)
        self._sight = sight

    def sheet(self) -> Sheet:
        """A way for everybody, the best first."""
        say, sight = self.speech.say, self._sight
        options, totals = sight.state.options, sight.state.score.totals
        sheet = Sheet(say("map"), self.palette, width=70)
        low, high = min(options.dabbscheedel, *totals), max(options.goal, *totals)
        zero = self._place(0, low, high)
        marks = [" "] * (TRACK + 1)
        marks[zero] = "0"
        ends = f"{number(low)}{''.join(marks)[len(number(low)) :]}{number(high)}"
        sheet.pieces((f"{'':<16}{ends}", self.palette.faint))
        for seat in by_points(totals):
            way = ["·" if at < zero else "─" for at in range(TRACK + 1)]
            at = self._place(totals[seat], low, high)
            sheet.pieces(
                (f"{padded(sight.names[seat], 15)} ", self.palette.plain),
                ("".join(way[:at]), self.palette.faint),
                (DISC, disc_of(sight, seat, self.palette)),
                ("".join(way[at + 1 :]), self.palette.faint),
                (f" {number(totals[seat])}", self.palette.bold),
            )
        sheet.line()
        sheet.line(f"{number(low)} {say('end-dabbscheedel')}", self.palette.faint)
        return sheet

    @staticmethod
    def _place(points: int, low: int, high: int) -> int:
        return (points - low) * TRACK // (high - low)
