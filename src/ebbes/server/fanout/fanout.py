"""What every fan-out does."""

import logging
from collections.abc import Callable, Collection, Iterable
from typing import Any, Final, NamedTuple, Protocol, Self, TypeAlias

from ebbes.json_types import Json
from ebbes.protocol.person import PersonNews

LOG: Final = logging.getLogger(__name__)

Grown: TypeAlias = Callable[[str, int], None]
"""Called with a table that is followed and the last entry it has."""
Missed: TypeAlias = Callable[[Collection[str]], None]
"""Called with tables, or people, of whom something may have been missed: look into the store."""
Told: TypeAlias = Callable[[str, PersonNews], None]
"""Called with a person who is attended to, and the news for them."""
Dismissed: TypeAlias = Callable[[str, str | None], None]
"""Called with a person who is attended to, and the hash of the cookie or token that opens nothing
any more; None stands for all they have."""


Gathered: TypeAlias = Callable[[str, Json], None]
"""Called with a game at which somebody here gathers, and what was said there elsewhere."""
Begun: TypeAlias = Callable[[str], None]
"""Called with such a game once it can be heard what is said there."""


class Notice(NamedTuple):
    """Something for a person to know, put into words only if anybody hears it."""

    table_id: str
    seq: int
    topic: str
    """Of notices about a table that have the same topic, only the newest matters."""
    words: Callable[[], PersonNews]


class Fanout(Protocol):
    """Tells the other processes of a server what they want to hear, table by table.

    Messages may be lost, doubled, or come in any order. A process does not hear what it publishes:
    who appends tells its own room itself. What is told to people it does hear.
    """

    faults: int
    """How often the way to the others was lost."""

    @property
    def is_live(self) -> bool:
        """Whether whatever is published at a table that is followed should be heard."""
        ...

    @property
    def reaches_others(self) -> bool:
        """Whether there may be other processes that hear what is published."""
        ...

    def subscribe(self, grown: Grown, missed: Missed) -> None:
        """Whom to call about tables."""
        ...

    def subscribe_people(self, told: Told, missed: Missed, dismissed: Dismissed) -> None:
        """Whom to call about people."""
        ...

    def follow(self, table_id: str) -> None:
        """Hear of a table; soon `missed` is called for it, as it may have grown meanwhile."""
        ...

    def unfollow(self, table_id: str) -> None:
        """Hear of a table no more."""
        ...

    async def publish(self, table_id: str, last: int) -> None:
        """A table has entries up to `last`; never raises, and never waits for the network."""
        ...

    def attend(self, person_id: str) -> None:
        """Hear what a person is told; soon `missed` is called for them."""
        ...

    def neglect(self, person_id: str) -> None:
        """Hear no more what a person is told."""
        ...

    def announce(self, person_id: str, table_ids: Iterable[str]) -> None:
        """Let those who write at these tables know that somebody attends to the person."""
        ...

    def tell(self, person_id: str, notice: Notice) -> None:
        """A notice for whoever attends to the person; never raises, and never waits."""
        ...

    def dismiss(self, person_id: str, credential: str | None = None) -> None:
        """All processes are to close the person's sockets, all or those that came by a hash."""
        ...

    def subscribe_gatherings(self, gathered: Gathered, begun: Begun) -> None:
        """Whom to call about games that are looked at together."""
        ...

    def gather(self, game_id: str) -> None:
        """Hear what is said where others look at a game; soon `begun` is called for it."""
        ...

    def disperse(self, game_id: str) -> None:
        """Hear it no more."""
        ...

    def pass_on(self, game_id: str, topic: str, said: Json) -> None:
        """Say it to those elsewhere who look at a game; of one topic only the newest matters."""
        ...

    async def __aenter__(self) -> Self: ...

    async def __aexit__(self, *_: object) -> None: ...


class Audience:
    """Those who subscribed to a fan-out; none of them can harm the others."""

    def __init__(self) -> None:
        self._of_tables: list[tuple[Grown, Missed]] = []
        self._of_people: list[tuple[Told, Missed, Dismissed]] = []
        self._of_gatherings: list[tuple[Gathered, Begun]] = []

    def subscribe(self, grown: Grown, missed: Missed) -> None:
        """Whom to call about tables."""
        self._of_tables.append((grown, missed))

    def subscribe_people(self, told: Told, missed: Missed, dismissed: Dismissed) -> None:
        """Whom to call about people."""
        self._of_people.append((told, missed, dismissed))

    def subscribe_gatherings(self, gathered: Gathered, begun: Begun) -> None:
        """Whom to call about games that are looked at together."""
        self._of_gatherings.append((gathered, begun))

    def gathering_heard(self, game_id: str, said: Json) -> None:
        """Something was said elsewhere."""
        for gathered, _ in self._of_gatherings:
            _call(gathered, game_id, said)

    def gathering_begun(self, game_id: str) -> None:
        """From now on it is heard what is said there."""
        for _, begun in self._of_gatherings:
            _call(begun, game_id)

    def table_grew(self, table_id: str, last: int) -> None:
        """A table has entries up to `last`."""
        for grown, _ in self._of_tables:
            _call(grown, table_id, last)

    def missed_tables(self, table_ids: Collection[str]) -> None:
        """Something may have been missed of these."""
        for _, missed in self._of_tables:
            _call(missed, table_ids)

    def person_told(self, person_id: str, words: Callable[[], PersonNews]) -> None:
        """There is news for a person."""
        for told, _, _ in self._of_people:
            _call(_tell, told, person_id, words)

    def missed_people(self, person_ids: Collection[str]) -> None:
        """Something may have been missed of what these were told."""
        for _, missed, _ in self._of_people:
            _call(missed, person_ids)

    def person_dismissed(self, person_id: str, credential: str | None) -> None:
        """A person has to go."""
        for _, _, dismissed in self._of_people:
            _call(dismissed, person_id, credential)


def _tell(told: Told, person_id: str, words: Callable[[], PersonNews]) -> None:
    told(person_id, words())


def _call(callback: Callable[..., None], *heard: Any) -> None:
    try:
        callback(*heard)
    except Exception:
        LOG.exception("a listener failed")
