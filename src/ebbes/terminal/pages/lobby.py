"""The tables that anyone may join or watch."""

from functools import partial

from ebbes.json_types import Json
from ebbes.terminal.pages.menu import Item, MenuPage
from ebbes.terminal.pages.page import House
from ebbes.terminal.pages.table import Intent
from ebbes.terminal.panels.asking import Asking


class LobbyPage(MenuPage):
    """Open tables, the newest first."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._tables: list[dict[str, Json]] | None = None

    def opened(self) -> None:
        """Ask for them."""
        self.house.do(self._find())

    def uncovered(self) -> None:
        """There may be others meanwhile."""
        self.house.do(self._find())

    async def _find(self) -> None:
        self._tables = await self.house.client.public_tables()
        self.house.redraw()

    def title(self) -> str:
        """What the list is."""
        return self.speech.say("home-open")

    def intro(self) -> list[str]:
        """Whether there are any."""
        if self._tables is None:
            return [self.speech.say("loading")]
        return [] if self._tables else [self.speech.say("cli-sit-no-tables")]

    def items(self) -> list[Item]:
        """A line for each table."""
        say = self.speech.say
        items = []
        for at, table in enumerate((self._tables or [])[:30], start=1):
            code, seats = str(table["code"]), table["seats"]
            assert isinstance(seats, list)
            names = [str(s["name"]) for s in seats if isinstance(s, dict) and "name" in s]
            state = say("home-table-playing" if table["playing"] else "home-table-waiting")
            about = f"{state}, {', '.join(names)}"
            items.append(
                Item(str(at), say("table-title", code=code), about, partial(self._go, code))
            )
        return items

    def _go(self, code: str) -> None:
        from ebbes.terminal.pages.home import sit_down

        say, house = self.speech.say, self.house
        answers = [
            (say("home-join-go"), lambda: house.do(sit_down(house, code))),
            (say("home-join-watch"), lambda: house.do(sit_down(house, code, Intent.WATCH))),
        ]
        house.show(Asking(house, self, say("table-title", code=code), "", answers))
