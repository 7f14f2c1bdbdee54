"""What is still to be said: of each topic the newest, and nothing where nobody listens."""

import asyncio
from typing import Final, TypeVar

from ebbes.server.fanout.message import TABLE, Note

Key = TypeVar("Key")

MOST: Final = 20_000
"""Notes after which new ones are dropped, until Redis is back."""


class Outbox:
    """Notes that wait to be sent.

    Where nobody else listens they are held back. Who begins to listen says so at the table, and
    hears the newest after all: they may have looked into the store a moment too early.
    """

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._waiting: dict[tuple[str, str, str], Note] = {}
        self._unheard: dict[str, dict[str, dict[str, Note]]] = {}
        """What is held back: by table, channel and topic."""
        self._doubtful: set[str] = set()
        """Channels to which somebody may have begun to listen since notes were taken."""
        self._filled = asyncio.Event()

    def put(self, note: Note) -> None:
        """Adds a note; it is held back if nobody listens, and dropped if the outbox is full."""
        unheard = self._unheard.get(note.table_id, {}).get(note.channel)
        if unheard is not None:
            _keep_newer(unheard, note.topic, note)
            return
        key = (note.channel, note.table_id, note.topic)
        if key in self._waiting or len(self._waiting) < self._most:
            _keep_newer(self._waiting, key, note)
            self._filled.set()

    async def take(self) -> list[Note]:
        """All notes, as soon as there are any."""
        await self._filled.wait()
        self._filled.clear()
        self._doubtful.clear()
        taken, self._waiting = self._waiting, {}
        return list(taken.values())

    def mark_unheard(self, note: Note) -> None:
        """Nobody else has heard a note just taken; unless there is doubt, the next is not sent."""
        if self._doubtful.isdisjoint((note.channel, TABLE + note.table_id)):
            self._unheard.setdefault(note.table_id, {}).setdefault(note.channel, {})

    def doubt(self, channel: str) -> None:
        """Somebody may have begun to listen there."""
        self._doubtful.add(channel)

    def release(self, table_id: str, channel: str | None = None) -> None:
        """Send what is held back about a table, on one channel or on all of them."""
        self.doubt(channel or TABLE + table_id)
        channels = self._unheard.get(table_id, {})
        names = [*channels] if channel is None else [channel]
        notes = [note for name in names for note in channels.pop(name, {}).values()]
        if not channels:
            self._unheard.pop(table_id, None)
        for note in notes:
            self.put(note)

    def release_all(self) -> None:
        """Send all that is held back."""
        for table_id in [*self._unheard]:
            self.release(table_id)


def _keep_newer(notes: dict[Key, Note], key: Key, note: Note) -> None:
    old = notes.get(key)
    if old is None or old.seq <= note.seq:
        notes[key] = note
