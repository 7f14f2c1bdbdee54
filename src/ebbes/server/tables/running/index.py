"""A draft as the store takes it: entries, and what the indexes have to know."""

from typing import Any

from ebbes.protocol.game_events import GameEnded
from ebbes.record.record import Json
from ebbes.rules.seats import Seat
from ebbes.server.tables.deciding.draft import Draft
from ebbes.server.tables.model.forgetting import NOBODY
from ebbes.server.tables.model.occupant import Sitter, seen_occupant
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.model.timing import Timing, due


def index_of(draft: Draft, timing: Timing) -> dict[str, Any]:
    """What goes into the indexes with the entries of a draft; a play changes next to nothing."""
    before, after = draft.before, draft.table
    index: dict[str, Any] = {"ends": after.ended, "due": due_seconds(after, timing)}
    is_same = after.settings is before.settings and after.seats is before.seats
    if not is_same or before.is_playing != after.is_playing:
        index |= {"summary": summary_of(after), "public": after.settings.public}
        index["seats"] = _places(before, after)
    if any(isinstance(entry.event, GameEnded) for entry in draft.entries):
        index["finished"] = [sitter.person for sitter in after.sitters.values()]
    return index


def due_seconds(table: Table, timing: Timing) -> float | None:
    """When a table has to be looked after, in the store's own unit."""
    at = due(table, timing)
    return None if at is None else at / 1000


def summary_of(table: Table) -> Json:
    """What the list of tables shows; `people` tells whose names are in it."""
    return {
        "settings": table.settings.model_dump(mode="json"),
        "seats": [seen_occupant(occupant).model_dump(mode="json") for occupant in table.seats],
        "people": [
            occupant.person if isinstance(occupant, Sitter) else None for occupant in table.seats
        ],
        "playing": table.is_playing,
    }


def _places(before: Table, after: Table) -> dict[str, Seat | None]:
    """Where everybody in the summary sits, and who sits nowhere any more.

    The store refuses people it does not know, so no name of a forgotten one gets into a summary.
    """
    old, new = _seats(before), _seats(after)
    return {who: new.get(who) for who in sorted((old.keys() | new.keys()) - {NOBODY})}


def _seats(table: Table) -> dict[str, Seat]:
    return {sitter.person: seat for seat, sitter in table.sitters.items()}
