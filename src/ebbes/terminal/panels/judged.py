"""What is thought of one decision: every choice with what it brings, and why."""

from typing import Any

from ebbes.rules.seats import Seat
from ebbes.terminal.draw.bars import Bar, add_bars, figure
from ebbes.terminal.draw.panel import Sheet
from ebbes.terminal.pages.page import House, Page
from ebbes.terminal.panels.panel import Panel
from ebbes.terminal.reasons import chosen_thing, move_sentence, reason_sentence, reasons_of
from ebbes.terminal.reviewed import Moment
from ebbes.terminal.sight import Sight

UNITS = {"points": "play-hint-unit-points", "chance": "play-hint-unit-worth"}
"""What the bars mean."""


class Judged(Panel):
    """The decision, the reasons for the best choice, and a bar for each."""

    def __init__(
        self, house: House, below: Page, sight: Sight, moment: Moment, own: Seat | None
    ) -> None:
        super().__init__(house, below)
        self._sight, self._moment, self._own = sight, moment, own

    def sheet(self) -> Sheet:
        """What was done, and what else could have been."""
        say, sight, moment = self.speech.say, self._sight, self._moment
        assert moment.verdict is not None
        assert moment.best is not None
        sheet = Sheet(say("replay-show-moment"), self.palette)
        sheet.line(move_sentence(moment, sight, self._own), self.palette.bold)
        for reason in reasons_of(moment.best):
            sheet.line(f"· {reason_sentence(reason, sight)}")
        sheet.line()
        sheet.line(say(UNITS[moment.verdict["unit"]]), self.palette.faint)
        add_bars(sheet, [self._bar(*each) for each in enumerate(moment.verdict["choices"])])
        return sheet

    def _bar(self, at: int, choice: dict[str, Any]) -> Bar:
        say, verdict, worth = self.speech.say, self._moment.verdict, float(choice["worth"])
        assert verdict is not None
        told = figure(worth, self.speech)
        if verdict["unit"] == "chance":
            told = f"{round(100 * worth)} %"
        about = ""
        if at == verdict["chosen"]:
            about = say("replay-is-chosen")
        elif choice["as_good"] and verdict["mark"] is not None:
            about = say("replay-is-better")
        return Bar(chosen_thing(choice, self._sight).name, worth, told, about)
