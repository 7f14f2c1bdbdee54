"""`evolve(table, entry)`: the table after an entry of its log."""

from dataclasses import replace
from functools import partial
from typing import assert_never

from ebbes.engine.events import Dealt
from ebbes.engine.evolve import evolve as evolve_game
from ebbes.engine.options import Options
from ebbes.engine.state import new_game
from ebbes.protocol import table_events as on
from ebbes.protocol.game_events import GAME_EVENTS, GameEvent
from ebbes.protocol.reducer import (
    host_after,
    missing_after,
    placed,
    requests_after,
    seats_after,
    settings_after,
)
from ebbes.protocol.settings import TableSettings
from ebbes.protocol.table_events import TableEvent
from ebbes.protocol.translation import from_wire
from ebbes.protocol.unknown import UnknownEvent
from ebbes.record.decision import chosen
from ebbes.rules.seats import Seat
from ebbes.server.tables.model.changes import Counts, changes_after, one_more, sittings_after
from ebbes.server.tables.model.entry import Entry
from ebbes.server.tables.model.game import Game
from ebbes.server.tables.model.hours import NO_REST, Rest
from ebbes.server.tables.model.leaver import Leaver, leavers_after
from ebbes.server.tables.model.occupant import Sitter
from ebbes.server.tables.model.request import Request
from ebbes.server.tables.model.table import Table

NO_TABLE = Table(TableSettings(), ())
"""What there is before the first entry."""


def evolve(table: Table, entry: Entry) -> Table:
    """The table after the next entry of its log; whoever has to decide begins to think now.

    What a newer version has written and this one does not know is counted, and changes nothing.
    """
    event = entry.event
    if isinstance(event, GAME_EVENTS):
        return table.moved_on(_played(table, event), entry.at, 1)
    if isinstance(event, UnknownEvent):
        return replace(table, seq=table.seq + 1, stamp=entry.at)
    after = replace(
        _changed(table, entry, event),
        changes=changes_after(table.changes, event),
        sittings=sittings_after(table.sittings, event, entry.person),
    )
    if after.game is not table.game:
        return replace(after, moved=after.seq, waiting_since=entry.at, granted=0, rest=NO_REST)
    if after.turn is not None and after.seats[after.turn] != table.seats[after.turn]:
        return replace(after, waiting_since=entry.at, granted=0, rest=NO_REST)
    if not after.is_playing and after.seats is not table.seats:
        return replace(after, waiting_since=entry.at)
    return after


def _changed(table: Table, entry: Entry, event: TableEvent) -> Table:
    after = _around(table, entry, event)
    match event:
        case on.TableCreated(deal=deal):
            return replace(after, deal=deal)
        case on.SeatTaken(seat=seat):
            person = str(entry.person)
            leavers = tuple(each for each in table.leavers if each.person != person)
            return replace(after, played=table.played | {(person, seat)}, leavers=leavers)
        case on.SeatLeft(seat=seat, removed=removed):
            person = _person_at(table, seat)
            leavers = leavers_after(table.leavers, Leaver(after.seq, person, seat, table.games))
            sent_away = table.removed | {person} if removed else table.removed
            return replace(after, removed=sent_away, leavers=leavers)
        case on.HostPassed(claimed=claimed):
            before = table.stands_in_for or table.host
            return replace(after, stands_in_for=before if claimed else None)
        case on.SeatAsked(number=number):
            return replace(after, asked=number)
        case on.RequestClosed():
            return replace(after, turned_down=_turned_down(table, event))
        case on.GameOpened():
            sat = frozenset((sitter.person, seat) for seat, sitter in table.sitters.items())
            leavers = tuple(each for each in table.leavers if each.game == table.games)
            after = replace(after, played=sat, leavers=leavers)
            return replace(after, game=_opened(table, entry), games=event.number)
        case on.NonceAdded() | on.ProofShown():
            return replace(after, game=_proven(table, event))
        case on.TimeGranted(rest=None):
            return replace(after, granted=table.granted + 1)
        case on.TimeGranted(rest=on.Rest(since=since, until=until)):
            rest = Rest(since / 1000, until / 1000)
            return replace(after, granted=table.granted + 1, rest=rest)
        case _:
            return after


def _around(table: Table, entry: Entry, event: TableEvent) -> Table:
    """Who sits where or asks to, who is the host, how the table plays, and whether it is closed."""

    def newcomer(taken: on.SeatTaken) -> Sitter:
        before, person = table.seats[taken.seat], str(entry.person)
        if isinstance(before, Sitter) and before.person == person:
            return replace(before, name=taken.name)
        return Sitter(person, taken.name, since=entry.at)

    def asker(asked: on.SeatAsked) -> Request:
        return Request(asked.number, str(entry.person), asked.name, asked.seat)

    return replace(
        table,
        settings=settings_after(table.settings, event),
        seats=seats_after(table.seats, event, newcomer),
        host=host_after(table.host, event, partial(_person_at, table)),
        requests=requests_after(table.requests, event, asker),
        ended=table.ended or isinstance(event, on.TableEnded),
        seq=table.seq + 1,
        stamp=entry.at,
    )


def _person_at(table: Table, seat: Seat) -> str:
    sitter = table.seats[seat]
    assert isinstance(sitter, Sitter)
    return sitter.person


def _played(table: Table, event: GameEvent) -> Game:
    game, played = _game(table), from_wire(event)
    state = evolve_game(game.state, played)
    if isinstance(played, Dealt):
        return game.dealt(state, played)
    choice = chosen(played)
    if choice is not None and table.is_stood_in_for(choice):
        game = game.with_stand_in(choice.seat)
    return game.at(state)


def _turned_down(table: Table, event: on.RequestClosed) -> Counts:
    """The host turns people down by their person: asking by another name is asking again."""
    turned_down = table.turned_down
    for request in table.requests:
        if request.number == event.number and event.answer == "turned-down":
            turned_down = one_more(turned_down, request.person)
    return turned_down


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
            nonces = placed(game.nonces, seat, bytes.fromhex(nonce))
            return replace(game, nonces=nonces, missing=missing_after(game.missing, event))
        case on.ProofShown():
            return replace(game, shown=True)
        case _:
            assert_never(event)


def _game(table: Table) -> Game:
    assert table.game is not None, "an event of a game without a game"
    return table.game
