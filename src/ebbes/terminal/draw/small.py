"""A window that is too small for a table: a kind word instead of half a drawing."""

from ebbes.terminal.draw.canvas import Canvas, wrapped
from ebbes.terminal.draw.palette import Palette
from ebbes.terminal.speech import Speech

NARROWEST, LOWEST = 80, 24
"""What every page fits into."""


def is_small(width: int, height: int) -> bool:
    """Whether a window has no room for a page."""
    return width < NARROWEST or height < LOWEST


def draw_small(canvas: Canvas, palette: Palette, speech: Speech) -> None:
    """What the window needs, and what it has."""
    needs = {"columns": NARROWEST, "lines": LOWEST, "width": canvas.width, "height": canvas.height}
    canvas.fill(0, 0, canvas.width, 1, palette.bar)
    canvas.put(2, 0, "ebbes", palette.bar)
    for row, line in enumerate(wrapped(speech.say("cli-sit-small", **needs), canvas.width - 4)):
        canvas.put(2, 2 + row, line)
