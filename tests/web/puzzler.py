"""Somebody before a puzzle, who knows the booklet by heart."""

import re

from playwright.async_api import Locator

from ebbes.server.puzzling.booklet import shipped
from ebbes.server.puzzling.puzzle import Outcome, Puzzle
from tests.web.player import PENNANT, Player
from tests.web.visitor import Visitor

BOOKLET = shipped()
PUZZLES = [puzzle for entry in BOOKLET if (puzzle := BOOKLET.find(entry.id))]


def puzzle_with(outcome: Outcome) -> Puzzle:
    """A puzzle with such an answer; for one that is missed, with a deal that shows it."""
    return next(
        puzzle
        for puzzle in PUZZLES
        for choice in puzzle.choices
        if puzzle.outcome(choice.card) is outcome
        and (outcome is not Outcome.OTHER or choice.card in puzzle.shown)
    )


def card_of(puzzle: Puzzle, outcome: Outcome) -> str:
    """The card that is such an answer."""
    cards = [choice.card for choice in puzzle.choices if puzzle.outcome(choice.card) is outcome]
    return next((card for card in cards if card in puzzle.shown), cards[0])


class Puzzler:
    """Plays puzzles as told."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.run: list[str] = []

    def card(self, code: str) -> Locator:
        """A card of the own hand."""
        name = self.visitor.say("card", suit=code[0], value=int(code[1:]))
        return Player(self.visitor).hand(f"^{re.escape(name)},")

    async def answer(self, puzzle: Puzzle, outcome: Outcome) -> str:
        """Taps a card that is such an answer, and waits for what is told."""
        code = card_of(puzzle, outcome)
        await self.card(code).click(position=PENNANT)
        await self.visitor.button("puzzle-next").wait_for()
        return code

    async def open(self, puzzle: Puzzle) -> None:
        """One puzzle by its address."""
        await self.visitor.go(f"/puzzles/{puzzle.id}")
        await self.visitor.text("puzzle-ask").wait_for()

    async def begin(self) -> None:
        """Ten in a row; the button for it is there."""
        async with self.page.expect_response(re.compile("/api/puzzles/run")) as asked:
            await self.visitor.button("puzzle-ten").first.click()
        self.run = (await (await asked.value).json())["puzzles"]

    async def reach(self, at: int) -> Puzzle:
        """The puzzle of the run that lies on the table now."""
        await self.visitor.heading("puzzle-where", at=at + 1).wait_for()
        puzzle = BOOKLET.find(self.run[at])
        assert puzzle is not None
        return puzzle
