"""What a strong bot would do in your place, and why."""

from ebbes.client.errors import ClientError
from ebbes.json_types import Json
from ebbes.terminal.draw.bars import Bar, add_bars, figure
from ebbes.terminal.draw.panel import Sheet
from ebbes.terminal.pages.page import House, Page
from ebbes.terminal.panels.panel import Panel
from ebbes.terminal.reasons import chosen_thing, hint_headline, reason_sentence, reasons_of
from ebbes.terminal.sight import Sight


class Hint(Panel):
    """Every choice with what it brings, the best first, and the reasons for the best."""

    def __init__(self, house: House, below: Page, sight: Sight) -> None:
        super().__init__(house, below)
        self._sight = sight
        self._choices: list[dict[str, Json]] = []
        self._refused = ""

    def opened(self) -> None:
        """Ask."""
        self.house.follow(self, self._ask())

    async def _ask(self) -> None:
        try:
            self.take(await self.house.client.hint(self._sight.seen.id))
        except ClientError as fault:
            self._refused = self.house.told(fault, self._sight.names.__getitem__)
        self.house.redraw()

    def take(self, choices: list[dict[str, Json]]) -> None:
        """What the bot has said, the best first."""
        self._choices = choices

    def sheet(self) -> Sheet:
        """One thing to do, why, and a bar for each choice."""
        say = self.speech.say
        sheet = Sheet(say("play-hint"), self.palette)
        if not self._choices:
            sheet.line(self._refused or say("play-hint-thinking"))
            return sheet
        best = self._choices[0]
        sheet.line(hint_headline(best, self._sight), self.palette.bold)
        for reason in reasons_of(best):
            sheet.line(f"· {reason_sentence(reason, self._sight)}")
        sheet.line()
        sheet.line(say("play-hint-unit-points"), self.palette.faint)
        add_bars(sheet, [self._bar(each) for each in self._choices[:10]])
        sheet.foot = say("play-hint-dismiss")
        return sheet

    def _bar(self, choice: dict[str, Json]) -> Bar:
        mean = _mean(choice)
        name = chosen_thing(choice, self._sight).name
        return Bar(name, mean, figure(mean, self.speech))


def _mean(choice: dict[str, Json]) -> float:
    points = choice["points"]
    assert isinstance(points, dict)
    mean = points["mean"]
    assert isinstance(mean, int | float)
    return float(mean)
