"""What the log says after a siege: whether anything was lost or doubled."""

from ebbes.engine import commands as engine
from ebbes.engine.commands import Choice
from ebbes.engine.events import CardPlayed, DesignatorPicked, StarterNamed
from ebbes.protocol.game_events import GAME_EVENTS
from ebbes.protocol.translation import from_wire
from ebbes.record.certificate import verify
from ebbes.record.format import format_record
from ebbes.record.record import Record
from ebbes.record.replay import replay
from ebbes.server.store import Store
from ebbes.server.tables.model.entry import Entry
from tests.server.siege.crowd import Party
from tests.server.tables.records import record_in


async def records_of(store: Store, party: Party) -> list[str]:
    """The records of all games of a party, after a look at every play in its log."""
    kept = await store.log.read(party.id)
    assert [entry.seq for entry in kept] == list(range(1, len(kept) + 1)), "a gap in the log"
    entries = [Entry.from_json(entry.body) for entry in kept]
    for guest in party.guests:
        assert choices_in(entries, guest.seat) == guest.done, f"seat {guest.seat}"
    return [format_record(_checked(entries, number)) for number in range(1, party.games + 1)]


def _checked(entries: list[Entry], number: int) -> Record:
    record = record_in(entries, number)
    assert record is not None, f"game {number} has no end"
    replay(record)
    verify(record)
    return record


def choices_in(entries: list[Entry], seat: int) -> list[Choice]:
    """What a seat has decided, as the log tells it."""
    found: list[Choice] = []
    for entry in entries:
        if not isinstance(entry.event, GAME_EVENTS):
            continue
        match from_wire(entry.event):
            case CardPlayed(who, card) if who == seat:
                found.append(engine.PlayCard(seat, card))
            case DesignatorPicked(who, card) if who == seat:
                found.append(engine.PickDesignator(seat, card))
            case StarterNamed(starter, who) if who == seat:
                found.append(engine.NameStarter(seat, starter))
            case _:
                continue
    return found
