"""A table as the list of tables knows it, without reading its log."""

from typing import Any, NamedTuple

from ebbes.protocol.seats import OpenSeat
from ebbes.protocol.settings import TableSettings
from ebbes.rules.seats import Seat
from ebbes.server.store.values import TableRow
from ebbes.server.tables.model.occupant import NOBODY


class LobbyTable(NamedTuple):
    """Who is there, and what they play."""

    id: str
    settings: TableSettings
    people: tuple[str, ...]
    open: int
    """Seats for which nobody has come."""
    is_playing: bool


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


def people_at(row: TableRow) -> tuple[str, ...]:
    """Who they are."""
    return tuple(seated.person for seated in seated_at(row))


def lobby_table(row: TableRow) -> LobbyTable:
    """A table by its summary."""
    summary: Any = row.summary
    return LobbyTable(
        id=row.id,
        settings=TableSettings.model_validate(summary["settings"]),
        people=people_at(row),
        open=sum(seat["kind"] == OpenSeat().kind for seat in summary["seats"]),
        is_playing=summary["playing"],
    )
