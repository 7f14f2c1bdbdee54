"""The one place that cuts out what a person may not know of a table (R39)."""

from collections.abc import Sequence
from typing import assert_never

from ebbes.engine.commands import Choice, NameStarter, PickDesignator, PlayCard
from ebbes.engine.errors import RuleError
from ebbes.engine.legal import legal_commands
from ebbes.engine.state import State
from ebbes.engine.verify import verify_play
from ebbes.engine.view import view, view_event
from ebbes.protocol.game_events import Dealt
from ebbes.protocol.prompts import CardPrompt, Now, PickPrompt, Prompt, StarterPrompt
from ebbes.protocol.refusals import Reason
from ebbes.protocol.snapshot import Game as SeenGame
from ebbes.protocol.snapshot import TableView, You
from ebbes.protocol.table_events import AnyEvent
from ebbes.protocol.translation import from_wire, to_wire
from ebbes.protocol.unknown import UnknownEvent
from ebbes.protocol.view import GameView
from ebbes.record.snapshot import view_to_json
from ebbes.rules.codes import code_of
from ebbes.rules.seats import Seat
from ebbes.server.tables.model.entrance import door_of
from ebbes.server.tables.model.entry import Entry
from ebbes.server.tables.model.errors import TableError
from ebbes.server.tables.model.game import Game
from ebbes.server.tables.model.occupant import seen_occupant
from ebbes.server.tables.model.request import seen_request
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.model.timing import Timing, deadline


def seen_event(entry: Entry, seat: Seat | None) -> AnyEvent:
    """What a seat, or for None a spectator, hears of an entry: only a deal holds secrets."""
    event = entry.event
    assert not isinstance(event, UnknownEvent), "nobody knows what is secret in it"
    return to_wire(view_event(from_wire(event), seat)) if isinstance(event, Dealt) else event


def seen_table(table: Table, table_id: str, code: str, seat: Seat | None) -> TableView:
    """A table as a seat, or for None a spectator, sees it."""
    return TableView(
        id=table_id,
        code=code,
        settings=table.settings,
        seats=tuple(seen_occupant(occupant) for occupant in table.seats),
        host=table.seat_of(table.host),
        requests=tuple(map(seen_request, table.requests)),
        game=None if table.game is None else _seen_game(table.game, seat),
        ended=table.ended,
        deal=table.deal,
    )


def you_at(table: Table, person: str | None) -> You:
    """Who a person is at a table."""
    is_host = person is not None and table.host == person
    return You(
        seat=table.seat_of(person),
        host=is_host,
        door=door_of(table, person),
        stands_in=is_host and table.stands_in_for is not None,
    )


def seen_now(table: Table, timing: Timing, seat: Seat | None) -> Now:
    """What a table is waiting for, and what that seat may do."""
    prompt = seen_prompt(table, seat)
    return Now(turn=table.turn, deadline=deadline(table, timing), prompt=prompt)


def seen_prompt(table: Table, seat: Seat | None) -> Prompt | None:
    """What a seat may do now, if it is its turn."""
    if seat is None or seat != table.turn or table.game is None:
        return None
    return _prompt(table.game.state)


def _seen_game(game: Game, seat: Seat | None) -> SeenGame:
    """A game just finished may have had fewer seats than the table has by now."""
    if seat is not None and seat >= game.state.options.players:
        seat = None
    return SeenGame(
        number=game.number,
        stage=game.stage.value,
        commitment=game.commitment.hex(),
        last_played=game.last_played,
        nonces=tuple(None if nonce is None else nonce.hex() for nonce in game.nonces),
        missing=game.missing,
        secret=game.secret.hex() if game.shown else None,
        view=GameView.model_validate(view_to_json(view(game.state, seat))),
    )


def _prompt(state: State) -> Prompt:
    legal = legal_commands(state)
    first = legal[0]
    match first:
        case PlayCard():
            all_legal = len(legal) == len(state.hands[state.turn])
            why_not = None if all_legal else _why_not(state)
            return CardPrompt(cards=_codes(legal), why_not=why_not)
        case PickDesignator():
            return PickPrompt(cards=_codes(legal))
        case NameStarter():
            return StarterPrompt(seats=tuple(range(state.options.seats)))
        case _:
            assert_never(first)


def reason_of(error: RuleError | TableError) -> Reason:
    """Why a table refuses, as it goes over the wire."""
    rule = error.rule if isinstance(error, RuleError) else None
    return Reason(code=error.code, message=str(error), rule=rule, context=dict(error.context))


def _codes(legal: Sequence[Choice]) -> tuple[str, ...]:
    return tuple(code_of(choice.card) for choice in legal if not isinstance(choice, NameStarter))


def _why_not(state: State) -> Reason | None:
    """Why the other cards of the hand may not be played (R12)."""
    for card in state.hands[state.turn]:
        try:
            verify_play(state, PlayCard(state.turn, card))
        except RuleError as error:
            return reason_of(error)
    return None
