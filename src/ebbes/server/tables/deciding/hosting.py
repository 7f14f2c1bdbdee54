"""What only the host may do."""

from ebbes.protocol import commands as ask
from ebbes.protocol import table_events as on
from ebbes.protocol.seats import SeatPlan
from ebbes.protocol.settings import TableSettings
from ebbes.rules.seats import Seat
from ebbes.server.tables.deciding.asking import close_request, request_numbered
from ebbes.server.tables.deciding.draft import Ask, Draft
from ebbes.server.tables.deciding.play import open_game, show_proof
from ebbes.server.tables.deciding.seating import leave_seat, let_in, occupant_of
from ebbes.server.tables.model.cast import free_bots
from ebbes.server.tables.model.changes import GAMES
from ebbes.server.tables.model.errors import (
    GameIsRunning,
    HostIsThere,
    NoSuchPlace,
    NotHost,
    OnlyStandsIn,
    SeatNotFree,
    TooManyChanges,
)
from ebbes.server.tables.model.naming import named_apart
from ebbes.server.tables.model.occupant import OPEN, Sitter


def answer_request(draft: Draft, asked: Ask, command: ask.LetIn | ask.TurnDown) -> None:
    """Let somebody sit down who has asked, or not."""
    _verify_host(draft, asked)
    request = request_numbered(draft.table, command.number)
    if isinstance(command, ask.LetIn):
        let_in(draft, request)
    else:
        close_request(draft, request.person, "turned-down")


def plan_seat(draft: Draft, asked: Ask, command: ask.PlanSeat) -> None:
    """Say what a seat is for; a person who sits there has to leave."""
    _verify_host(draft, asked)
    seat = command.seat
    occupant = occupant_of(draft.table, seat)
    (now,) = named_apart([command.now], draft.table.names_beside(seat))
    if draft.table.is_playing and now == OPEN:
        raise GameIsRunning("no seat can be empty during a game", seat=seat)
    if isinstance(occupant, Sitter):
        if occupant.person == asked.person:
            raise SeatNotFree("you sit there yourself", seat=seat)
        _send_away(draft, seat, now)
    elif occupant != now:
        draft.change(on.SeatPlanned(seat=seat, now=now))


def _send_away(draft: Draft, seat: Seat, now: SeatPlan) -> None:
    """Somebody who sat down can be sent away, however much was changed before."""
    _verify_not_standing_in(draft)
    leave_seat(draft, seat, removed=True)
    if draft.table.seats[seat] != now:
        draft.add(on.SeatPlanned(seat=seat, now=now))


def pass_host(draft: Draft, asked: Ask, seat: Seat) -> None:
    """Give the host's powers to somebody else at the table."""
    _verify_host(draft, asked)
    heir = occupant_of(draft.table, seat)
    if not isinstance(heir, Sitter):
        raise NoSuchPlace(f"no person sits at seat {seat}", seat=seat)
    _pass_on(draft, seat, heir.person, claimed=draft.table.stands_in_for is not None)


def claim_host(draft: Draft, asked: Ask, seat: Seat) -> None:
    """Stand in for a host who is gone; while a game runs nobody needs one."""
    _verify_no_game(draft)
    if draft.table.host not in asked.gone:
        raise HostIsThere("the host is there, or was not long ago")
    _pass_on(draft, seat, asked.person, claimed=True)


def _pass_on(draft: Draft, seat: Seat, person: str, *, claimed: bool) -> None:
    """Whoever is the host already stays it; the one somebody stood in for is it for good."""
    table = draft.table
    if table.host != person:
        stands_in = claimed and table.stands_in_for != person
        draft.change(on.HostPassed(seat=seat, claimed=stands_in or None), person=person)


def change_settings(draft: Draft, asked: Ask, settings: TableSettings) -> None:
    """Play differently from the next game on; `BadOptions` if no rule allows it."""
    _verify_host(draft, asked)
    _verify_no_game(draft)
    players = settings.options.for_engine().players
    if any(seat >= players for seat in draft.table.sitters):
        raise SeatNotFree(f"people sit beyond seat {players - 1}", players=players)
    if settings != draft.table.settings:
        draft.change(on.SettingsChanged(settings=settings))


def start_game(draft: Draft, asked: Ask) -> None:
    """The host begins."""
    _verify_host(draft, asked)
    _verify_no_game(draft)
    if draft.table.games >= GAMES.most:
        raise TooManyChanges(*GAMES)
    assert asked.secret is not None
    begin(draft, asked.secret, asked.last_played)


def begin(draft: Draft, secret: bytes, last_played: str | None) -> None:
    """Bots fill the open seats, and the game begins with the server's commitment (R8)."""
    for seat, occupant in enumerate(draft.table.seats):
        if occupant == OPEN:
            bot = next(free_bots(draft.table.names))
            draft.add(on.SeatPlanned(seat=seat, now=bot))
    open_game(draft, secret, draft.table.seat_of(last_played))


def end_table(draft: Draft, asked: Ask) -> None:
    """Close the table; a game that was not finished is proven as far as it went.

    No game is broken off in which others sit, whether they are there or away.
    """
    _verify_host(draft, asked)
    _verify_not_standing_in(draft)
    if len(draft.table.sitters) > 1:
        _verify_no_game(draft)
    show_proof(draft)
    draft.add(on.TableEnded(reason="host"))


def _verify_host(draft: Draft, asked: Ask) -> None:
    if draft.table.host != asked.person:
        raise NotHost("only the host can do this")


def _verify_not_standing_in(draft: Draft) -> None:
    if draft.table.stands_in_for is not None:
        raise OnlyStandsIn("who stands in sends nobody away and does not close the table")


def _verify_no_game(draft: Draft) -> None:
    if draft.table.is_playing:
        raise GameIsRunning("a game is being played")
