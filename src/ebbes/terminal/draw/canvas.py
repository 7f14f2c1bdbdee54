"""A sheet of cells to draw on, and the spots on it that can be pressed."""

from dataclasses import dataclass
from functools import lru_cache

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style

PLAIN = Style()


@dataclass(frozen=True, slots=True)
class Spot:
    """A part of the sheet that does what a key does."""

    left: int
    top: int
    width: int
    height: int
    key: str

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell lies in it."""
        return 0 <= x - self.left < self.width and 0 <= y - self.top < self.height


class Canvas:
    """Cells of one character each; what does not fit on it is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.spots: list[Spot] = []
        self._cells = [[(" ", PLAIN)] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style = PLAIN) -> int:
        """Write a line; where it ends."""
        if not _is_even(text):
            return self._put_letters(x, y, text, style)
        if 0 <= y < self.height:
            shown, start = text[max(0, -x) : max(0, self.width - x)], max(0, x)
            self._lay(start, y, [(letter, style) for letter in shown])
        return x + len(text)

    def _put_letters(self, x: int, y: int, text: str, style: Style) -> int:
        for letter in text:
            size = cell_len(letter)
            if size and 0 <= y < self.height and 0 <= x <= self.width - size:
                self._lay(x, y, [(letter, style), *[("", style)] * (size - 1)])
            x += size
        return x

    def _lay(self, x: int, y: int, cells: list[tuple[str, Style]]) -> None:
        """Over what is there; of a wide letter nothing stays if half of it is covered."""
        row, end = self._cells[y], x + len(cells)
        if not cells:
            return
        if not row[x][0]:
            row[x - 1] = (" ", row[x - 1][1])
        if end < self.width and not row[end][0]:
            row[end] = (" ", row[end][1])
        row[x:end] = cells

    def put_right(self, end: int, y: int, text: str, style: Style = PLAIN) -> int:
        """Write a line that ends before a column; where it begins."""
        start = end - cell_len(text)
        self.put(start, y, text, style)
        return start

    def put_middle(self, x: int, width: int, y: int, text: str, style: Style = PLAIN) -> None:
        """Write a line in the middle of some columns."""
        self.put(x + max(0, width - cell_len(text)) // 2, y, text, style)

    def fill(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        """Paint a part, and wipe what was there."""
        for row in range(y, y + height):
            self.put(x, row, " " * width, style)

    def spot(self, left: int, top: int, width: int, height: int, key: str) -> None:
        """Pressing here is as good as that key; what is drawn later lies above."""
        self.spots.append(Spot(left, top, width, height, key))

    def key_at(self, x: int, y: int) -> str | None:
        """What pressing a cell stands for."""
        return next((spot.key for spot in reversed(self.spots) if spot.holds(x, y)), None)

    def changed_since(self, before: "Canvas | None") -> list[int]:
        """The lines that look otherwise than they did; all of them at another size."""
        if before is None or (before.width, before.height) != (self.width, self.height):
            return [*range(self.height)]
        pairs = zip(before._cells, self._cells, strict=True)
        return [y for y, (old, new) in enumerate(pairs) if old != new]

    def segments(self, y: int) -> list[Segment]:
        """A line as pieces of one style each."""
        if not 0 <= y < self.height:
            return []
        pieces: list[Segment] = []
        text, last = "", PLAIN
        for letter, style in self._cells[y]:
            if style is not last and style != last and text:
                pieces.append(Segment(text, last))
                text = ""
            text, last = text + letter, style
        return [*pieces, Segment(text, last)]

    def text(self) -> str:
        """All of it without colours."""
        lines = ("".join(letter for letter, _ in row).rstrip() for row in self._cells)
        return "\n".join(lines)


@lru_cache(maxsize=4096)
def _is_even(text: str) -> bool:
    """Whether each letter takes one cell; screens write the same again and again."""
    return all(cell_len(letter) == 1 for letter in text)


def clipped(text: str, width: int) -> str:
    """A text that takes no more than so many cells."""
    if cell_len(text) <= width:
        return text
    short = text[:width]
    while short and cell_len(short) >= width:
        short = short[:-1]
    return f"{short}…" if width > 0 else ""


def padded(text: str, width: int) -> str:
    """A text that takes just so many cells, whatever letters it has."""
    short = clipped(text, width)
    return short + " " * (width - cell_len(short))


def broken(text: str, width: int) -> list[str]:
    """A text without words, as an address is, in lines that are full."""
    return [text[start : start + width] for start in range(0, len(text), width)]


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines, broken between words."""
    lines, line = [], ""
    for word in text.split():
        if line and cell_len(line) + 1 + cell_len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return [*lines, line] if line else lines
