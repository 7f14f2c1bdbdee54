"""How often a table was changed since its last game began: no log grows for ever."""

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from ebbes.protocol import table_events as on
from ebbes.protocol.table_events import TableEvent

Counts: TypeAlias = tuple[tuple[str, int], ...]
"""How often each of some things has happened."""


class Limit(NamedTuple):
    """A kind of command, and how often it may change a table between two games."""

    kind: str
    most: int


LIMITS: Final[Mapping[type[TableEvent], Limit]] = {
    on.SettingsChanged: Limit("change-settings", 50),
    on.SeatTaken: Limit("take-seat", 100),
    on.SeatAsked: Limit("ask-seat", 100),
    on.SeatPlanned: Limit("plan-seat", 200),
    on.HostPassed: Limit("pass-host", 50),
    on.PlayerBack: Limit("come-back", 300),
    on.TimeGranted: Limit("ask-time", 500),
    on.Said: Limit("say", 300),
}
"""By what happens; whatever else does is bounded by these, or by the rules of the game."""

SITTINGS: Final = Limit("take-seat", 20)
"""Of one person, so that nobody uses up what is there for all."""

GAMES: Final = Limit("start-game", 500)
"""Of a table."""


def times(counts: Counts, what: str) -> int:
    """How often it has happened."""
    return dict(counts).get(what, 0)


def one_more(counts: Counts, what: str) -> Counts:
    """The counts after it has happened once more."""
    return tuple(sorted((dict(counts) | {what: times(counts, what) + 1}).items()))


def changes_after(changes: Counts, event: TableEvent) -> Counts:
    """What is counted of a table after an event; a game that opens begins anew."""
    if isinstance(event, on.GameOpened):
        return ()
    limit = LIMITS.get(type(event))
    return changes if limit is None else one_more(changes, limit.kind)


def sittings_after(sittings: Counts, event: TableEvent, person: str | None) -> Counts:
    """How often each person has sat down, or asked to, after an event; likewise."""
    if isinstance(event, on.GameOpened):
        return ()
    is_one = isinstance(event, on.SeatTaken | on.SeatAsked)
    return one_more(sittings, str(person)) if is_one else sittings
