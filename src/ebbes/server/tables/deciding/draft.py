"""What is asked of a table, and the entries about to be appended because of it."""

from collections.abc import Container, Iterable
from typing import NamedTuple

from ebbes.protocol.commands import TableCommand
from ebbes.protocol.game_events import GameEvent
from ebbes.protocol.table_events import AnyEvent, TableEvent
from ebbes.server.tables.model.changes import LIMITS, times
from ebbes.server.tables.model.entry import Entry
from ebbes.server.tables.model.errors import TooManyChanges
from ebbes.server.tables.model.evolve import evolve
from ebbes.server.tables.model.game import Game
from ebbes.server.tables.model.table import Table


class Ask(NamedTuple):
    """A command, who sent it, and what the table cannot know by itself."""

    person: str
    name: str
    command: TableCommand
    secret: bytes | None = None
    """For a game, if the command starts one."""
    last_played: str | None = None
    """Who of the people at the table finished a game last (R8)."""
    gone: Container[str | None] = frozenset()
    """People who have not been seen for a while."""
    is_blocked: bool = False
    """Whether the host, or somebody who sits here, does not want to sit with them."""


class Draft:
    """A table thought on, entry by entry; nothing of it has happened before it is stored."""

    def __init__(self, table: Table, now: int) -> None:
        self.before = table
        self.table = table
        self.now = now
        self.entries: list[Entry] = []

    def add(self, event: AnyEvent, person: str | None = None, secret: bytes | None = None) -> None:
        """One more entry."""
        hidden = None if secret is None else secret.hex()
        entry = Entry(at=self.now, event=event, person=person, secret=hidden)
        self.entries.append(entry)
        self.table = evolve(self.table, entry)

    def change(self, event: TableEvent, person: str | None = None) -> None:
        """One more entry that somebody asked for; `TooManyChanges` if they were enough."""
        limit = LIMITS[type(event)]
        if times(self.table.changes, limit.kind) >= limit.most:
            raise TooManyChanges(*limit)
        self.add(event, person)

    def move_on(self, events: Iterable[GameEvent], game: Game) -> None:
        """What happened in a game, and the game after all of it."""
        entries = [Entry(self.now, event) for event in events]
        self.entries += entries
        self.table = self.table.moved_on(game, self.now, len(entries))
