"""A sheet of paper over the table: a title, lines, and what can be done."""

from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.style import Style

from ebbes.terminal.draw.canvas import Canvas, clipped, wrapped
from ebbes.terminal.draw.palette import Palette


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a sheet: pieces of text with their styles, and the key it stands for."""

    pieces: tuple[tuple[str, Style], ...]
    key: str | None = None
    chosen: bool = False

    @property
    def width(self) -> int:
        """The cells it takes."""
        return sum(cell_len(text) for text, _ in self.pieces)


@dataclass(slots=True)
class Sheet:
    """What stands on a sheet."""

    title: str
    palette: Palette
    width: int = 60
    rows: list[Row] = field(default_factory=list)
    foot: str = ""

    def line(self, text: str = "", style: Style | None = None) -> None:
        """A text, in as many lines as it takes."""
        for part in wrapped(text, self.width) or [""]:
            self.rows.append(Row(((part, style or self.palette.plain),)))

    def pieces(self, *pieces: tuple[str, Style]) -> None:
        """One line of several pieces."""
        self.rows.append(Row(pieces))

    def choice(self, label: str, text: str, key: str, *, chosen: bool = False) -> None:
        """Something to choose, with the key that does it."""
        style = self.palette.chosen if chosen else self.palette.plain
        mark = f" {label:>2}  " if label else "     "
        pieces = ((mark, self.palette.chosen if chosen else self.palette.bold), (f"{text} ", style))
        self.rows.append(Row(pieces, key, chosen))


def draw_sheet(canvas: Canvas, sheet: Sheet) -> None:
    """The sheet in the middle of the screen."""
    palette = sheet.palette
    rows = _window(sheet.rows, canvas.height - 6)
    width, height = min(canvas.width, sheet.width + 6), min(canvas.height, len(rows) + 4)
    x, y = (canvas.width - width) // 2, (canvas.height - height) // 2
    canvas.fill(x, y, width, height, palette.plain)
    _frame(canvas, palette, (x, y), width, height)
    canvas.put(x + 3, y, f" {clipped(sheet.title, width - 8)} ", palette.bar)
    _rows(canvas, rows, (x + 3, y + 2), width)
    foot = clipped(sheet.foot, width - 6)
    canvas.put(x + 3, y + height - 2, foot, palette.faint)


def _rows(canvas: Canvas, rows: list[Row], place: tuple[int, int], width: int) -> None:
    x, y = place
    for at, row in enumerate(rows):
        end, edge = x, x + width - 4
        for text, style in row.pieces:
            end = canvas.put(end, y + at, clipped(text, max(0, edge - end)), style)
        if row.key is not None:
            canvas.spot(x, y + at, width - 6, 1, row.key)


def _window(rows: list[Row], room: int) -> list[Row]:
    """As many rows as there is room for, those around the chosen one."""
    if len(rows) <= room:
        return rows
    at = next((at for at, row in enumerate(rows) if row.chosen), 0)
    first = max(0, min(at - room // 2, len(rows) - room))
    return rows[first : first + room]


def _frame(
    canvas: Canvas, palette: Palette, place: tuple[int, int], width: int, height: int
) -> None:
    x, y = place
    inner = "─" * (width - 2)
    canvas.put(x, y, f"┌{inner}┐", palette.faint)
    for row in range(y + 1, y + height - 1):
        canvas.put(x, row, "│", palette.faint)
        canvas.put(x + width - 1, row, "│", palette.faint)
    canvas.put(x, y + height - 1, f"└{inner}┘", palette.faint)
