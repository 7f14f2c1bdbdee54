"""A sheet over another page; Escape and Enter take it away."""

from abc import abstractmethod

from ebbes.terminal.draw.canvas import Canvas
from ebbes.terminal.draw.panel import Sheet, draw_sheet
from ebbes.terminal.pages.page import House, Page

CLOSING = ("escape", "enter", " ", "q")


class Panel(Page):
    """Something to read, and perhaps to choose from."""

    def __init__(self, house: House, below: Page) -> None:
        super().__init__(house)
        self._below = below

    def draw(self, canvas: Canvas) -> None:
        """The page below, and the sheet upon it."""
        self._below.draw(canvas)
        canvas.spots.clear()
        canvas.spot(0, 0, canvas.width, canvas.height, "escape")
        draw_sheet(canvas, self.sheet())

    @abstractmethod
    def sheet(self) -> Sheet:
        """What stands on it."""

    def press(self, key: str) -> None:
        """Take it away."""
        if key in CLOSING:
            self.house.back()


class Menu(Panel):
    """A sheet with things to choose: by a key of their own, or with arrows and Enter."""

    KEYS = "1234567890abdefghij"

    def __init__(self, house: House, below: Page) -> None:
        super().__init__(house, below)
        self.at = 0

    @abstractmethod
    def choices(self) -> list[str]:
        """What there is to choose, in words."""

    @abstractmethod
    def choose(self, at: int) -> None:
        """Do it; the sheet is gone by then."""

    def add_choices(self, sheet: Sheet) -> None:
        """The choices as rows."""
        for at, text in enumerate(self.choices()):
            sheet.choice(self.KEYS[at], text, f"choose:{at}", chosen=at == self.at)

    def press(self, key: str) -> None:
        """Choose, or leave it."""
        count = len(self.choices())
        if key in ("up", "down"):
            self.at = (self.at + (1 if key == "down" else -1)) % count
        elif key == "enter":
            self._chosen(self.at)
        elif key.startswith("choose:"):
            self._chosen(int(key.removeprefix("choose:")))
        elif len(key) == 1 and 0 <= self.KEYS.find(key) < count:
            self._chosen(self.KEYS.index(key))
        elif key in ("escape", "q"):
            self.house.back()

    def _chosen(self, at: int) -> None:
        self.house.back()
        self.choose(at)
