"""The hand of the day: one round, the same for all."""

from typing import Any

from ebbes.client.errors import ClientError
from ebbes.rules.codes import CARDS
from ebbes.terminal.arriving import known
from ebbes.terminal.draw.canvas import Canvas, wrapped
from ebbes.terminal.draw.cards import put_code
from ebbes.terminal.draw.keys import draw_keys
from ebbes.terminal.pages.page import Page
from ebbes.terminal.pages.table import Intent, TablePage
from ebbes.terminal.speech import number

BAR = 24
"""Stones of the longest bar."""


class DayPage(Page):
    """Before it is played: the cards; afterwards: how everybody has played them."""

    _hand: dict[str, Any] | None = None

    def opened(self) -> None:
        """Ask for it."""
        self.house.follow(self, self._find())

    def uncovered(self) -> None:
        """It may be played by now."""
        self.house.follow(self, self._find())

    async def _find(self) -> None:
        try:
            self._hand = dict(await self.house.client.day())
        except ClientError:
            self.house.close(self)
            raise
        self.house.redraw()

    @property
    def _points(self) -> int | None:
        """What one has made of it."""
        own = None if self._hand is None else self._hand["own"]
        return None if own is None else own["points"]

    def draw(self, canvas: Canvas) -> None:
        """What there is to see of it now."""
        say, palette, hand = self.speech.say, self.palette, self._hand
        canvas.fill(0, 0, canvas.width, 1, palette.bar)
        canvas.put(2, 0, f"ebbes   {say('day-title')}", palette.bar)
        if hand is None:
            canvas.put(3, 2, say("loading"))
        elif self._points is None:
            self._draw_cards(canvas, hand)
        else:
            self._draw_result(canvas, hand, self._points)
        draw_keys(canvas, palette, [("⏎", self._go_words(), "enter"), ("q", say("back"), "q")])

    def _go_words(self) -> str:
        if self._hand is None:
            return ""
        if self._points is not None:
            return self.speech.say("day-practise")
        return self.speech.say("day-go-on" if self._hand["own"] else "day-play")

    def _draw_cards(self, canvas: Canvas, hand: dict[str, Any]) -> None:
        say, palette = self.speech.say, self.palette
        canvas.put(3, 2, f"{say('day-one-round')} {say('day-same-for-all')}", palette.bold)
        canvas.put(3, 4, say("day-before-you"))
        x = 3
        for card in sorted(CARDS[code] for code in hand["cards"]):
            x = put_code(canvas, palette, card, (x, 6)) + 1
        x = canvas.put(3, 8, f"{say('day-number')} ") + 1
        canvas.put(x, 8, f" {hand['value']} ", palette.stone)
        told = [say("day-everybody"), say("day-first-counts"), self._told(hand)]
        self._text(canvas, 10, told)

    def _draw_result(self, canvas: Canvas, hand: dict[str, Any], points: int) -> None:
        say, palette = self.speech.say, self.palette
        canvas.put(3, 2, say("day-done"), palette.bold)
        x = canvas.put(3, 4, f"{number(points)} {say('day-points', points=points)}", palette.bold)
        results = hand["results"] or {"points": {}, "better_than": None}
        if results["better_than"] is not None:
            canvas.put(x + 3, 4, say("day-better-than", of=results["better_than"]))
        canvas.put(3, 6, say("day-how-all"), palette.faint)
        y = self._draw_bars(canvas, 7, results["points"], points)
        self._text(canvas, y + 1, [self._told(hand)])

    def _draw_bars(self, canvas: Canvas, y: int, results: dict[str, int], own: int) -> int:
        """How many have how many points, around the own; the line below."""
        people = {int(points): count for points, count in results.items()}
        room = max(1, canvas.height - y - 7)
        rows = sorted(people, key=lambda points: (abs(points - own), points))[:room]
        most = max(people.values(), default=1)
        for points in sorted(rows, reverse=True):
            mine = points == own
            style = self.palette.bold if mine else self.palette.plain
            canvas.put_right(8, y, number(points), style)
            stones = "▪" * max(1, people[points] * BAR // most)
            end = canvas.put(10, y, stones, self.palette.discs[0 if mine else 3])
            about = self.speech.say("day-people", people=people[points])
            you = f", {self.speech.say('day-you')}" if mine else ""
            canvas.put(end + 1, y, f"{about}{you}", self.palette.faint)
            y += 1
        return y

    def _told(self, hand: dict[str, Any]) -> str:
        """How many have played it, and how often one did in a row."""
        say = self.speech.say
        played = say("day-played", people=hand["played"])
        return f"{played} {say('day-row', days=hand['row'])}."

    def _text(self, canvas: Canvas, y: int, told: list[str]) -> None:
        for text in told:
            for line in wrapped(text, canvas.width - 8):
                canvas.put(3, y, line, self.palette.faint)
                y += 1

    def press(self, key: str) -> None:
        """Play it, or go back."""
        if key == "enter" and self._hand is not None:
            self.do_once(self._play(self._hand))
        elif key in ("q", "escape"):
            self.house.back()

    async def _play(self, hand: dict[str, Any]) -> None:
        client, day = self.house.client, str(hand["day"])
        await known(self.house)
        again = self._points is not None
        code = await (client.practise_day(day) if again else client.play_day(day))
        self.house.show(TablePage(self.house, code, Intent.SIT))
