"""The count after a round: what each role brought everybody."""

from ebbes.engine.scoresheet import ScoreSheet, score_sheet
from ebbes.rules.roles import EBBES, MINUS, NIX, PLUS
from ebbes.terminal.draw.canvas import padded
from ebbes.terminal.draw.panel import Sheet
from ebbes.terminal.pages.page import House, Page
from ebbes.terminal.panels.panel import Panel
from ebbes.terminal.sight import Sight
from ebbes.terminal.speech import number, signed
from ebbes.terminal.standings import by_points

COLUMN = 9
NAME = 14


class Score(Panel):
    """The sheet of a round that was just counted."""

    def __init__(self, house: House, below: Page, sight: Sight) -> None:
        super().__init__(house, below)
        self._sight = sight

    def sheet(self) -> Sheet:
        """A row for everybody, and who wins nix."""
        sight, say = self._sight, self.speech.say
        counted = score_sheet(sight.state)
        title = say("score-title", round=str(sight.state.score.rounds))
        sheet = Sheet(title, self.palette, width=70)
        heads = [self.speech.role(role) for role in (PLUS, MINUS, EBBES, NIX)]
        heads += [say("table-points-unit"), say("cli-total")]
        row = "".join(f"{head:>{COLUMN}}" for head in heads)
        sheet.pieces((f"{'':<{NAME}}{row}", self.palette.faint))
        totals = sight.state.score.totals
        for seat in by_points(totals):
            self._row(sheet, counted, seat)
        sheet.line()
        sheet.line(f"{say('score-nix-wins', **sight.about(counted.nix_winner))}.")
        sheet.foot = say("cli-sit-on")
        return sheet

    def _row(self, sheet: Sheet, counted: ScoreSheet, seat: int) -> None:
        state = self._sight.state
        plus, minus, ebbes, nix = (
            counted.counts[seat][state.roles[role]] for role in (PLUS, MINUS, EBBES, NIX)
        )
        three = f"{ebbes} +3" if counted.ebbes_points[seat] else str(ebbes)
        star = f"{nix} *" if seat == counted.nix_winner else str(nix)
        cells = [signed(plus), signed(-minus), three, star, signed(counted.points[seat])]
        row = "".join(f"{cell:>{COLUMN}}" for cell in cells)
        own = self.palette.bold if seat == self._sight.seat else self.palette.plain
        sheet.pieces(
            (f"{padded(self._sight.names[seat], NAME - 1)} ", own),
            (row, own),
            (f"{number(state.score.totals[seat]):>{COLUMN}}", self.palette.bold),
        )
