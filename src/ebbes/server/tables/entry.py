"""An entry of a table's log: what everyone may hear of it, and what only the server knows."""

from typing import Self

from ebbes.protocol.table_events import AnyEvent
from ebbes.protocol.wire import Hex32, Wire
from ebbes.record.record import Json


class Entry(Wire):
    """An event, when it happened, and the secrets that go with it."""

    at: int
    """Milliseconds since 1970."""
    event: AnyEvent
    person: str | None = None
    """Who did it, where the event shows only a name or a seat."""
    secret: Hex32 | None = None
    """The secret a game's commitment belongs to."""

    def to_json(self) -> Json:
        """As the store keeps it."""
        kept: Json = self.model_dump(mode="json", exclude_none=True)
        return kept

    @classmethod
    def from_json(cls, kept: Json) -> Self:
        """As the store kept it."""
        return cls.model_validate(kept)
