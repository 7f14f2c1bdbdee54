"""Colours by what they are for: true ones, 256, the sixteen of old terminals, or none at all.

Colour sits in backgrounds with their own ink; all else is the terminal's own foreground, bold or
faint. So it is read on light and on dark, and without colour the names still say all.
"""

from dataclasses import dataclass, fields, replace
from enum import Enum
from functools import cache
from typing import Any, Final

from rich.color import Color, ColorSystem
from rich.style import Style

BOLD: Final = Style(bold=True)
FAINT: Final = Style(dim=True)
PLAIN: Final = Style()


class Depth(Enum):
    """How many colours a terminal has."""

    TRUE = "true"
    MANY = "many"
    SIXTEEN = "sixteen"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Palette:
    """Every style that drawings use."""

    suits: tuple[Style, ...]
    """Of cards, by suit."""
    faint_suits: tuple[Style, ...]
    """Of cards that cannot be played now, by suit."""
    bar: Style
    """The line on top, and what calls for a decision."""
    wall: Style
    """The front of the arcade."""
    pillar: Style
    """Its pillars, and the sill below."""
    arch: Style
    """Inside an arch."""
    stone: Style
    """A bright stone with writing on it: a number, the sign of a role that is named."""
    ledge: Style
    """The shadow below the arches."""
    discs: tuple[Style, ...]
    """Of the wooden discs: orange, white, pink, grey, black."""
    back: Style
    """A card face down."""
    chosen: Style
    """The line of a list on which the cursor is."""
    code: Style
    """A code for cameras: black on white, whatever the terminal's colours are."""
    bold: Style = BOLD
    faint: Style = FAINT
    plain: Style = PLAIN


def _style(front: str, back: str | None = None, *, bold: bool = False) -> Style:
    return Style(color=front, bgcolor=back, bold=bold or None)


BRIGHT: Final = "#fff8e8"
DARK: Final = "#2a1a14"

TRUE: Final = Palette(
    suits=(
        _style(BRIGHT, "#34509c"),
        _style(BRIGHT, "#56301a"),
        _style(DARK, "#edb836"),
        _style(BRIGHT, "#35632f"),
        _style(BRIGHT, "#b23e29"),
    ),
    faint_suits=(
        _style(BRIGHT, "#4c5f94"),
        _style(BRIGHT, "#5d4639"),
        _style(DARK, "#b8984a"),
        _style(BRIGHT, "#496546"),
        _style(BRIGHT, "#944f42"),
    ),
    bar=_style("#fff4e6", "#7a1c37", bold=True),
    wall=_style("#2b0f07", "#c67b58", bold=True),
    pillar=_style("#2b0f07", "#dd9c79"),
    arch=_style("#f2cdae", "#4a1f14", bold=True),
    stone=_style("#3a1a10", "#f7ddc0", bold=True),
    ledge=_style("#a65a3b", "#c67b58"),
    discs=tuple(map(_style, ("#e5812f", "#c8beaa", "#e58aa6", "#786e68", "#9a6a4a"))),
    back=_style("#f2cdae", "#7a1c37"),
    chosen=_style("#fff4e6", "#7a1c37", bold=True),
    code=_style("#000000", "#ffffff"),
)


def _nearest(style: Style) -> Style:
    """With the nearest of 256 colours: a style keeps the codes it was first shown with."""

    def near(colour: Color | None) -> Color | None:
        return None if colour is None else colour.downgrade(ColorSystem.EIGHT_BIT)

    near_colours = Style(color=near(style.color), bgcolor=near(style.bgcolor))
    return style.without_color + near_colours


def _suits(blue: int, brown: int, yellow: int, green: int, red: int) -> tuple[Style, ...]:
    """Cards in some of 256 colours, with the ink that is read on each."""
    inks = ((BRIGHT, blue), (BRIGHT, brown), (DARK, yellow), (BRIGHT, green), (BRIGHT, red))
    return tuple(_nearest(_style(ink, f"color({back})")) for ink, back in inks)


def _reduced(palette: Palette) -> Palette:
    """The same for a terminal with 256 colours."""
    kept: dict[str, Any] = {}
    for field in fields(Palette):
        style = getattr(palette, field.name)
        is_many = isinstance(style, tuple)
        kept[field.name] = tuple(map(_nearest, style)) if is_many else _nearest(style)
    return Palette(**kept)


MANY: Final = replace(
    _reduced(TRUE),
    suits=_suits(25, 94, 220, 22, 124),
    faint_suits=_suits(60, 58, 143, 65, 131),
)
"""Of the suits not the nearest, which for brown and green is the same."""

SIXTEEN: Final = Palette(
    suits=(
        _style("bright_white", "blue"),
        _style("black", "yellow"),
        _style("black", "bright_yellow"),
        _style("bright_white", "green"),
        _style("bright_white", "red"),
    ),
    faint_suits=(
        _style("white", "blue"),
        _style("black", "yellow"),
        _style("black", "bright_yellow"),
        _style("white", "green"),
        _style("white", "red"),
    ),
    bar=_style("bright_white", "magenta", bold=True),
    wall=_style("black", "white", bold=True),
    pillar=_style("black", "white"),
    arch=_style("bright_white", "black", bold=True),
    stone=_style("black", "bright_white", bold=True),
    ledge=_style("black", "white"),
    discs=tuple(map(_style, ("yellow", "white", "bright_magenta", "bright_black", "cyan"))),
    back=_style("bright_white", "magenta"),
    chosen=_style("bright_white", "magenta", bold=True),
    code=_style("black", "bright_white"),
)

PLAIN_CARD: Final = Style(reverse=True)
FAINT_CARD: Final = Style(reverse=True, dim=True)
TITLE: Final = Style(reverse=True, bold=True)
NONE: Final = Palette(
    suits=(PLAIN_CARD,) * 5,
    faint_suits=(FAINT_CARD,) * 5,
    bar=TITLE,
    wall=Style(bold=True),
    pillar=Style(),
    arch=Style(bold=True),
    stone=TITLE,
    ledge=Style(dim=True),
    discs=(Style(bold=True), *(Style(),) * 4),
    back=FAINT_CARD,
    chosen=TITLE,
    code=Style(),
)


@cache
def palette_of(depth: Depth) -> Palette:
    """The styles for so many colours."""
    return {Depth.TRUE: TRUE, Depth.MANY: MANY, Depth.SIXTEEN: SIXTEEN, Depth.NONE: NONE}[depth]


def depth_of(color_system: str | None, *, no_color: bool) -> Depth:
    """What a terminal has, by the name that Rich gives it."""
    if no_color or color_system is None:
        return Depth.NONE
    return {"truecolor": Depth.TRUE, "256": Depth.MANY}.get(color_system, Depth.SIXTEEN)
