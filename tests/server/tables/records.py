"""The records of games, read from the log of their table, entry by entry."""

from collections.abc import Iterable, Iterator

from ebbes.engine.events import Event
from ebbes.protocol.game_events import GAME_EVENTS
from ebbes.protocol.table_events import ProofShown
from ebbes.protocol.translation import from_wire
from ebbes.record.certificate import KEY
from ebbes.record.log import record_of
from ebbes.record.names import names_of
from ebbes.record.record import Record
from ebbes.server.tables.model.entry import Entry
from ebbes.server.tables.model.evolve import NO_TABLE, evolve


def record_in(entries: Iterable[Entry], number: int) -> Record | None:
    """The record of a game whose secret has been shown, with its certificate; else None."""
    return next((record for game, record in records_in(entries) if game == number), None)


def records_in(entries: Iterable[Entry]) -> Iterator[tuple[int, Record]]:
    """All such records, with the numbers of their games."""
    table = NO_TABLE
    log: list[Event] = []
    number = 0
    for entry in entries:
        table = evolve(table, entry)
        game = table.game
        if game is None:
            continue
        if game.number != number:
            log, number = [], game.number
        if isinstance(entry.event, GAME_EVENTS):
            log.append(from_wire(entry.event))
        elif isinstance(entry.event, ProofShown):
            options = game.state.options
            names = names_of(options, table.names)
            yield number, record_of(options, names, log, {KEY: game.certificate.to_json()})
