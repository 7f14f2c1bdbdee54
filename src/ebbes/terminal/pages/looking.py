"""What can be looked at beside a game, by the key that shows it."""

from typing import TYPE_CHECKING

from ebbes.terminal.pages.page import Page
from ebbes.terminal.panels.chat import Chat
from ebbes.terminal.panels.counter import Counter
from ebbes.terminal.panels.help import Help
from ebbes.terminal.panels.hint import Hint
from ebbes.terminal.panels.invitation import to_table
from ebbes.terminal.panels.map import Map
from ebbes.terminal.panels.roles import Roles
from ebbes.terminal.panels.tricks import Tricks

if TYPE_CHECKING:
    from ebbes.terminal.pages.table import TablePage


def shown_by(key: str, page: "TablePage") -> Page | None:
    """The sheet that a key lays upon the table, if it may be seen there."""
    seen, house, sight = page.seen, page.house, page.sight
    assert seen is not None
    settings = seen.settings
    match key:
        case "?":
            return Help(house, page)
        case "m":
            return Map(house, page, sight)
        case "o":
            return Roles(house, page, sight)
        case "i":
            return to_table(house, page, seen.code)
        case " " if settings.last_trick:
            return Tricks(house, page, sight, all_of_them=False)
        case "w" if settings.open_tricks:
            return Tricks(house, page, sight, all_of_them=True)
        case "z" if settings.card_counter:
            return Counter(house, page, sight)
        case "t" if seen.now.prompt is not None and sight.may_hint:
            return Hint(house, page, sight)
        case "c" if settings.chat and seen.you.seat is not None:
            return Chat(house, page)
        case _:
            return None
