"""What somebody did at a table lately, for operators who read a report."""

from collections.abc import Iterator, Sequence
from typing import Final

from ebbes.json_types import Json
from ebbes.protocol import table_events as on
from ebbes.rules.seats import Seat
from ebbes.server.store.store import Store
from ebbes.server.tables.model.entry import Entry

LOOKED_AT: Final = 300
"""Entries of the log, the last ones."""
MOST: Final = 30
"""Doings that are told, the last ones."""


async def doings_at(
    store: Store, table_id: str, person_id: str, seat: Seat, until: int | None = None
) -> Json:
    """What somebody said and did from their seat, but no card and no name.

    Of who got up, `until` is the number of the entry that tells it.
    """
    last = until or (await store.log.last_seqs([table_id])).get(table_id, 0)
    stored = await store.log.read(table_id, max(0, last - LOOKED_AT), LOOKED_AT)
    entries = [Entry.from_json(each.body) for each in stored if each.seq <= last]
    told = (_doing(entry, seat) for entry in _while_they_sat(entries, person_id, seat))
    found: list[Json] = [doing for doing in told if doing is not None]
    return found[-MOST:]


def _while_they_sat(entries: Sequence[Entry], person_id: str, seat: Seat) -> Iterator[Entry]:
    """From when they last sat down, or from the first one, until they got up."""
    taken = (
        at
        for at, entry in enumerate(entries)
        if isinstance(entry.event, on.SeatTaken) and entry.person == person_id
    )
    for entry in entries[max(taken, default=0) :]:
        yield entry
        if isinstance(entry.event, on.SeatLeft) and entry.event.seat == seat:
            return


def _doing(entry: Entry, seat: Seat) -> Json:
    match entry.event:
        case on.Said(seat=at, phrase=phrase) if at == seat:
            return {"at": entry.at, "said": phrase.value}
        case on.SeatTaken(seat=at) if at == seat:
            return {"at": entry.at, "sat_down": True}
        case on.SeatLeft(seat=at, removed=removed) if at == seat:
            return {"at": entry.at, "was_sent_away" if removed else "left": True}
        case on.PlayerAway(seat=at, reason=reason) if at == seat:
            return {"at": entry.at, "away": reason}
        case _:
            return None
