"""What somebody did at a table lately, for operators who read a report."""

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


async def doings_at(store: Store, table_id: str, seat: Seat) -> Json:
    """What was said and done from a seat, but no card."""
    last = (await store.log.last_seqs([table_id])).get(table_id, 0)
    stored = await store.log.read(table_id, max(0, last - LOOKED_AT), LOOKED_AT)
    told = (_doing(Entry.from_json(each.body), seat) for each in stored)
    found: list[Json] = [doing for doing in told if doing is not None]
    return found[-MOST:]


def _doing(entry: Entry, seat: Seat) -> Json:
    match entry.event:
        case on.Said(seat=at, phrase=phrase) if at == seat:
            return {"at": entry.at, "said": phrase.value}
        case on.SeatTaken(seat=at, name=name) if at == seat:
            return {"at": entry.at, "sat_down_as": name}
        case on.SeatLeft(seat=at, removed=removed) if at == seat:
            return {"at": entry.at, "was_sent_away" if removed else "left": True}
        case on.PlayerAway(seat=at, reason=reason) if at == seat:
            return {"at": entry.at, "away": reason}
        case _:
            return None
