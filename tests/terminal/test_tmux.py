"""One game typed on a real terminal."""

from pathlib import Path

import pytest

from tests.extent import at_length
from tests.server.live import Live
from tests.terminal.tmux import HAS_TMUX, pane
from tests.terminal.typed import type_a_game
from tests.terminal.typed_around import type_around


@at_length
@pytest.mark.skipif(not HAS_TMUX, reason="tmux is not installed")
@pytest.mark.parametrize("size", [(80, 24), (100, 30)])
async def test_a_game_is_typed_on_a_real_terminal(
    server: Live, tmp_path: Path, size: tuple[int, int]
) -> None:
    seen: list[str] = []

    async def look(moment: str) -> None:
        seen.append(moment)
        assert (await window.title()).startswith("ebbes sit")
        lines = (await window.ansi()).splitlines()
        assert len(lines) <= size[1]
        assert any("\x1b[" in line for line in lines)

    args = ("sit", "--name", "Anna", "--server", server.address)
    async with pane(tmp_path, size, *args) as window:
        await type_a_game(window, "en", look)
        assert (await window.title()).rpartition(" ")[2].isupper()
        await type_around(window, "en", look)
    assert {"home", "options", "pick", "turn", "end", "step", "day", "solution"} <= {*seen}
