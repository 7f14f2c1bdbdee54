"""Straight to a table, for whoever comes with its code."""

from collections.abc import Callable

from ebbes.terminal.pages.home import HomePage, sit_down
from ebbes.terminal.pages.page import House, Page
from ebbes.terminal.pages.table import Intent


class Visit(HomePage):
    """The first page, which lies below the table."""

    def __init__(self, house: House, code: str, intent: Intent) -> None:
        super().__init__(house)
        self._code, self._intent = code, intent

    def opened(self) -> None:
        """Go to the table; what the first page would say about who one is, is said there."""
        super().opened()
        self.house.note = " ".join(self.intro())
        self.house.do(sit_down(self.house, self._code, self._intent))


def visiting(code: str, *, watch: bool = False) -> Callable[[House], Page]:
    """A first page that leads to a table."""
    intent = Intent.WATCH if watch else Intent.SIT
    return lambda house: Visit(house, code, intent)
