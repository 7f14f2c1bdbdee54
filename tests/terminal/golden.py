"""Screens as files: with their colours as a terminal gets them, to be looked at with `cat`."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rich.color import ColorSystem

from ebbes.terminal import Depth
from ebbes.terminal.draw.canvas import Canvas
from tests.terminal.scenes import SCENES
from tests.terminal.still import StillHouse

FOLDER = Path(__file__).parent / "screens"
SIZES = ((80, 24), (100, 30))
SYSTEMS = {
    Depth.TRUE: ColorSystem.TRUECOLOR,
    Depth.MANY: ColorSystem.EIGHT_BIT,
    Depth.SIXTEEN: ColorSystem.STANDARD,
    Depth.NONE: ColorSystem.STANDARD,
}


class Golden(NamedTuple):
    """A screen at a size, with so many colours."""

    scene: str
    size: tuple[int, int]
    depth: Depth

    @property
    def file(self) -> Path:
        """Where it is kept."""
        width, height = self.size
        return FOLDER / f"{self.scene}-{width}x{height}-{self.depth.value}.ans"

    def text(self) -> str:
        """What it looks like now."""
        house = StillHouse("de", self.depth)
        return ansi(house.look(SCENES[self.scene](house), self.size), self.depth)


def ansi(canvas: Canvas, depth: Depth) -> str:
    """A drawing as a terminal gets it."""
    system = SYSTEMS[depth]
    lines = []
    for y in range(canvas.height):
        pieces = (
            piece.style.render(piece.text, color_system=system) if piece.style else piece.text
            for piece in canvas.segments(y)
        )
        lines.append("".join(pieces).rstrip())
    return "\n".join(lines) + "\n"


def goldens() -> Iterator[Golden]:
    """Every screen at both sizes, in true colours and without any; the table also in fewer."""
    for scene in SCENES:
        for size in SIZES:
            yield Golden(scene, size, Depth.TRUE)
            yield Golden(scene, size, Depth.NONE)
    for size in SIZES:
        yield Golden("table", size, Depth.MANY)
        yield Golden("table", size, Depth.SIXTEEN)
