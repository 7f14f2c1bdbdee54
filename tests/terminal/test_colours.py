"""How many colours a terminal gets, by what it says of itself."""

from collections.abc import Mapping

import pytest
from rich.color import Color
from rich.style import Style

from ebbes.terminal import Depth
from ebbes.terminal.draw.palette import depth_of, palette_of
from ebbes.terminal.ssh.seat import color_system_of

LEAST_CONTRAST = {Depth.TRUE: 4.5, Depth.MANY: 4.0, Depth.SIXTEEN: 2.5}
"""Of ink on cards; what sixteen colours look like is the terminal's choice."""


@pytest.mark.parametrize(
    ("term", "environment", "depth"),
    [
        ("xterm-256color", {"COLORTERM": "truecolor"}, Depth.TRUE),
        ("xterm-256color", {"COLORTERM": "24bit"}, Depth.TRUE),
        ("xterm-direct", {}, Depth.TRUE),
        ("xterm-256color", {}, Depth.MANY),
        ("linux", {}, Depth.SIXTEEN),
        ("vt100", {"COLORTERM": "yes"}, Depth.SIXTEEN),
        ("xterm-256color", {"COLORTERM": "truecolor", "NO_COLOR": "1"}, Depth.NONE),
    ],
)
def test_a_terminal_at_the_other_end_gets_the_colours_it_has(
    term: str, environment: Mapping[str, str], depth: Depth
) -> None:
    system = color_system_of(term, environment)
    assert depth_of(system, no_color=system is None) is depth


def test_a_terminal_without_colours_or_who_wants_none_gets_none() -> None:
    assert depth_of(None, no_color=False) is Depth.NONE
    assert depth_of("truecolor", no_color=True) is Depth.NONE


@pytest.mark.parametrize("depth", LEAST_CONTRAST)
def test_suits_differ_and_are_read_also_on_cards_that_cannot_be_played(depth: Depth) -> None:
    palette = palette_of(depth)
    for suits in (palette.suits, palette.faint_suits):
        assert len({style.bgcolor for style in suits}) == len(suits)
        assert all(contrast(style) >= LEAST_CONTRAST[depth] for style in suits)


def contrast(style: Style) -> float:
    """Of ink and paper, as WCAG has it."""
    assert style.color is not None
    assert style.bgcolor is not None
    low, high = sorted(map(luminance, (style.color, style.bgcolor)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: Color) -> float:
    """How bright a colour is."""
    parts = (part / 255 for part in colour.get_truecolor())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
