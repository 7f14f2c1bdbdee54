"""Lists for which there is no room show that they go on."""

import pytest

from ebbes.terminal.draw.canvas import Canvas
from ebbes.terminal.draw.more import COLUMN, draw_more
from ebbes.terminal.draw.palette import Depth, palette_of
from ebbes.terminal.pages.page import Page
from tests.terminal.scenes import SCENES
from tests.terminal.still import StillHouse


@pytest.mark.parametrize(
    ("shown", "signs"),
    [
        (range(5), {}),
        (range(3), {3: "↓"}),
        (range(1, 4), {1: "↑", 3: "↓"}),
        (range(2, 5), {1: "↑"}),
    ],
)
def test_a_sign_stands_where_a_list_goes_on(shown: range, signs: dict[int, str]) -> None:
    canvas = Canvas(20, 8)
    draw_more(canvas, palette_of(Depth.NONE), 1, shown, 5)
    assert signs_of(canvas) == signs


@pytest.mark.parametrize("scene", ["waiting", "settings"])
def test_what_can_be_agreed_on_goes_on_below_until_the_cursor_is_there(scene: str) -> None:
    house = StillHouse("en")
    page = SCENES[scene](house)
    assert [*signs_at(house, page).values()] == ["↓"]
    page.press("up")
    assert [*signs_at(house, page).values()] == ["↑"]


def signs_at(house: StillHouse, page: Page) -> dict[int, str]:
    """On a screen with few lines."""
    return signs_of(house.look(page, (80, 19)))


def signs_of(canvas: Canvas) -> dict[int, str]:
    """What stands in the column of the signs, by line."""
    lines = enumerate(line[COLUMN : COLUMN + 1] for line in canvas.text().splitlines())
    return {y: letter for y, letter in lines if letter in ("↑", "↓")}
