"""Tests of the records of games, read from the log of a table."""

import pytest

from ebbes.engine.options import Options
from ebbes.engine.state import OVER
from ebbes.protocol import commands as ask
from ebbes.record.certificate import verify
from ebbes.record.format import format_record
from ebbes.record.parse import parse
from ebbes.record.replay import replay
from ebbes.server.tables.telling.archive import finished_record
from tests.server.tables.live import ANNA, BERT, CARLA, Live, key, settings_for
from tests.support import ALL_OPTIONS, option_id


def played(live: Live, choices: int = 10_000) -> Live:
    """A game of at most so many choices."""
    for _ in range(choices):
        if live.table.is_playing:
            live.act(live.random_choice)
    return live


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=option_id)
def test_the_record_of_a_finished_game_replays_and_verifies(options: Options) -> None:
    live = played(Live(settings_for(options)).sit(BERT).start())
    record = finished_record(live.log, 1)
    assert record is not None
    record = parse(format_record(record))
    assert verify(record).nonces == live.game.nonces
    assert replay(record)[-1].state == live.game.state
    assert live.game.state.phase is OVER
    assert record.names[:2] == ("Anna", "Bert")
    assert len(record.names) == options.seats


def test_every_game_of_a_table_has_its_record() -> None:
    live = played(Live().sit(BERT, CARLA).start())
    played(live.start(secret=bytes(32)))
    first, second = (finished_record(live.log, number) for number in (1, 2))
    assert first is not None
    assert second is not None
    assert verify(first).secret != verify(second).secret


def test_a_game_that_is_being_played_has_no_record_and_neither_has_one_that_never_was() -> None:
    live = played(Live().start(), 30)
    assert finished_record(live.log, 1) is None
    assert finished_record(live.log, 2) is None


@pytest.mark.parametrize("choices", [0, 1, 29, 30, 50])
def test_a_game_that_was_broken_off_is_recorded_as_far_as_it_went(choices: int) -> None:
    live = played(Live().start(), choices)
    live.send(ANNA, ask.EndTable(id=key()))
    record = finished_record(live.log, 1)
    assert record is not None
    verify(parse(format_record(record)))
    assert replay(record)[-1].state == live.game.state


def test_a_game_that_was_broken_off_before_its_first_deal_has_a_record_without_rounds() -> None:
    live = Live()
    live.send(ANNA, ask.StartGame(id=key()))
    live.send(ANNA, ask.EndTable(id=key()))
    record = finished_record(live.log, 1)
    assert record is not None
    assert record.rounds == ()
    verify(parse(format_record(record)))


def test_who_started_because_they_played_last_stands_in_the_certificate() -> None:
    live = Live()
    live.send(ANNA, ask.StartGame(id=key()), last_played=ANNA)
    live.send(ANNA, ask.AddNonce(id=key(), number=1, nonce="ab" * 32))
    record = finished_record(played(live).log, 1)
    assert record is not None
    assert verify(record).starter == "last-played"
    assert record.rounds[0].starter == 0
