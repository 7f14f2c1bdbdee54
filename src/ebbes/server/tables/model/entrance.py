"""Who may sit down at a table, and who has to ask its host first."""

from typing import Final

from ebbes.protocol.snapshot import Door
from ebbes.server.tables.model.changes import times
from ebbes.server.tables.model.request import Request
from ebbes.server.tables.model.table import Table

MOST_REQUESTS: Final = 10
"""Open at a table at one time."""
ASKS_AGAIN: Final = 2
"""How often somebody may ask again who was turned down."""


def door_of(table: Table, person: str | None) -> Door:
    """What happens if a person, or for None a spectator, wants to sit down."""
    if person in table.removed:
        return Door.REMOVED
    if not _must_ask(table, person):
        return Door.OPEN
    if request_of(table, person) is not None:
        return Door.ASKED
    refusals = 0 if person is None else times(table.turned_down, person)
    if refusals > ASKS_AGAIN:
        return Door.SHUT
    return Door.TURNED_DOWN if refusals else Door.ASK


def request_of(table: Table, person: str | None) -> Request | None:
    """What a person has asked for, if the host has not answered."""
    return next((each for each in table.requests if each.person == person), None)


def _must_ask(table: Table, person: str | None) -> bool:
    """Who has sat here in this game comes back unasked; without a host there is nobody to ask."""
    if not table.settings.ask_first or table.host is None:
        return False
    return all(who != person for who, _ in table.played)
