"""A question to which there are a few answers."""

from collections.abc import Callable, Sequence

from ebbes.terminal.draw.panel import Sheet
from ebbes.terminal.pages.page import House, Page
from ebbes.terminal.panels.panel import Menu

Answer = tuple[str, Callable[[], object]]


class Asking(Menu):
    """A question, and what each answer does."""

    def __init__(
        self, house: House, below: Page, title: str, text: str, answers: Sequence[Answer]
    ) -> None:
        super().__init__(house, below)
        self._title, self._text, self._answers = title, text, answers

    def sheet(self) -> Sheet:
        """The question, and its answers."""
        sheet = Sheet(self._title, self.palette)
        if self._text:
            sheet.line(self._text)
            sheet.line()
        self.add_choices(sheet)
        return sheet

    def choices(self) -> list[str]:
        """The answers."""
        return [text for text, _ in self._answers]

    def choose(self, at: int) -> None:
        """Do what was answered."""
        self._answers[at][1]()
