"""Somebody who listens to a table, and writes down all they hear."""

from collections.abc import Iterable, Sequence

from ebbes.client.seen import Seen
from ebbes.protocol.messages import SERVER_MESSAGE, Events, Snapshot
from ebbes.protocol.snapshot import You
from ebbes.server.tables.model.entry import Entry
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.model.timing import Timing
from ebbes.server.tables.telling.telling import Telling, tell_all
from ebbes.server.tables.telling.view import you_at

NOBODY = You(seat=None, host=False)
TIMING = Timing()
TABLE_ID, CODE = "table-id", "BCDFG"


class Ear:
    """A listener who follows a table as a client does; a `Gap` breaks the test."""

    def __init__(self, person: str | None = None, network: str = "192.0.2.1") -> None:
        self.person = person
        self.network = network
        self.you = NOBODY
        self.texts: list[str] = []
        self.seen: Seen | None = None
        self.numbers: list[int] = []
        """Of every event they heard."""

    def hear(self, text: str) -> None:
        """A message from the table."""
        self.texts.append(text)
        told = SERVER_MESSAGE.validate_json(text)
        if isinstance(told, Snapshot):
            self.seen = Seen.of(told)
        elif isinstance(told, Events):
            assert self.seen is not None
            self.seen = self.seen.after(told)
            self.numbers += range(told.first, told.first + len(told.events))

    @property
    def table(self) -> Seen:
        """The table as they see it."""
        assert self.seen is not None
        return self.seen


def show(table: Table, ear: Ear) -> None:
    """Tell a listener the whole table."""
    snapshot, text = tell_all(table, TABLE_ID, CODE, ear.person, TIMING)
    ear.you = snapshot.you
    ear.hear(text)


def tell(table: Table, entries: Sequence[Entry], ears: Iterable[Ear]) -> None:
    """Tell listeners what happened, as a room does."""
    telling = Telling(table, entries, TIMING)
    for ear in ears:
        you = you_at(table, ear.person)
        if you == ear.you:
            ear.hear(telling.for_seat(you.seat))
        else:
            show(table, ear)
