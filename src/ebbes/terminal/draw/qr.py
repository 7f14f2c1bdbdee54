"""An address as a QR code, two rows of it in a line."""

from functools import lru_cache

import segno
from rich.style import Style

from ebbes.terminal.draw.canvas import Canvas

BORDER = 2
HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


@lru_cache(maxsize=32)
def qr_lines(address: str) -> tuple[str, ...]:
    """The code in half blocks, with a quiet border."""
    code = segno.make(address, error="l", micro=False)
    rows = [[bool(cell) for cell in row] for row in code.matrix_iter(border=BORDER)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return tuple("".join(HALVES[pair] for pair in zip(*both, strict=True)) for both in pairs)


def draw_qr(canvas: Canvas, address: str, place: tuple[int, int], ink: Style) -> None:
    """The code, its upper left corner at a place."""
    x, y = place
    for row, line in enumerate(qr_lines(address)):
        canvas.put(x, y + row, line, ink)
