"""Tests of the records of games, read from the log of a table."""

from dataclasses import replace
from functools import reduce

import pytest

from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import OVER
from ebbes.protocol import commands as ask
from ebbes.protocol.game_events import RoundScored
from ebbes.record.certificate import verify
from ebbes.record.format import format_record
from ebbes.record.parse import parse
from ebbes.record.record import Record
from ebbes.record.replay import replay
from ebbes.server.tables.deciding.absence import come_back, give_up_nonces, mark_away
from ebbes.server.tables.model.checkpoint import checkpoint_of, table_from
from ebbes.server.tables.model.evolve import NO_TABLE, evolve
from ebbes.server.tables.telling.archive import facts_of, is_finished, record_of
from tests.server.tables.live import ANNA, BERT, CARLA, Live, key, settings_for
from tests.server.tables.records import record_in
from tests.support import some_option_sets


def played(live: Live, choices: int = 10_000) -> Live:
    """A game of at most so many choices."""
    for _ in range(choices):
        if live.table.is_playing:
            live.act(live.random_choice)
    return live


def record_at_end(live: Live) -> Record:
    """The record of the last game, which tells what the log does."""
    game = live.table.game
    assert game is not None
    record = record_of(live.table, game)
    assert record == record_in(live.log, game.number)
    return record


@some_option_sets
def test_the_facts_of_a_game_tell_its_points_by_round(options: Options) -> None:
    live = played(Live(settings_for(options)).sit(BERT).start())
    facts = facts_of(live.table, live.game)
    scored = [each.event.points for each in live.log if isinstance(each.event, RoundScored)]
    assert facts["points"] == [list(points) for points in scored]
    assert facts["totals"] == [sum(points) for points in zip(*scored, strict=True)]
    assert is_finished(live.table, live.game)


def test_the_facts_of_a_game_tell_who_sat_down_in_the_middle_of_it() -> None:
    live = played(Live().sit(BERT).start(), 30)
    live.now += 1
    late = facts_of(played(live.sit(CARLA)).table, live.game)["late"]
    assert late == [live.table.seat_of(CARLA.id)]
    assert "late" not in facts_of(played(live.start(secret=bytes(32))).table, live.game)


@some_option_sets
def test_the_facts_of_a_game_tell_in_which_rounds_a_bot_played_for_somebody(
    options: Options,
) -> None:
    live = Live(settings_for(options)).sit(BERT).start()
    seat = live.table.seat_of(BERT.id)
    assert seat is not None
    while len(live.game.past) < 1:
        live.act(live.random_choice)
    live.act(lambda draft: mark_away(draft, seat, "gone"))
    while len(live.game.past) < 2:
        live.act(live.random_choice)
    live.act(lambda draft: come_back(draft, seat))
    facts = facts_of(played(live).table, live.game)
    assert facts["helped"] == [[2, seat]]
    assert reduce(evolve, live.log, NO_TABLE).game == live.game
    assert table_from(checkpoint_of(live.table)).game == replace(live.game, past=())


def test_one_decision_of_a_bot_leaves_a_round_to_whoever_played_it() -> None:
    live = Live().sit(BERT).start()
    seat = live.table.seat_of(BERT.id)
    assert seat is not None
    while not (live.table.turn == seat and len(legal_commands(live.game.state)) > 1):
        live.act(live.random_choice)
    live.act(lambda draft: mark_away(draft, seat, "gone"))
    live.act(live.random_choice)
    live.act(lambda draft: come_back(draft, seat))
    assert live.game.stood_in == ((1, seat),)
    assert "helped" not in facts_of(played(live).table, live.game)


@some_option_sets
def test_the_record_of_a_finished_game_replays_and_verifies(options: Options) -> None:
    live = played(Live(settings_for(options)).sit(BERT).start())
    record = record_at_end(live)
    record = parse(format_record(record))
    assert verify(record).nonces == live.game.nonces
    assert replay(record)[-1].state == live.game.state
    assert live.game.state.phase is OVER
    assert record.names[:2] == ("Anna", "Bert")
    assert len(record.names) == options.seats


def test_every_game_of_a_table_has_its_record() -> None:
    live = played(Live().sit(BERT, CARLA).start())
    played(live.start(secret=bytes(32)))
    second = record_at_end(live)
    first = record_in(live.log, 1)
    assert first is not None
    assert verify(first).secret != verify(second).secret


def test_a_game_that_is_being_played_has_no_record_and_neither_has_one_that_never_was() -> None:
    live = played(Live().start(), 30)
    assert record_in(live.log, 1) is None
    assert record_in(live.log, 2) is None


@pytest.mark.parametrize("choices", [0, 1, 29, 30, 50])
def test_a_game_that_was_broken_off_is_recorded_as_far_as_it_went(choices: int) -> None:
    live = played(Live().start(), choices)
    live.send(ANNA, ask.EndTable(id=key()))
    record = record_at_end(live)
    verify(parse(format_record(record)))
    assert replay(record)[-1].state == live.game.state


def test_a_game_that_was_broken_off_before_its_first_deal_has_a_record_without_rounds() -> None:
    live = Live()
    live.send(ANNA, ask.StartGame(id=key()))
    live.send(ANNA, ask.EndTable(id=key()))
    record = record_at_end(live)
    assert record.rounds == ()
    verify(parse(format_record(record)))


def test_who_started_because_they_played_last_stands_in_the_certificate() -> None:
    live = Live()
    live.send(ANNA, ask.StartGame(id=key()), last_played=ANNA)
    live.send(ANNA, ask.AddNonce(id=key(), number=1, nonce="ab" * 32))
    record = record_at_end(played(live))
    assert verify(record).starter == "last-played"
    assert record.rounds[0].starter == 0


def test_whose_nonce_did_not_come_stands_in_the_certificate() -> None:
    live = Live().sit(BERT)
    live.send(ANNA, ask.StartGame(id=key()))
    live.send(ANNA, ask.AddNonce(id=key(), number=1, nonce="ab" * 32))
    live.act(give_up_nonces)
    certificate = verify(parse(format_record(record_at_end(played(live)))))
    assert (certificate.missing, certificate.without) == ((1,), (2,))
