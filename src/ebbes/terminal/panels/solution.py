"""What a card was in a puzzle, what is right, and why."""

from collections.abc import Sequence
from typing import Any

from ebbes.rules.codes import CARDS
from ebbes.terminal.draw.bars import Bar, add_bars, figure
from ebbes.terminal.draw.panel import Sheet
from ebbes.terminal.pages.page import House, Page
from ebbes.terminal.panels.asking import Answer
from ebbes.terminal.panels.panel import Menu
from ebbes.terminal.reasons import reason_sentence
from ebbes.terminal.sight import Sight


class Solution(Menu):
    """The answer with a bar for each card."""

    def __init__(
        self,
        house: House,
        below: Page,
        sight: Sight,
        told: dict[str, Any],
        card: str,
        ways: Sequence[Answer],
    ) -> None:
        super().__init__(house, below)
        self._sight, self._told, self._card, self._ways = sight, told, card, ways

    @property
    def _best(self) -> str:
        """The card to name as the right one: the own one, if it is."""
        right: list[str] = self._told["right"]
        return self._card if self._card in right else right[0]

    def _name(self, code: str) -> str:
        return self.speech.card(CARDS[code])

    def _choice(self, code: str) -> dict[str, Any]:
        found: dict[str, Any] = next(c for c in self._told["choices"] if c["card"] == code)
        return found

    def sheet(self) -> Sheet:
        """What it was, why, and what each card brings."""
        say, told = self.speech.say, self._told
        card, best = self._name(self._card), self._name(self._best)
        worth = self._choice(self._best)["worth"] - self._choice(self._card)["worth"]
        points = say("puzzle-points", number=worth)
        titles = {
            "right": say("puzzle-right", card=best),
            "second": say("puzzle-second", card=card),
            "other": say("puzzle-other", card=best),
        }
        sheet = Sheet(titles[told["outcome"]], self.palette)
        if told["outcome"] == "second":
            sheet.line(say("puzzle-second-text", best=best, more=points))
        elif told["outcome"] == "other":
            sheet.line(say("puzzle-other-text", card=card, less=points))
        for reason in self._choice(told["right"][0])["reasons"]:
            sheet.line(f"· {reason_sentence(reason, self._sight)}")
        if told["proof"] is not None:
            sheet.line(self._proof(told["proof"]))
        sheet.line()
        sheet.line(say("puzzle-unit"), self.palette.faint)
        add_bars(sheet, [self._bar(each) for each in told["choices"]])
        sheet.line()
        self.add_choices(sheet)
        return sheet

    def _proof(self, proof: dict[str, int]) -> str:
        if proof["best"] == proof["deals"]:
            return self.speech.say("puzzle-proof-all", deals=proof["deals"])
        return self.speech.say("puzzle-proof", **proof)

    def _bar(self, choice: dict[str, Any]) -> Bar:
        say, code = self.speech.say, choice["card"]
        words = [say("puzzle-best")] if code in self._told["right"] else []
        words += [say("puzzle-yours")] if code == self._card else []
        worth = choice["worth"]
        return Bar(self._name(code), worth, figure(worth, self.speech), ", ".join(words))

    def choices(self) -> list[str]:
        """On, or why."""
        return [text for text, _ in self._ways]

    def choose(self, at: int) -> None:
        """Go on."""
        self._ways[at][1]()

    def press(self, key: str) -> None:
        """On with any key that takes a sheet away: there is no way back to the question."""
        super().press("enter" if key in ("escape", "q") else key)
