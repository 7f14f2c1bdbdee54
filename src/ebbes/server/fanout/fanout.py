"""What every fan-out does."""

from collections.abc import Callable
from types import TracebackType
from typing import Protocol, Self, TypeAlias

Grown: TypeAlias = Callable[[str, int], None]
"""Called with a table and the last entry it has."""
Missed: TypeAlias = Callable[[], None]
"""Called when anything may have been missed."""


class Fanout(Protocol):
    """Tells the other processes of a server that a table has entries up to a number.

    Messages may be lost, doubled, or come in any order. A process does not hear its own ones: who
    appends tells its own room itself.
    """

    faults: int
    """How often the way to the others was lost."""

    def subscribe(self, grown: Grown, missed: Missed) -> None:
        """Whom to call from now on; `missed` says: look at the store for what has happened."""
        ...

    async def publish(self, table_id: str, last: int) -> None:
        """Never raises and never waits for the network; the message may be lost."""
        ...

    async def __aenter__(self) -> Self: ...

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...
