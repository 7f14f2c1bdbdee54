"""Puzzles: ten in a row, by what they are about, or those that have come back."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from ebbes.client.errors import ClientError
from ebbes.terminal.pages.menu import Item, MenuPage
from ebbes.terminal.pages.puzzle import PuzzlePage

Find = Callable[[], Awaitable[list[str]]]


class PuzzlesPage(MenuPage):
    """What there is, and what one has done with it."""

    _shelf: dict[str, Any] | None = None

    def opened(self) -> None:
        """Ask for it."""
        self.house.follow(self, self._look())

    def uncovered(self) -> None:
        """Something may be solved by now."""
        self.house.follow(self, self._look())

    async def _look(self) -> None:
        try:
            self._shelf = dict(await self.house.client.puzzles())
        except ClientError:
            self.house.close(self)
            raise
        self.house.redraw()

    def title(self) -> str:
        """What the list is."""
        return self.speech.say("puzzle-title")

    def intro(self) -> list[str]:
        """What puzzles are, and how good one is at them."""
        say = self.speech.say
        if self._shelf is None:
            return [say("loading")]
        if not self._shelf["count"]:
            return [say("puzzle-none-title")]
        return [say("puzzle-about"), self._standing(self._shelf["own"])]

    def _standing(self, own: dict[str, Any] | None) -> str:
        say = self.speech.say
        if own is None or not own["rating"]["settled"]:
            return say("puzzle-rating-open")
        rating = {name: str(own["rating"][name]) for name in ("rating", "deviation")}
        return say("puzzle-rating", **rating)

    def items(self) -> list[Item]:
        """Runs to choose from."""
        shelf, say, client = self._shelf, self.speech.say, self.house.client
        if shelf is None or not shelf["count"]:
            return []
        items = [self._item("1", say("puzzle-ten"), say("puzzle-ten-text"), client.puzzle_run)]
        own = shelf["own"]
        if own is not None and own["due"]:
            about = say("puzzle-due", count=own["due"])
            items.append(self._item("0", say("puzzle-returns"), about, client.due_puzzles))
        for at, theme in enumerate(shelf["themes"], start=2):
            find = partial(client.puzzle_run, theme["theme"])
            name = say("puzzle-theme", theme=theme["theme"])
            items.append(self._item(str(at), name, self._about(theme), find))
        return items

    def _item(self, key: str, text: str, about: str, find: Find) -> Item:
        return Item(key, text, about, lambda: self.do_once(self._begin(find)))

    def _about(self, theme: dict[str, Any]) -> str:
        say = self.speech.say
        if theme["answered"]:
            return say("puzzle-theme-solved", right=theme["right"], answered=theme["answered"])
        return say("puzzle-theme-new", count=theme["count"])

    async def _begin(self, find: Find) -> None:
        puzzles = await find()
        if puzzles:
            self.house.show(PuzzlePage(self.house, puzzles))
        else:
            self.house.note = self.speech.say("puzzle-none")
            self.house.redraw()
