"""What changes at a table, for whoever tells it on."""

from collections.abc import Iterator
from dataclasses import dataclass

from ebbes.client.seen import Seen
from ebbes.protocol.table_events import AnyEvent


@dataclass(frozen=True, slots=True)
class News:
    """A table, and how it came to be so: by events, or without any because it was shown whole."""

    seen: Seen
    before: Seen | None = None
    """What was seen before the events."""
    events: tuple[AnyEvent, ...] = ()
    is_connected: bool = True
    """Whether the server still talks to us."""

    def steps(self) -> Iterator[tuple[AnyEvent, Seen]]:
        """Each event, and the table after it."""
        seen = self.before
        for event in self.events:
            assert seen is not None
            seen = seen.changed(event)
            yield event, seen
