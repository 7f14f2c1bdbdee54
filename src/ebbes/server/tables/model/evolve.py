"""`evolve(table, entry)`: the table after an entry of its log."""

from dataclasses import replace
from typing import assert_never

from ebbes.engine.events import Dealt
from ebbes.engine.evolve import evolve as evolve_game
from ebbes.engine.options import Options
from ebbes.engine.state import new_game
from ebbes.protocol import table_events as on
from ebbes.protocol.game_events import GAME_EVENTS, GameEvent
from ebbes.protocol.settings import TableSettings
from ebbes.protocol.table_events import TableEvent
from ebbes.protocol.translation import from_wire
from ebbes.rules.seats import Seat
from ebbes.server.tables.model.changes import changes_after, sittings_after
from ebbes.server.tables.model.entry import Entry
from ebbes.server.tables.model.game import Game
from ebbes.server.tables.model.occupant import OPEN, Occupant, Sitter
from ebbes.server.tables.model.table import Table

NO_TABLE = Table(TableSettings(), ())
"""What there is before the first entry."""


def evolve(table: Table, entry: Entry) -> Table:
    """The table after the next entry of its log; whoever has to decide begins to think now."""
    event = entry.event
    if isinstance(event, GAME_EVENTS):
        return table.moved_on(_played(table, event), entry.at, 1)
    seq = table.seq + 1
    after = replace(
        _changed(table, entry, event),
        seq=seq,
        stamp=entry.at,
        changes=changes_after(table.changes, event),
        sittings=sittings_after(table.sittings, event, entry.person),
    )
    if after.game is not table.game:
        return replace(after, moved=seq, waiting_since=entry.at, granted=0)
    if after.turn is not None and after.seats[after.turn] != table.seats[after.turn]:
        return replace(after, waiting_since=entry.at, granted=0)
    return after


def _changed(table: Table, entry: Entry, event: TableEvent) -> Table:
    match event:
        case on.TableCreated(settings=settings, seats=seats):
            return replace(table, settings=settings, seats=seats)
        case on.SeatTaken(seat=seat, name=name):
            return _seated(table, seat, Sitter(str(entry.person), name, since=entry.at))
        case on.SeatLeft():
            return _left(table, event)
        case on.SeatPlanned(seat=seat, now=now):
            return _with_seat(table, seat, now)
        case on.HostPassed():
            return replace(table, host=entry.person)
        case on.SettingsChanged(settings=settings):
            return replace(table, settings=settings, seats=_resized(table, settings))
        case on.GameOpened():
            sat = frozenset((sitter.person, seat) for seat, sitter in table.sitters.items())
            return replace(table, game=_opened(table, entry), games=event.number, played=sat)
        case on.NonceAdded() | on.ProofShown():
            return replace(table, game=_proven(table, event))
        case on.PlayerAway(seat=seat):
            return _marked(table, seat, away=True)
        case on.PlayerBack(seat=seat):
            return _marked(table, seat, away=False)
        case on.TimeGranted():
            return replace(table, granted=table.granted + 1)
        case on.Said():
            return table
        case on.TableEnded():
            return replace(table, ended=True)
        case _:
            assert_never(event)


def _played(table: Table, event: GameEvent) -> Game:
    game, played = _game(table), from_wire(event)
    state = evolve_game(game.state, played)
    return game.dealt(state, played) if isinstance(played, Dealt) else game.at(state)


def _seated(table: Table, seat: Seat, sitter: Sitter) -> Table:
    played = table.played | {(sitter.person, seat)}
    return replace(_with_seat(table, seat, sitter), played=played)


def _left(table: Table, event: on.SeatLeft) -> Table:
    """A host who leaves is the host no more."""
    gone = table.seats[event.seat]
    assert isinstance(gone, Sitter)
    removed = table.removed | {gone.person} if event.removed else table.removed
    host = None if table.host == gone.person else table.host
    return replace(_with_seat(table, event.seat, event.now), removed=removed, host=host)


def _marked(table: Table, seat: Seat, *, away: bool) -> Table:
    sitter = table.seats[seat]
    assert isinstance(sitter, Sitter)
    return _with_seat(table, seat, replace(sitter, away=away))


def _with_seat(table: Table, seat: Seat, occupant: Occupant) -> Table:
    return replace(table, seats=(*table.seats[:seat], occupant, *table.seats[seat + 1 :]))


def _resized(table: Table, settings: TableSettings) -> tuple[Occupant, ...]:
    players = settings.options.players
    return (*table.seats, *(OPEN,) * players)[:players]


def _opened(table: Table, entry: Entry) -> Game:
    event = entry.event
    assert isinstance(event, on.GameOpened)
    options: Options = table.settings.options.for_engine()
    return Game(
        number=event.number,
        secret=bytes.fromhex(str(entry.secret)),
        commitment=bytes.fromhex(event.commitment),
        last_played=event.last_played,
        nonces=(None,) * options.players,
        state=new_game(options),
        opened_at=entry.at,
    )


def _proven(table: Table, event: on.NonceAdded | on.ProofShown) -> Game:
    game = _game(table)
    match event:
        case on.NonceAdded(seat=seat, nonce=nonce):
            added = bytes.fromhex(nonce)
            return replace(game, nonces=(*game.nonces[:seat], added, *game.nonces[seat + 1 :]))
        case on.ProofShown():
            return replace(game, shown=True)
        case _:
            assert_never(event)


def _game(table: Table) -> Game:
    assert table.game is not None, "an event of a game without a game"
    return table.game
