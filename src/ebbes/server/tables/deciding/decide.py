"""What a command leads to at a table, or why it is refused."""

from typing import assert_never

from ebbes.engine import commands as engine
from ebbes.protocol import commands as ask
from ebbes.protocol import table_events as on
from ebbes.protocol.settings import Clock
from ebbes.rules.codes import CARDS
from ebbes.rules.seats import Seat
from ebbes.server.tables.deciding import hosting, play, seating
from ebbes.server.tables.deciding.absence import come_back, take_back
from ebbes.server.tables.deciding.asking import close_request
from ebbes.server.tables.deciding.draft import Ask, Draft
from ebbes.server.tables.model.errors import (
    CardsAreGiven,
    ChatIsOff,
    FromTheFuture,
    HasEnded,
    NoMoreTime,
    NonceNotWanted,
    NotSeated,
    Stale,
)
from ebbes.server.tables.model.table import Table

PLAYING = (ask.PlayCard, ask.PickDesignator, ask.NameStarter, ask.ComeBack, ask.AskTime, ask.Say)
"""What can be done where cards are given."""
HELD_BY_NOBODY = -1
"""The card of a code that names none."""


def decide(table: Table, asked: Ask, now: int) -> Draft:
    """The entries a command leads to; or a `RuleError` or `TableError`."""
    if table.ended:
        raise HasEnded("this table is closed")
    if table.deal is not None and not isinstance(asked.command, PLAYING):
        raise CardsAreGiven("these cards are for who was given them, and to be played")
    draft = Draft(table, now)
    _dispatch(draft, asked)
    return draft


def _dispatch(draft: Draft, asked: Ask) -> None:
    match asked.command:
        case ask.PlayCard() | ask.PickDesignator() | ask.NameStarter():
            _take_choice(draft, asked, asked.command)
        case ask.AddNonce():
            _add_nonce(draft, asked, asked.command)
        case ask.TakeSeat():
            seating.take_seat(draft, asked, asked.command.seat)
        case ask.LeaveSeat():
            _leave(draft, asked)
        case ask.LetIn() | ask.TurnDown():
            hosting.answer_request(draft, asked, asked.command)
        case ask.PlanSeat():
            hosting.plan_seat(draft, asked, asked.command)
        case ask.PassHost():
            hosting.pass_host(draft, asked, asked.command.seat)
        case ask.ClaimHost():
            hosting.claim_host(draft, asked, _own_seat(draft, asked))
        case ask.ChangeSettings():
            hosting.change_settings(draft, asked, asked.command.settings)
        case ask.StartGame():
            hosting.start_game(draft, asked)
        case ask.EndTable():
            hosting.end_table(draft, asked)
        case ask.ComeBack():
            come_back(draft, _own_seat(draft, asked))
        case ask.AskTime():
            _ask_time(draft, _own_seat(draft, asked))
        case ask.Say():
            _say(draft, _own_seat(draft, asked), asked.command)
        case _:
            assert_never(asked.command)


def _leave(draft: Draft, asked: Ask) -> None:
    """Get up from a seat, or ask for none any more."""
    if not close_request(draft, asked.person, "withdrawn"):
        seating.leave_seat(draft, _own_seat(draft, asked))


def _take_choice(
    draft: Draft, asked: Ask, command: ask.PlayCard | ask.PickDesignator | ask.NameStarter
) -> None:
    """A decision made in sight of all that happened; whoever decides is there (R11)."""
    seat = _own_seat(draft, asked)
    play.running_game(draft)
    if command.at > draft.table.seq:
        raise FromTheFuture(
            f"decided at {command.at}, but the table has come to {draft.table.seq} only",
            at=command.at,
            seq=draft.table.seq,
        )
    if command.at < draft.table.moved:
        raise Stale(
            f"decided at {command.at}, but the game has moved on to {draft.table.moved}",
            at=command.at,
            moved=draft.table.moved,
        )
    take_back(draft, seat)
    play.play_choice(draft, _choice(seat, command))


def _choice(
    seat: Seat, command: ask.PlayCard | ask.PickDesignator | ask.NameStarter
) -> engine.Choice:
    match command:
        case ask.PlayCard(card=code):
            return engine.PlayCard(seat, CARDS.get(code, HELD_BY_NOBODY))
        case ask.PickDesignator(card=code):
            return engine.PickDesignator(seat, CARDS.get(code, HELD_BY_NOBODY))
        case ask.NameStarter(starter=starter):
            return engine.NameStarter(seat, starter)
        case _:
            assert_never(command)


def _add_nonce(draft: Draft, asked: Ask, command: ask.AddNonce) -> None:
    seat = _own_seat(draft, asked)
    game = draft.table.game
    if game is None or game.number != command.number or not game.wants_nonce(seat):
        raise NonceNotWanted(
            f"game {command.number} does not wait for a nonce of seat {seat}",
            number=command.number,
            seat=seat,
        )
    play.add_nonce(draft, seat, bytes.fromhex(command.nonce))


def _ask_time(draft: Draft, seat: Seat) -> None:
    table = draft.table
    has_clock = table.settings.clock is not Clock.NONE and table.settings.over_days is None
    if table.decider != seat or not has_clock or table.granted:
        raise NoMoreTime("more time is granted once, to whom the clock runs for", seat=seat)
    draft.change(on.TimeGranted(seat=seat))


def _say(draft: Draft, seat: Seat, command: ask.Say) -> None:
    if not draft.table.settings.chat:
        raise ChatIsOff("the host has switched the chat off")
    draft.change(on.Said(seat=seat, phrase=command.phrase))


def _own_seat(draft: Draft, asked: Ask) -> Seat:
    seat = draft.table.seat_of(asked.person)
    if seat is None:
        raise NotSeated("only people at the table can do this")
    return seat
