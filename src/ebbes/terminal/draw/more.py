"""A sign that a list goes on where there is no room for it."""

from ebbes.terminal.draw.canvas import Canvas
from ebbes.terminal.draw.palette import Palette

COLUMN = 1
"""Where the signs stand, before everything else."""


def draw_more(canvas: Canvas, palette: Palette, y: int, shown: range, all_of_them: int) -> None:
    """Beside the first and the last line that is shown, which begin at `y`."""
    if shown.start > 0:
        canvas.put(COLUMN, y, "↑", palette.faint)
    if shown.stop < all_of_them:
        canvas.put(COLUMN, y + len(shown) - 1, "↓", palette.faint)
