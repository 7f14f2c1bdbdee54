"""An entry of a table's log: what everyone may hear of it, and what only the server knows."""

from dataclasses import dataclass
from functools import cache

from pydantic import ConfigDict, TypeAdapter, with_config

from ebbes.json_types import Json
from ebbes.protocol.game_events import CardPlayed, SuitDesignated, TrickTaken
from ebbes.protocol.table_events import AnyEvent
from ebbes.protocol.unknown import UnknownEvent
from ebbes.protocol.wire import Hex32
from ebbes.server.json_text import Packed, packed
from ebbes.server.tables.model.stored import KeptEvent
from ebbes.server.tables.model.upcast import VERSION, upcast

HEAD = f'{{"v":{VERSION},"at":'
"""How the text of an entry begins."""
SMALL = (CardPlayed, SuitDesignated, TrickTaken)
"""Frequent events with few values, all of them ASCII, and none of them nothing."""


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

    def as_text(self) -> Packed:
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


def words_of(event: AnyEvent) -> str:
    """An event as the shortest text of JSON; the same frequent one is written only once."""
    return _small_words(event) if isinstance(event, SMALL) else event.model_dump_json()


@cache
def _small_words(event: CardPlayed | SuitDesignated | TrickTaken) -> str:
    return event.model_dump_json()
