"""A table as the list of tables knows it, without reading its log."""

from math import inf
from typing import Any, Final, NamedTuple

from ebbes.protocol.seats import OpenSeat
from ebbes.protocol.settings import TableSettings
from ebbes.rules.seats import Seat
from ebbes.server.store.values import TableRow
from ebbes.server.tables.model.leaver import Leaver
from ebbes.server.tables.model.occupant import NOBODY

NOT_TOLD: Final = "not told"


class LobbyTable(NamedTuple):
    """Who is there, and what they play."""

    id: str
    settings: TableSettings
    people: tuple[str, ...]
    open: int
    """Seats for which nobody has come."""
    is_playing: bool
    due_at: float
    """When it does something by itself at the latest; of one that waits for people, never."""


class Seated(NamedTuple):
    """A person at a table."""

    seat: Seat
    person: str
    name: str


def seated_at(row: TableRow) -> list[Seated]:
    """The people at a table."""
    summary: Any = row.summary
    seats = zip(summary["people"], summary["seats"], strict=True)
    return [
        Seated(at, who, seat["name"])
        for at, (who, seat) in enumerate(seats)
        if who not in (None, NOBODY)
    ]


def leavers_of(row: TableRow) -> list[Leaver]:
    """Who sat there in the present game or the last one, and does no more."""
    summary: Any = row.summary
    return [Leaver(*each) for each in summary.get("leavers", ())]


def people_at(row: TableRow) -> tuple[str, ...]:
    """Who they are."""
    return tuple(seated.person for seated in seated_at(row))


def hosts_of(row: TableRow) -> tuple[str, ...]:
    """Whose table it is; everybody's, as far as it was not written down."""
    summary: Any = row.summary
    host = summary.get("host", NOT_TOLD)
    return tuple(each.person for each in seated_at(row) if host in (each.seat, NOT_TOLD))


def lobby_table(row: TableRow) -> LobbyTable:
    """A table by its summary."""
    summary: Any = row.summary
    return LobbyTable(
        id=row.id,
        settings=TableSettings.model_validate(summary["settings"]),
        people=people_at(row),
        open=sum(seat["kind"] == OpenSeat().kind for seat in summary["seats"]),
        is_playing=summary["playing"],
        due_at=inf if row.due_at is None else row.due_at,
    )
