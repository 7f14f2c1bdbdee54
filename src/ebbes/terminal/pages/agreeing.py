"""A new table: everything that can be agreed on."""

from collections.abc import Callable

from ebbes.protocol.settings import TableSettings
from ebbes.terminal.fields import fields_of
from ebbes.terminal.pages.menu import Item, MenuPage
from ebbes.terminal.pages.page import House

Made = Callable[[TableSettings], object]


class AgreeingPage(MenuPage):
    """Options with their values; left and right change them."""

    def __init__(self, house: House, title: str, settings: TableSettings, made: Made) -> None:
        super().__init__(house)
        self._title = title
        self._settings = settings
        self._made = made

    def title(self) -> str:
        """What the table is for."""
        return self._title

    def items(self) -> list[Item]:
        """Go, and a line for each thing to agree on."""
        say = self.speech.say
        go = Item("s", say("home-alone-go"), say("cli-sit-change-keys"), self._go)
        lines = [
            Item(
                "", say(field.label), f"‹ {field.value(self._settings, self.speech)} ›", self._next
            )
            for field in fields_of(self._settings)
        ]
        return [go, *lines]

    def press(self, key: str) -> None:
        """Change what the cursor is on, or go."""
        if key in ("left", "right") and self.at > 0:
            self._change(1 if key == "right" else -1)
        elif key.startswith("item:"):
            self.at = int(key.removeprefix("item:"))
            self.items()[self.at].action()
        else:
            super().press(key)

    def _next(self) -> None:
        self._change(1)

    def _change(self, step: int) -> None:
        field = fields_of(self._settings)[self.at - 1]
        self._settings = field.change(self._settings, step)

    def _go(self) -> None:
        self.house.back()
        self._made(self._settings)
