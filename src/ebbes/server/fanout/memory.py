"""The fan-out of a server that is one process."""

from collections.abc import Iterable
from typing import Self

from ebbes.json_types import Json
from ebbes.server.fanout.fanout import (
    Audience,
    Begun,
    Dismissed,
    Gathered,
    Grown,
    Missed,
    Notice,
    Told,
)


class MemoryFanout:
    """There is no other process: nothing is missed, and only people have to be told anything."""

    faults = 0
    is_live = True
    reaches_others = False

    def __init__(self) -> None:
        self._audience = Audience()
        self._attended: set[str] = set()

    def subscribe(self, grown: Grown, missed: Missed) -> None:
        """Nobody will ever call."""

    def subscribe_people(self, told: Told, missed: Missed, dismissed: Dismissed) -> None:
        """Whom to call about people; nothing is ever missed."""
        self._audience.subscribe_people(told, missed, dismissed)

    def follow(self, table_id: str) -> None:
        """Nobody else writes at any table."""

    def unfollow(self, table_id: str) -> None:
        """Nobody else wrote at any table."""

    async def publish(self, table_id: str, last: int) -> None:
        """The room of this process knows already."""

    def attend(self, person_id: str) -> None:
        """Hear what a person is told."""
        self._attended.add(person_id)

    def neglect(self, person_id: str) -> None:
        """Hear no more what a person is told."""
        self._attended.discard(person_id)

    def announce(self, person_id: str, table_ids: Iterable[str]) -> None:
        """Who writes at these tables is here, and knows."""

    def tell(self, person_id: str, notice: Notice) -> None:
        """A notice for the person, if anybody is there to hear it."""
        if person_id in self._attended:
            self._audience.person_told(person_id, notice.words)

    def dismiss(self, person_id: str, credential: str | None = None) -> None:
        """Nobody else attends to anybody."""

    def subscribe_gatherings(self, gathered: Gathered, begun: Begun) -> None:
        """Nobody gathers elsewhere."""

    def gather(self, game_id: str) -> None:
        """All who gather are here."""

    def disperse(self, game_id: str) -> None:
        """All who gathered were here."""

    def pass_on(self, game_id: str, topic: str, said: Json) -> None:
        """Nobody elsewhere would hear it."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        return None
