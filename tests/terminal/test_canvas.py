"""The sheet of cells that everything is drawn on."""

import pytest

from ebbes.terminal.draw.canvas import Canvas


@pytest.mark.parametrize(
    ("x", "text", "line"),
    [
        (1, "abc", " abc"),
        (-2, "abcdefghij", "cdefg"),
        (3, "abc", "   ab"),
        (5, "abc", ""),
        (9, "abc", ""),
        (-3, "abc", ""),
        (1, "漢字", " 漢字"),
        (2, "漢字", "  漢"),
        (-1, "漢字", " 字"),
    ],
)
def test_what_does_not_fit_in_a_line_is_not_drawn(x: int, text: str, line: str) -> None:
    canvas = Canvas(5, 1)
    canvas.put(x, 0, text)
    assert canvas.text() == line
    assert sum(piece.cell_length for piece in canvas.segments(0)) == canvas.width


@pytest.mark.parametrize(
    ("text", "end"), [("abc", 5), ("漢字", 6), ("e\N{COMBINING ACUTE ACCENT}", 3)]
)
def test_writing_says_where_it_ends(text: str, end: int) -> None:
    assert Canvas(20, 1).put(2, 0, text) == end


@pytest.mark.parametrize("y", [-1, 1])
def test_a_line_that_is_not_there_stays_away(y: int) -> None:
    canvas = Canvas(5, 1)
    canvas.put(0, y, "abc")
    assert canvas.text() == ""


@pytest.mark.parametrize(
    ("x", "text", "line"), [(1, "ab", " ab 花"), (2, "a", "山a 花"), (3, "花", "山 花 ")]
)
def test_of_a_wide_letter_nothing_stays_if_half_of_it_is_covered(
    x: int, text: str, line: str
) -> None:
    canvas = Canvas(6, 1)
    canvas.put(0, 0, "山田花")
    canvas.put(x, 0, text)
    (piece,) = canvas.segments(0)
    assert piece.text == line
    assert piece.cell_length == canvas.width
