"""What keys do, in one line that can be clicked."""

from collections.abc import Sequence

from ebbes.terminal.draw.canvas import Canvas
from ebbes.terminal.draw.palette import Palette

Key = tuple[str, str, str]
"""How a key is written, what it does, and the key that a click stands for; none if empty."""


def draw_keys(
    canvas: Canvas,
    palette: Palette,
    keys: Sequence[Key],
    y: int | None = None,
    x: int = 3,
    end: int | None = None,
) -> int:
    """As many as there is room for; one without words belongs to the next. Where the line ends."""
    y = canvas.height - 2 if y is None else y
    end = canvas.width if end is None else end
    for key, text, press in keys:
        if x + len(key) + len(text) + 1 > end:
            break
        start = x
        x = canvas.put(x, y, key, palette.bold) + 1
        x = canvas.put(x, y, text, palette.faint)
        if press:
            canvas.spot(start, y, x - start, 1, press)
        x += 2 if text else 0
    return x
