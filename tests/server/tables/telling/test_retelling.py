"""Tests of `ebbes.server.tables.telling.retelling`: a game told once more."""

from ebbes.engine.options import Options
from ebbes.protocol import commands as ask
from ebbes.protocol.game_events import GAME_EVENTS, Dealt
from ebbes.protocol.replay import Replay
from ebbes.protocol.table_events import AnyEvent
from ebbes.rules.codes import HIDDEN_CODE
from ebbes.rules.seats import Seat
from ebbes.server.tables.model.game import Stage
from ebbes.server.tables.telling.archive import facts_of, record_of
from ebbes.server.tables.telling.retelling import retold, sitting
from ebbes.server.tables.telling.view import seen_event, seen_table
from tests.server.tables.live import ANNA, BERT, Live, key, settings_for
from tests.server.tables.telling.test_archive import played
from tests.support import some_option_sets


def told_again(live: Live, seat: Seat | None) -> Replay:
    """The last game of a table, from what is kept of it."""
    record = record_of(live.table, live.game)
    seats = sitting(facts_of(live.table, live.game)["seats"])  # type: ignore[arg-type]  # JSON
    return retold(record, seats, "t", live.game.number, seat)


def heard(live: Live, seat: Seat | None) -> tuple[AnyEvent, ...]:
    """What a seat was told of the game when it was played."""
    return tuple(
        seen_event(entry, seat) for entry in live.log if isinstance(entry.event, GAME_EVENTS)
    )


@some_option_sets
def test_a_seat_is_told_what_it_was_told_when_the_game_was_played(options: Options) -> None:
    live = played(Live(settings_for(options)).sit(BERT).start())
    for seat in range(options.players):
        assert told_again(live, seat).events == heard(live, seat)


def test_a_seat_sees_its_own_cards_and_no_others() -> None:
    live = played(Live(settings_for(Options(2))).sit(BERT).start())
    deals = [event for event in told_again(live, 1).events if isinstance(event, Dealt)]
    for deal in deals:
        assert set(deal.hands[0]) == {HIDDEN_CODE}
        assert HIDDEN_CODE not in deal.hands[1]
        assert deal.virtual is not None
        assert {card for pile in deal.virtual.face_down for card in pile} == {HIDDEN_CODE}
    assert len(deals) == 5


def test_with_all_hands_open_nothing_is_hidden() -> None:
    live = played(Live(settings_for(Options(2))).sit(BERT).start())
    replay = told_again(live, None)
    assert HIDDEN_CODE not in replay.model_dump_json()
    assert replay.events == tuple(e.event for e in live.log if isinstance(e.event, GAME_EVENTS))


def test_the_table_is_told_as_it_was_before_the_first_deal() -> None:
    live = played(Live(settings_for(Options(3))).sit(BERT).start())
    opened = Live(settings_for(Options(3))).sit(BERT).start()
    before = told_again(live, 1).snapshot
    game = before.table.game
    assert game is not None
    assert (game.stage, game.secret, game.view.score.rounds) == (Stage.RUNNING, None, 0)
    assert game.commitment == live.game.commitment.hex()
    assert before.table.seats == seen_table(opened.table, "t", "", 1).seats
    assert (before.you.seat, before.now.prompt, before.seq) == (1, None, 0)


def test_who_had_played_last_is_told_again() -> None:
    live = Live(settings_for(Options(3))).sit(BERT)
    live.send(ANNA, ask.StartGame(id=key()), last_played=BERT)
    for person, seat in ((ANNA, 0), (BERT, 1)):
        nonce = bytes([seat]).hex() * 32
        live.send(person, ask.AddNonce(id=key(), number=1, nonce=nonce))
    game = told_again(played(live), None).snapshot.table.game
    assert game is not None
    assert game.last_played == 1


def test_a_game_that_was_broken_off_is_told_as_far_as_it_went() -> None:
    live = played(Live(settings_for(Options(4))).sit(BERT).start(), choices=30)
    assert live.table.is_playing
    assert told_again(live, 0).events == heard(live, 0)
