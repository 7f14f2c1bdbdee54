"""Sitting down and leaving."""

from ebbes.protocol import table_events as on
from ebbes.protocol.snapshot import Door
from ebbes.rules.seats import Seat
from ebbes.server.tables.deciding.asking import ask_for_seat, close_request
from ebbes.server.tables.deciding.draft import Ask, Draft
from ebbes.server.tables.deciding.play import add_nonce
from ebbes.server.tables.model.cast import free_bots
from ebbes.server.tables.model.changes import SITTINGS, times
from ebbes.server.tables.model.entrance import door_of
from ebbes.server.tables.model.errors import (
    AlreadySeated,
    NoSuchPlace,
    OtherHandSeen,
    SeatNotFree,
    TooManyChanges,
    TurnedDown,
    WasRemoved,
)
from ebbes.server.tables.model.game import NO_NONCE
from ebbes.server.tables.model.naming import own_name
from ebbes.server.tables.model.occupant import OPEN, Occupant, Sitter
from ebbes.server.tables.model.request import Request
from ebbes.server.tables.model.table import Table


def take_seat(draft: Draft, asked: Ask, seat: Seat | None) -> None:
    """Sit down on a seat no person has, or ask the host first; a bot gives way.

    Who has taken another name sits down once more on their own seat, and stays what they were.
    """
    table, wish = draft.table, seat
    if asked.person in table.removed:
        raise WasRemoved("the host has removed you from this table")
    if asked.is_blocked:
        raise TurnedDown("the host has turned you down")
    own = table.seat_of(asked.person)
    if own is not None and (seat != own or not _has_other_name(table, asked, own)):
        raise AlreadySeated(f"you sit at seat {own} already", seat=own)
    if seat is None:
        seat = _free_seat(table, asked.person)
    if seat != own and isinstance(occupant_of(table, seat), Sitter):
        raise SeatNotFree(f"somebody sits at seat {seat}", seat=seat)
    _verify_no_other_hand(table, asked.person, seat)
    if times(table.sittings, asked.person) >= SITTINGS.most:
        raise TooManyChanges(*SITTINGS)
    door = Door.OPEN if seat == own else door_of(table, asked.person)
    if door is not Door.OPEN:
        ask_for_seat(draft, asked, door, wish)
    else:
        close_request(draft, asked.person, "let-in")
        sit_down(draft, asked.person, asked.name, seat)


def _has_other_name(table: Table, asked: Ask, seat: Seat) -> bool:
    """Whether somebody in a seat is called differently since; in a game names stay."""
    sitter = table.seats[seat]
    assert isinstance(sitter, Sitter)
    own = own_name(asked.name, table.names_beside(seat))
    return not table.is_playing and own != sitter.name


def let_in(draft: Draft, request: Request) -> None:
    """Somebody who asked sits down: where they wished, or else where a seat is free."""
    table, seat = draft.table, request.seat
    if seat is None or seat >= len(table.seats) or isinstance(table.seats[seat], Sitter):
        seat = _free_seat(table, request.person)
    close_request(draft, request.person, "let-in")
    sit_down(draft, request.person, request.name, seat)


def sit_down(draft: Draft, person: str, name: str, seat: Seat) -> None:
    """Somebody has the seat from now on, by a name of their own; who comes first is the host."""
    own = own_name(name, draft.table.names_beside(seat))
    draft.change(on.SeatTaken(seat=seat, name=own), person=person)
    _find_host(draft)
    give_back(draft, person)


def leave_seat(draft: Draft, seat: Seat, *, removed: bool = False) -> None:
    """Get up; in a game a bot takes over, and brings no nonce."""
    now = next(free_bots(draft.table.names)) if draft.table.is_playing else OPEN
    draft.add(on.SeatLeft(seat=seat, now=now, removed=removed))
    _find_host(draft)
    game = draft.table.game
    if game is not None and game.wants_nonce(seat):
        add_nonce(draft, seat, NO_NONCE)


def _find_host(draft: Draft) -> None:
    """The powers of a host nobody has go to who has sat at the table longest."""
    sitters = draft.table.sitters
    if draft.table.host is None and sitters:
        first = min(sitters, key=lambda seat: (sitters[seat].since, seat))
        draft.add(on.HostPassed(seat=first), person=sitters[first].person)


def give_back(draft: Draft, person: str) -> None:
    """A host who was gone and sits at the table has the powers again that others claimed."""
    seat = draft.table.seat_of(person)
    if seat is not None and draft.table.stands_in_for == person:
        draft.add(on.HostPassed(seat=seat), person=person)


def occupant_of(table: Table, seat: Seat) -> Occupant:
    """Who sits there, at a seat that exists."""
    if not 0 <= seat < len(table.seats):
        raise NoSuchPlace(f"no seat {seat} at this table", seat=seat, seats=len(table.seats))
    return table.seats[seat]


def _verify_no_other_hand(table: Table, person: str, seat: Seat) -> None:
    """In one game nobody gets to see the cards of two seats (R39)."""
    if table.is_playing and (own := _seat_before(table, person)) not in (None, seat):
        raise OtherHandSeen(f"in this game you have played seat {own}", seat=seat)


def _seat_before(table: Table, person: str) -> Seat | None:
    return next((seat for who, seat in table.played if who == person), None)


def _free_seat(table: Table, person: str) -> Seat:
    """The seat left before, else an open one, else one of a bot."""
    before = _seat_before(table, person) if table.is_playing else None
    if before is not None:
        return before
    bots: list[Seat] = []
    for seat, occupant in enumerate(table.seats):
        if occupant == OPEN:
            return seat
        if not isinstance(occupant, Sitter):
            bots.append(seat)
    if not bots:
        raise SeatNotFree("people sit on every seat")
    return bots[0]
