"""What a strong bot would do in your place, and why."""

from ebbes.json_types import Json
from ebbes.terminal.draw.panel import Sheet
from ebbes.terminal.pages.page import House, Page
from ebbes.terminal.panels.panel import Panel
from ebbes.terminal.reasons import chosen_thing, reason_sentence
from ebbes.terminal.sight import Sight

BAR = 24


class Hint(Panel):
    """Every choice with what it brings, the best first, and the reasons for the best."""

    def __init__(self, house: House, below: Page, sight: Sight) -> None:
        super().__init__(house, below)
        self._sight = sight
        self._choices: list[dict[str, Json]] = []

    def opened(self) -> None:
        """Ask."""
        self.house.follow(self._ask())

    async def _ask(self) -> None:
        self.take(await self.house.client.hint(self._sight.seen.id))
        self.house.redraw()

    def take(self, choices: list[dict[str, Json]]) -> None:
        """What the bot has said, the best first."""
        self._choices = choices

    def sheet(self) -> Sheet:
        """One thing to do, why, and a bar for each choice."""
        say = self.speech.say
        sheet = Sheet(say("play-hint"), self.palette)
        if not self._choices:
            sheet.line(say("play-hint-thinking"))
            return sheet
        best = self._choices[0]
        sheet.line(self._headline(best), self.palette.bold)
        for reason in _list(best["reasons"]):
            sheet.line(f"· {reason_sentence(reason, self._sight)}")
        sheet.line()
        sheet.line(say("play-hint-unit-points"), self.palette.faint)
        self._bars(sheet)
        sheet.foot = say("play-hint-dismiss")
        return sheet

    def _headline(self, best: dict[str, Json]) -> str:
        what = chosen_thing(best, self._sight)
        if what.seat is not None:
            return self.speech.say("play-hint-starter", **self._sight.about(what.seat))
        key = "play-hint-pick" if best.get("pick") else "play-hint-card"
        assert what.card is not None
        return self.speech.card(what.card, key)

    def _bars(self, sheet: Sheet) -> None:
        means = [_mean(each) for each in self._choices[:10]]
        low, high = min(0.0, *means), max(0.0, *means)
        span = (high - low) or 1.0
        for each, mean in zip(self._choices, means, strict=False):
            length = round(BAR * (mean - low) / span)
            name = chosen_thing(each, self._sight).name
            figure = self.speech.say("replay-number", number=abs(mean))
            sign = "−" if mean < 0 else "+"
            sheet.pieces(
                (f"{name:<14}", self.palette.plain),
                ("▪" * length + " " * (BAR - length), self.palette.discs[0]),
                (f" {sign}{figure}", self.palette.bold),
            )


def _mean(choice: dict[str, Json]) -> float:
    points = choice["points"]
    assert isinstance(points, dict)
    mean = points["mean"]
    assert isinstance(mean, int | float)
    return float(mean)


def _list(found: Json) -> list[dict[str, Json]]:
    assert isinstance(found, list)
    return [each for each in found if isinstance(each, dict)]
