"""The window a terminal is: it may change at any time, and be too small."""

import pytest

from ebbes.terminal import Depth
from ebbes.terminal.draw.canvas import Canvas
from ebbes.terminal.draw.palette import palette_of
from ebbes.terminal.draw.small import draw_small, is_small
from ebbes.terminal.speech import Speech
from ebbes.words import LANGUAGES, Language
from tests.server.live import Live
from tests.terminal.seat import seated


async def test_the_window_may_change_its_size_at_any_time(server: Live) -> None:
    async with seated(server.address) as anna:
        await anna.press("p")
        await anna.sees("Your turn", "Standings")
        await anna.pilot.resize_terminal(80, 24)
        await anna.until(lambda: anna.app.canvas.width == 80)
        await anna.sees("Your turn")
        assert "Standings" not in anna.screen
        await anna.pilot.resize_terminal(120, 40)
        await anna.sees("Standings")


async def test_in_a_window_that_is_too_small_nothing_is_played_unseen(server: Live) -> None:
    async with seated(server.address) as anna:
        await anna.press("p")
        await anna.sees("Your turn")
        cards = len(anna.table.sight.hand)
        await anna.pilot.resize_terminal(79, 24)
        await anna.sees("80 columns and 24 lines", "this one has 79")
        await anna.press("1")
        await anna.pilot.resize_terminal(80, 24)
        await anna.sees("Your turn")
        assert len(anna.table.sight.hand) == cards


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(79, 24), (80, 23), (20, 5)])
def test_a_window_that_is_too_small_is_told_so(size: tuple[int, int], language: Language) -> None:
    canvas = Canvas(*size)
    draw_small(canvas, palette_of(Depth.TRUE), Speech(language))
    assert is_small(*size)
    assert canvas.text().startswith("  ebbes\n\n  ")
