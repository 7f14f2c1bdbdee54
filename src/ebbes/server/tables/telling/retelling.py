"""A game that is over, told once more: in the words in which it was told when it was played."""

from collections.abc import Iterator, Sequence
from typing import Any

from ebbes.engine.state import State, new_game
from ebbes.engine.view import View
from ebbes.protocol.game_events import GAME_EVENTS, GameEvent
from ebbes.protocol.messages import Snapshot
from ebbes.protocol.options import GameOptions
from ebbes.protocol.replay import Replay
from ebbes.protocol.settings import TableSettings
from ebbes.protocol.snapshot import TableView, You
from ebbes.protocol.translation import to_wire
from ebbes.protocol.view import GameView
from ebbes.record.certificate import LAST_PLAYED, certificate_of
from ebbes.record.record import Record
from ebbes.record.replay import replay
from ebbes.record.snapshot import view_to_json
from ebbes.rules.seats import Seat
from ebbes.server.tables.model.entry import Entry
from ebbes.server.tables.model.game import NO_NONCE, Game
from ebbes.server.tables.model.occupant import Occupant, occupant_from
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.model.timing import Timing
from ebbes.server.tables.telling.view import seen_event, seen_now, seen_table

NO_ID = ""
"""Of a table nobody sits at."""
NO_CODE = ""
"""Of a table nobody can come to."""
NO_SECRET = bytes(32)
"""Of a game that is bound by nothing."""
NO_CLOCK = Timing()
"""Where nobody waits, the usual times do."""


def sitting(seats: Sequence[dict[str, Any]]) -> tuple[Occupant, ...]:
    """Who sat where, from what is kept of a game; who they are is told to nobody."""
    return tuple(occupant_from({"away": False, **seat}, None) for seat in seats)


def retold(
    record: Record, seats: tuple[Occupant, ...], table_id: str, number: int, seat: Seat | None
) -> Replay:
    """A game from its record, as a seat saw it; for None with all hands open."""
    return retold_from(opened_game(record, number), record, seats, table_id, seat)


def retold_from(
    game: Game, record: Record, seats: tuple[Occupant, ...], table_id: str, seat: Seat | None
) -> Replay:
    """The same, from how the game stood before its first deal."""
    settings = TableSettings(options=GameOptions.of(record.options))
    table = Table(settings, seats, game=game)
    snapshot = Snapshot(
        seq=table.seq,
        table=seen_table(table, table_id, NO_CODE, seat),
        you=You(seat=seat, host=False),
        now=seen_now(table, NO_CLOCK, seat),
    )
    return Replay(snapshot=snapshot, events=tuple(_told(record, seat)))


def opened_game(record: Record, number: int) -> Game:
    """The game of a record as it was before its first deal."""
    proof = certificate_of(record)
    is_known = proof.starter == LAST_PLAYED and record.rounds
    return Game(
        number=number,
        secret=proof.secret,
        commitment=proof.commitment,
        last_played=record.rounds[0].starter if is_known else None,
        nonces=proof.nonces,
        missing=proof.missing,
        state=new_game(record.options),
    )


def unbound_game(state: State) -> Game:
    """A game that was never opened or proved: what might have been, or what is asked."""
    nonces = (NO_NONCE,) * state.options.players
    return Game(1, NO_SECRET, NO_SECRET, last_played=None, nonces=nonces, state=state)


def with_open_hands(seen: TableView, state: State) -> TableView:
    """The table of a game, with all hands in it open."""
    assert seen.game is not None
    view = GameView.model_validate(view_to_json(View(None, state)))
    return seen.model_copy(update={"game": seen.game.model_copy(update={"view": view})})


def _told(record: Record, seat: Seat | None) -> Iterator[GameEvent]:
    for step in replay(record):
        event = to_wire(step.event)
        told = event if seat is None else seen_event(Entry(0, event), seat)
        assert isinstance(told, GAME_EVENTS)
        yield told
