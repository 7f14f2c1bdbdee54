"""Entries that are about to be appended, and the table as they would leave it."""

from collections.abc import Iterable

from ebbes.protocol.game_events import GameEvent
from ebbes.protocol.table_events import AnyEvent
from ebbes.server.tables.entry import Entry
from ebbes.server.tables.evolve import evolve
from ebbes.server.tables.game import Game
from ebbes.server.tables.table import Table


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

    def move_on(self, events: Iterable[GameEvent], game: Game) -> None:
        """What happened in a game, and the game after all of it."""
        entries = [Entry(self.now, event) for event in events]
        self.entries += entries
        self.table = self.table.moved_on(game, self.now, len(entries))
