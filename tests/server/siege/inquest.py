"""What the store says after a siege: whether anything was lost or doubled."""

from collections.abc import Iterable

from ebbes.engine import commands as engine
from ebbes.engine.commands import Choice
from ebbes.engine.events import CardPlayed, DesignatorPicked, Event, StarterNamed
from ebbes.record.certificate import verify
from ebbes.record.format import format_record
from ebbes.record.parse import record_from_json
from ebbes.record.record import Record
from ebbes.record.replay import replay
from ebbes.server.store import Store
from ebbes.server.tables.model.entry import Entry
from tests.server.siege.crowd import Party
from tests.server.tables.records import records_in


async def records_of(store: Store, party: Party) -> list[str]:
    """The records of all games of a party, after a look at every play in them and in its log.

    What was folded meanwhile is gone from the log, and only from its beginning.
    """
    kept = await store.log.read(party.id)
    first = kept[0].seq
    assert [entry.seq for entry in kept] == list(range(first, first + len(kept))), "a gap"
    records = [await _checked(store, party, number) for number in range(1, party.games + 1)]
    if first == 1:
        entries = [Entry.from_json(entry.body) for entry in kept]
        told = dict(records_in(entries))
        assert records == [told[number] for number in range(1, party.games + 1)]
    events = [step.event for record in records for step in replay(record)]
    for guest in party.guests:
        assert choices_in(events, guest.seat) == guest.done, f"seat {guest.seat}"
    return [format_record(record) for record in records]


async def _checked(store: Store, party: Party, number: int) -> Record:
    kept = await store.games.record_at(party.id, number)
    assert kept is not None, f"game {number} has no end"
    record = record_from_json(kept)
    verify(record)
    return record


def choices_in(events: Iterable[Event], seat: int) -> list[Choice]:
    """What a seat has decided, as the events tell it."""
    found: list[Choice] = []
    for event in events:
        match event:
            case CardPlayed(who, card) if who == seat:
                found.append(engine.PlayCard(seat, card))
            case DesignatorPicked(who, card) if who == seat:
                found.append(engine.PickDesignator(seat, card))
            case StarterNamed(starter, who) if who == seat:
                found.append(engine.NameStarter(seat, starter))
            case _:
                continue
    return found
