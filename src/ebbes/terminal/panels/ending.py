"""The end of a game: who has won, why it is over, and how it goes on."""

from collections.abc import Callable, Sequence

from ebbes.rules.ending import END_NAMES, GOAL, ROUNDS
from ebbes.terminal.draw.canvas import padded
from ebbes.terminal.draw.panel import Sheet
from ebbes.terminal.pages.page import House, Page
from ebbes.terminal.panels.asking import Answer
from ebbes.terminal.panels.panel import Menu
from ebbes.terminal.sight import Sight
from ebbes.terminal.speech import number
from ebbes.terminal.standings import by_points

Answers = Callable[[], Sequence[Answer]]
"""What can be done now: while the end is looked at, a table may be closed."""


class Ending(Menu):
    """Standings for good."""

    def __init__(self, house: House, below: Page, sight: Sight, answers: Answers) -> None:
        super().__init__(house, below)
        self._sight = sight
        self._answers = answers

    def sheet(self) -> Sheet:
        """Who won, everybody's place, and what to do next."""
        sight = self._sight
        totals = sight.state.score.totals
        sheet = Sheet(self._won(), self.palette)
        sheet.line(self._why())
        sheet.line()
        for seat in by_points(totals):
            place = 1 + sum(total > totals[seat] for total in totals)
            own = self.palette.bold if seat == sight.seat else self.palette.plain
            sheet.pieces(
                (f"{self.speech.say('end-place', place=place):<12}", self.palette.faint),
                (f"{padded(sight.names[seat], 24)}  ", own),
                (f"{number(totals[seat]):>5}", self.palette.bold),
            )
        sheet.line()
        self.add_choices(sheet)
        return sheet

    def _won(self) -> str:
        sight, say = self._sight, self.speech.say
        winners = sight.state.score.winners
        others = [sight.names[seat] for seat in winners if seat != sight.seat]
        if len(others) == len(winners):
            return say("end-lost", winners=len(winners), who=self.speech.listed(others))
        if others:
            return say("end-won-shared", others=self.speech.listed(others))
        return say("end-won")

    def _why(self) -> str:
        state, sight = self._sight.state, self._sight
        key = f"end-reason-{END_NAMES[state.score.end]}"
        if state.score.end == ROUNDS:
            return self.speech.say(key)
        totals, options = state.score.totals, state.options
        ends = [
            total >= options.goal if state.score.end == GOAL else total <= options.dabbscheedel
            for total in totals
        ]
        who = [sight.names[seat] for seat, is_there in enumerate(ends) if is_there]
        return self.speech.say(key, players=len(who), who=self.speech.listed(who))

    def choices(self) -> list[str]:
        """How it goes on."""
        return [text for text, _ in self._answers()]

    def choose(self, at: int) -> None:
        """Go on."""
        self._answers()[at][1]()
