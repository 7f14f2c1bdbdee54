"""The connection by which a process speaks to the others."""

import asyncio
import logging
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Final, NoReturn

from redis.asyncio import Redis

from ebbes.server.fanout.message import TABLE, Note, format_message
from ebbes.server.fanout.outbox import Outbox

LOG: Final = logging.getLogger(__name__)


class Voice:
    """Sends what is in the outbox, and learns from Redis how many have heard it."""

    def __init__(
        self, redis: Redis, patience: float, me: str, subscribed: AbstractSet[str]
    ) -> None:
        self.outbox = Outbox()
        self._redis = redis
        self._patience = patience
        """Seconds Redis may take for an answer."""
        self._me = me
        self._subscribed = subscribed
        """The channels this very process listens to."""

    async def speak(self, works: Callable[[], None]) -> NoReturn:
        """Sends until Redis is lost; what could not be sent goes back into the outbox."""
        while True:
            notes = await self.outbox.take()
            try:
                await self._send(notes)
            except BaseException:
                for note in notes:
                    self.outbox.put(note)
                raise
            works()

    async def _send(self, notes: list[Note]) -> None:
        sent = [(note, text, self._ears(note)) for note in notes if (text := self._text(note))]
        async with self._redis.pipeline(transaction=False) as pipeline:
            for note, text, _ in sent:
                pipeline.publish(note.channel, text)
            async with asyncio.timeout(self._patience):
                counts = await pipeline.execute()
        for (note, _, ears), count in zip(sent, counts, strict=True):
            if ears is not None and ears == self._ears(note) and count <= ears:
                self.outbox.mark_unheard(note)

    def _ears(self, note: Note) -> int | None:
        """How many here hear a note; None if nobody here would notice that others begin to."""
        if TABLE + note.table_id not in self._subscribed:
            return None
        return int(note.channel in self._subscribed)

    def _text(self, note: Note) -> str | None:
        """A note that cannot be put into words does not hold up the others."""
        try:
            return format_message(self._me, note.words())
        except Exception:
            LOG.exception("a note has no words")
            return None
