"""Sitting down and leaving."""

from ebbes.protocol import table_events as on
from ebbes.rules.seats import Seat
from ebbes.server.tables.ask import Ask
from ebbes.server.tables.cast import free_bots
from ebbes.server.tables.draft import Draft
from ebbes.server.tables.errors import AlreadySeated, NoSuchPlace, SeatNotFree, WasRemoved
from ebbes.server.tables.game import NO_NONCE
from ebbes.server.tables.occupant import OPEN, Occupant, Sitter
from ebbes.server.tables.play import add_nonce
from ebbes.server.tables.table import Table


def take_seat(draft: Draft, asked: Ask, seat: Seat | None) -> None:
    """Sit down on a seat no person has; a bot gives way."""
    table = draft.table
    if asked.person in table.removed:
        raise WasRemoved("the host has removed you from this table")
    if (own := table.seat_of(asked.person)) is not None:
        raise AlreadySeated(f"you sit at seat {own} already", seat=own)
    if seat is None:
        seat = _free_seat(table)
    if isinstance(occupant_of(table, seat), Sitter):
        raise SeatNotFree(f"somebody sits at seat {seat}", seat=seat)
    draft.add(on.SeatTaken(seat=seat, name=asked.name), person=asked.person)


def leave_seat(draft: Draft, seat: Seat, *, removed: bool = False) -> None:
    """Get up; in a game a bot takes over, and brings no nonce."""
    now = next(free_bots(draft.table.names)) if draft.table.is_playing else OPEN
    draft.add(on.SeatLeft(seat=seat, now=now, removed=removed))
    game = draft.table.game
    if game is not None and game.nonces[seat] is None:
        add_nonce(draft, seat, NO_NONCE)


def occupant_of(table: Table, seat: Seat) -> Occupant:
    """Who sits there, at a seat that exists."""
    if not 0 <= seat < len(table.seats):
        raise NoSuchPlace(f"no seat {seat} at this table", seat=seat, seats=len(table.seats))
    return table.seats[seat]


def _free_seat(table: Table) -> Seat:
    """An open seat before one of a bot."""
    bots: list[Seat] = []
    for seat, occupant in enumerate(table.seats):
        if occupant == OPEN:
            return seat
        if not isinstance(occupant, Sitter):
            bots.append(seat)
    if not bots:
        raise SeatNotFree("people sit on every seat")
    return bots[0]
