"""Somebody who would like to play, at a table whose host is asked first."""

from typing import TYPE_CHECKING

from ebbes.client.seen import Seen
from ebbes.protocol.prompts import PickPrompt
from ebbes.terminal.draw.canvas import Canvas

if TYPE_CHECKING:
    from ebbes.terminal.pages.table import TablePage


class Knocking:
    """A part of the table's page: one line, and two keys."""

    def __init__(self, page: "TablePage") -> None:
        self._page = page

    def draw(self, canvas: Canvas, seen: Seen) -> None:
        """Who knocks, if it is for us to let them in."""
        if not _is_asked(seen):
            return
        say, bar, y = self._page.speech.say, self._page.palette.bar, canvas.height - 1
        x = canvas.put(2, y, f" {say('table-asks', who=seen.requests[0].name)} ", bar)
        for key, label in (("y", "table-let-in"), ("n", "table-turn-down")):
            end = canvas.put(x, y, f" {key} {say(label)} ", bar)
            canvas.spot(x, y, end - x, 1, key)
            x = end

    def press(self, key: str, seen: Seen) -> bool:
        """Let them in or not; whether the key meant that."""
        if key not in ("y", "n") or not _is_asked(seen):
            return False
        table = self._page.table
        assert table is not None
        answer = table.let_in if key == "y" else table.turn_down
        self._page.house.do(answer(seen.requests[0].number))
        return True


def _is_asked(seen: Seen) -> bool:
    """Whether somebody waits for the host, whose keys mean nothing else just now."""
    is_picking = isinstance(seen.now.prompt, PickPrompt)
    return bool(seen.you.host and seen.requests and not is_picking)
