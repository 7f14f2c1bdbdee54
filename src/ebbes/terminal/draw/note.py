"""What went wrong, or well, in the lines at the bottom."""

from ebbes.terminal.draw.canvas import Canvas, wrapped
from ebbes.terminal.draw.palette import Palette

MOST = 3
"""Lines of a note."""


def draw_note(canvas: Canvas, palette: Palette, note: str) -> None:
    """Over whatever is there."""
    lines = wrapped(note, canvas.width - 4)[:MOST]
    top = canvas.height - len(lines)
    canvas.fill(0, top, canvas.width, len(lines), palette.bar)
    for row, line in enumerate(lines):
        canvas.put(2, top + row, line, palette.bar)
