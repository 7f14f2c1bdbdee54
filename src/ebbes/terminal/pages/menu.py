"""A page of things to choose from."""

from abc import abstractmethod
from collections.abc import Callable
from typing import NamedTuple

from rich.cells import cell_len

from ebbes.terminal.draw.canvas import Canvas, clipped, padded, wrapped
from ebbes.terminal.draw.more import draw_more
from ebbes.terminal.pages.page import House, Page

WIDEST = 36
"""Cells that names may have at most where something stands beside them."""


class Item(NamedTuple):
    """Something to choose: its key, its name, what it is, and what it does."""

    key: str
    text: str
    about: str
    action: Callable[[], object]


def _column(items: list[Item]) -> int:
    """Cells for the names of those items that have something beside them."""
    return max((min(cell_len(item.text), WIDEST) for item in items if item.about), default=WIDEST)


class MenuPage(Page):
    """A title, some lines, and a list with a cursor."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.at = 0

    @abstractmethod
    def title(self) -> str:
        """What the page is about."""

    @abstractmethod
    def items(self) -> list[Item]:
        """What there is to choose."""

    def intro(self) -> list[str]:
        """What is said before the list."""
        return []

    def draw(self, canvas: Canvas) -> None:
        """The list as far as there is room, around the cursor."""
        palette = self.palette
        canvas.fill(0, 0, canvas.width, 1, palette.bar)
        canvas.put(2, 0, f"ebbes   {self.title()}", palette.bar)
        y = 2
        for text in self.intro():
            for line in wrapped(text, canvas.width - 8) or [""]:
                canvas.put(3, y, line)
                y += 1
        y += 1 if self.intro() else 0
        self._list(canvas, y)

    def _list(self, canvas: Canvas, y: int) -> None:
        palette, items = self.palette, self.items()
        width = min(_column(items), canvas.width - 12)
        room = max(1, canvas.height - y - 2)
        at = self.at % len(items) if items else 0
        first = max(0, min(at - room // 2, len(items) - room))
        for row, item in enumerate(items[first : first + room]):
            chosen = first + row == at
            canvas.put(3, y + row, f" {item.key:>2} ", palette.bold)
            is_long = not item.about and cell_len(item.text) > width
            text = clipped(item.text, canvas.width - 12) if is_long else padded(item.text, width)
            end = canvas.put(8, y + row, f" {text} ", palette.chosen if chosen else palette.plain)
            room_left = max(0, canvas.width - end - 3)
            canvas.put(end + 1, y + row, clipped(item.about, room_left), palette.faint)
            canvas.spot(3, y + row, canvas.width - 6, 1, f"item:{first + row}")
        draw_more(canvas, palette, y, range(first, first + room), len(items))

    def press(self, key: str) -> None:
        """Choose, or go back."""
        items = self.items()
        if key in ("up", "down") and items:
            self.at = (self.at + (1 if key == "down" else -1)) % len(items)
        elif key == "enter" and items:
            items[self.at % len(items)].action()
        elif key.startswith("item:"):
            items[int(key.removeprefix("item:"))].action()
        elif key == "escape":
            self.house.back()
        else:
            for item in items:
                if item.key == key:
                    item.action()
                    return
            if key == "q":
                self.house.back()
