"""The people who have a socket of their own here."""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol, TypeAlias

from ebbes.protocol.person import PersonNews
from ebbes.server.attending.sessions import Sessions
from ebbes.server.fanout import Fanout
from ebbes.server.store import Store
from ebbes.server.store.errors import StoreUnavailable
from ebbes.server.store.values import OpenPlace

Run: TypeAlias = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]

MOST_PLACES = 50
"""Open tables of a person that are looked at, the newest first."""


class Attendant(Protocol):
    """The socket of a person, as this list sees it."""

    def hear(self, news: PersonNews) -> None:
        """News for the person."""

    async def look(self) -> Sequence[OpenPlace]:
        """Look into the store for what nobody has told them; where they have been."""


class Attendance:
    """Passes on what people are told, by whichever process."""

    def __init__(self, store: Store, fanout: Fanout, sessions: Sessions, run: Run) -> None:
        self._store = store
        self._fanout = fanout
        self._sessions = sessions
        self._run = run
        self._attendants: dict[str, list[Attendant]] = {}
        self._behind: dict[str, None] = {}
        self._looking: asyncio.Task[None] | None = None
        fanout.subscribe_people(self._told, self._missed, self._close)

    @contextmanager
    def attended(self, person_id: str, attendant: Attendant) -> Iterator[None]:
        """Whoever hears for a person, as long as they do."""
        self._attendants.setdefault(person_id, []).append(attendant)
        self._fanout.attend(person_id)
        try:
            yield
        finally:
            self._attendants[person_id].remove(attendant)
            if not self._attendants[person_id]:
                del self._attendants[person_id]
                self._fanout.neglect(person_id)

    async def places(self, person_id: str) -> Sequence[OpenPlace]:
        """The open tables a person has been at, and which of them wait for them."""
        return await self._store.turns.of_person(person_id, MOST_PLACES)

    def announce(self, person_id: str, places: Sequence[OpenPlace]) -> None:
        """Who writes at their tables has to know them by now, or would not tell them."""
        self._fanout.announce(person_id, [place.table_id for place in places])

    def dismiss(self, person_id: str, credential: str | None = None) -> None:
        """Close what a person has open, here and elsewhere: all of it, or what came by a key."""
        self._close(person_id, credential)
        self._fanout.dismiss(person_id, credential)

    def _close(self, person_id: str, credential: str | None) -> None:
        if credential is None:
            self._sessions.close_person(person_id)
        else:
            self._sessions.close(credential)

    def _told(self, person_id: str, news: PersonNews) -> None:
        for attendant in self._attendants.get(person_id, ()):
            attendant.hear(news)

    def _missed(self, person_ids: Collection[str]) -> None:
        self._behind |= dict.fromkeys(person_ids)
        if self._looking is None or self._looking.done():
            self._looking = self._run(self._catch_up())

    async def _catch_up(self) -> None:
        """One after the other: after a loss of Redis they may be thousands."""
        while self._behind:
            person_id = next(iter(self._behind))
            del self._behind[person_id]
            try:
                await self._look(person_id)
            except StoreUnavailable:
                continue  # they look again by themselves, after a while

    async def _look(self, person_id: str) -> None:
        for attendant in [*self._attendants.get(person_id, ())]:
            self.announce(person_id, await attendant.look())
