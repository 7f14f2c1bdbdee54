"""A question that is answered with a line of text."""

from collections.abc import Callable

from rich.cells import cell_len

from ebbes.terminal.draw.canvas import Canvas, wrapped
from ebbes.terminal.draw.keys import draw_keys
from ebbes.terminal.pages.page import House, Page

LONGEST = 200


class FieldPage(Page):
    """A line to type in."""

    def __init__(
        self,
        house: House,
        title: str,
        about: str,
        answer: Callable[[str], object],
        text: str = "",
    ) -> None:
        super().__init__(house)
        self._title, self._about, self._answer = title, about, answer
        self._text = text

    def draw(self, canvas: Canvas) -> None:
        """The question, and what was typed."""
        palette = self.palette
        canvas.fill(0, 0, canvas.width, 1, palette.bar)
        canvas.put(2, 0, f"ebbes   {self._title}", palette.bar)
        y = 2
        for line in wrapped(self._about, canvas.width - 8):
            canvas.put(3, y, line)
            y += 1
        canvas.put(3, y + 1, "› ", palette.bold)
        room = canvas.width - 10
        shown = self._text
        while cell_len(shown) > room:
            shown = shown[1:]
        end = canvas.put(5, y + 1, shown, palette.bold)
        canvas.put(end, y + 1, " ", palette.chosen)
        say = self.speech.say
        draw_keys(canvas, palette, [("⏎", say("next"), "enter"), ("Esc", say("back"), "escape")])

    def press(self, key: str) -> None:
        """Type, correct, answer or leave it."""
        if key == "enter":
            if self._text.strip():
                self.house.back()
                self._answer(self._text.strip())
        elif key == "escape":
            self.house.back()
        elif key == "backspace":
            self._text = self._text[:-1]
        elif len(key) == 1:
            self.paste(key)

    def paste(self, text: str) -> None:
        """Add what can be seen of a text."""
        seen = "".join(letter for letter in text if letter.isprintable())
        self._text = (self._text + seen)[:LONGEST]
