"""Everybody who hears what happens at a table."""

from collections.abc import Collection, Iterator, Sequence
from typing import Protocol

from ebbes.protocol.messages import Absent, Watchers
from ebbes.protocol.snapshot import You
from ebbes.protocol.table_events import (
    GameOpened,
    HostPassed,
    RequestClosed,
    SeatAsked,
    SeatLeft,
    SeatTaken,
    SettingsChanged,
    TableCreated,
)
from ebbes.protocol.unknown import UnknownEvent
from ebbes.rules.seats import Seat
from ebbes.server.tables.model.entry import Entry
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.model.timing import Timing
from ebbes.server.tables.telling.telling import Showing, Telling
from ebbes.server.tables.telling.view import you_at

WHO_IS_WHO = (
    TableCreated,
    SeatTaken,
    SeatAsked,
    RequestClosed,
    SeatLeft,
    HostPassed,
    SettingsChanged,
    GameOpened,
    UnknownEvent,
)
"""Events after which somebody may see other cards, or have other powers, than before."""


class Listener(Protocol):
    """A connection to a table, as the table sees it."""

    person: str | None
    network: str
    """From where they are connected; of IPv6 all that one customer may have."""
    you: You
    """Who the table last told them they are."""

    def hear(self, text: str) -> None:
        """A message for them; whoever is too slow is cut off, and never waited for."""


class Audience:
    """The listeners of one table."""

    def __init__(self, table_id: str, code: str, timing: Timing) -> None:
        self._id = table_id
        self._code = code
        self._timing = timing
        self._listeners: set[Listener] = set()
        self._watchers = 0
        self._absent: tuple[Seat, ...] = ()

    def __iter__(self) -> Iterator[Listener]:
        return iter(self._listeners)

    def __len__(self) -> int:
        return len(self._listeners)

    def has(self, person: str) -> bool:
        """Whether a person is among them."""
        return any(listener.person == person for listener in self._listeners)

    @property
    def network(self) -> str:
        """From where somebody plays; of several networks always the same, and of none nothing."""
        seated = (each.network for each in self._listeners if each.you.seat is not None)
        return min(seated, default="")

    def leave(self, listener: Listener) -> None:
        """Somebody listens no more."""
        self._listeners.discard(listener)
        self._tell_watchers()

    def welcome(self, listener: Listener, table: Table, missed: Sequence[Entry] | None) -> None:
        """Tell a new listener what they missed, or all if that is not known, and keep them."""
        if missed is None or any(isinstance(entry.event, WHO_IS_WHO) for entry in missed):
            self.show(listener, table)
        else:
            listener.you = you_at(table, listener.person)
            telling = Telling(table, missed, self._timing)
            listener.hear(telling.for_seat(listener.you.seat))
        self._listeners.add(listener)
        self._tell_watchers(listener)
        if self._absent:
            listener.hear(Absent(seats=self._absent).model_dump_json())

    def tell(self, before: Table, table: Table, entries: Sequence[Entry]) -> None:
        """Tell everybody what has happened; who is somebody else by now gets the whole table."""
        all_same = table.is_same_company(before)
        is_known = not any(isinstance(entry.event, UnknownEvent) for entry in entries)
        telling, showing = Telling(table, entries, self._timing), self._showing(table)
        for listener in self._listeners:
            if is_known and (all_same or listener.you == you_at(table, listener.person)):
                listener.hear(telling.for_seat(listener.you.seat))
            else:
                _show(listener, showing)
        if not all_same:
            self._tell_watchers()

    def show_all(self, table: Table) -> None:
        """Show everybody the whole table."""
        showing = self._showing(table)
        for listener in self._listeners:
            _show(listener, showing)

    def show(self, listener: Listener, table: Table) -> None:
        """Show somebody the whole table."""
        _show(listener, self._showing(table))

    def tell_absent(self, seats: tuple[Seat, ...]) -> None:
        """Tell everybody whose seat nobody is connected to, if it is news."""
        if seats == self._absent:
            return
        self._absent = seats
        text = Absent(seats=seats).model_dump_json()
        for listener in self._listeners:
            listener.hear(text)

    def _showing(self, table: Table) -> Showing:
        return Showing(table, self._id, self._code, self._timing)

    def _tell_watchers(self, newcomer: Listener | None = None) -> None:
        """Tell those who sit how many watch: all of them if it is news, else who comes."""
        count = _watchers_among(self._listeners)
        is_news, self._watchers = count != self._watchers, count
        if not is_news and (newcomer is None or not count):
            return
        text = Watchers(count=count).model_dump_json()
        for listener in self._listeners:
            if listener.you.seat is not None and (is_news or listener is newcomer):
                listener.hear(text)


def _show(listener: Listener, showing: Showing) -> None:
    """Show somebody the whole table, who knows from then on who they are there."""
    listener.you, text = showing.for_person(listener.person)
    listener.hear(text)


def _watchers_among(listeners: Collection[Listener]) -> int:
    """Somebody with two pages watches once; who never said who they are counts each time."""
    watching = [listener.person for listener in listeners if listener.you.seat is None]
    return len({person for person in watching if person is not None}) + watching.count(None)
