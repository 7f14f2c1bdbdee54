"""An entry of a table's log: what everyone may hear of it, and what only the server knows."""

from dataclasses import dataclass

from pydantic import ConfigDict, TypeAdapter, with_config

from ebbes.json_types import Json
from ebbes.protocol.unknown import UnknownEvent
from ebbes.protocol.wire import Hex32
from ebbes.server.json_text import Packed, packed
from ebbes.server.tables.model.stored import KeptEvent
from ebbes.server.tables.model.upcast import VERSION, upcast
from ebbes.server.tables.model.wire_text import SMALL, words_of

HEAD = f'{{"v":{VERSION},"at":'
"""How the text of an entry begins."""


@with_config(ConfigDict(extra="ignore"))
@dataclass(frozen=True, slots=True)
class Entry:
    """An event, when it happened, and the secrets that go with it."""

    at: int
    """Milliseconds since 1970."""
    event: KeptEvent
    person: str | None = None
    """Who did it, where the event shows only a name or a seat."""
    secret: Hex32 | None = None
    """The secret a game's commitment belongs to."""

    def packed(self) -> Packed:
        """As the store keeps it."""
        if isinstance(self.event, SMALL):
            return Packed(f'{HEAD}{self.at},"event":{words_of(self.event)}}}')
        assert not isinstance(self.event, UnknownEvent), "what is not understood is not written"
        return packed({"v": VERSION} | ENTRY.dump_python(self, mode="json", exclude_none=True))

    @staticmethod
    def from_json(kept: Json) -> "Entry":
        """As the store kept it, whichever version wrote it."""
        return ENTRY.validate_python(upcast(kept))


ENTRY = TypeAdapter(Entry)
