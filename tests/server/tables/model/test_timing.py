"""Tests of `ebbes.server.tables.model.timing`: when a table does something by itself."""

import pytest

from ebbes.engine.options import Options
from ebbes.protocol import commands as ask
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.settings import Clock
from ebbes.server.store.values import Person
from ebbes.server.tables.deciding.absence import mark_away
from ebbes.server.tables.model.timing import Timing, as_of, deadline, due, is_recent
from tests.server.tables.live import ANNA, BERT, CARLA, NONCE, PEOPLE, Live, key, settings_for

TIMING = Timing(pace=1, relaxed=90, brisk=25, more=60, grace=45, nonces=10)


def turn_of(seat: int, *people: Person, clock: Clock = Clock.NONE) -> Live:
    """A game of three that waits for a seat, since ten seconds after it began."""
    live = Live(settings_for(Options(3), clock)).sit(*people).start()
    while live.table.turn != seat:
        live.act(live.random_choice)
    live.now += 10_000
    live.act(live.random_choice)
    while live.table.turn != seat:
        live.act(live.random_choice)
    return live


def wait(live: Live) -> float | None:
    """The seconds from the last card to what is due."""
    at = due(live.table, TIMING)
    return None if at is None else (at - live.now) / 1000


def test_without_a_game_nothing_is_due() -> None:
    assert due(Live().table, TIMING) is None


def test_nonces_are_waited_for_so_long() -> None:
    live = Live()
    live.send(ANNA, ask.StartGame(id=key()))
    assert wait(live) == 10


def test_a_bot_plays_at_its_pace() -> None:
    assert wait(turn_of(2)) == 1


def test_a_person_alone_among_bots_has_all_the_time_they_want() -> None:
    assert wait(turn_of(0)) is None


def test_while_others_wait_somebody_may_be_gone_for_so_long() -> None:
    assert wait(turn_of(0, BERT)) == 45


@pytest.mark.parametrize(("clock", "seconds"), [(Clock.RELAXED, 90), (Clock.BRISK, 25)])
def test_a_clock_runs_for_everyone(clock: Clock, seconds: int) -> None:
    live = turn_of(0, clock=clock)
    assert wait(live) == seconds
    assert deadline(live.table, TIMING) == live.now + seconds * 1000


def test_what_comes_first_is_due_first() -> None:
    assert wait(turn_of(0, BERT, clock=Clock.RELAXED)) == 45
    assert wait(turn_of(0, BERT, clock=Clock.BRISK)) == 25


def test_more_time_moves_the_deadline_and_not_the_grace() -> None:
    live = turn_of(1, BERT, clock=Clock.BRISK)
    live.send(BERT, ask.AskTime(id=key()))
    assert deadline(live.table, TIMING) == live.now + 85_000
    assert wait(live) == 45


def test_without_a_clock_there_is_no_deadline() -> None:
    assert deadline(turn_of(0).table, TIMING) is None


def test_bots_have_no_deadline() -> None:
    assert deadline(turn_of(2, clock=Clock.BRISK).table, TIMING) is None


def test_a_bot_plays_for_somebody_away_while_others_are_there() -> None:
    live = turn_of(0, BERT)
    live.act(lambda draft: mark_away(draft, 0, "gone"))
    assert wait(live) == 1


def test_bots_do_not_play_among_themselves() -> None:
    live = turn_of(2)
    live.act(lambda draft: mark_away(draft, 0, "gone"))
    assert wait(live) is None


def test_who_is_away_does_not_wait_for_others() -> None:
    live = turn_of(0, BERT)
    live.act(lambda draft: mark_away(draft, 1, "gone"))
    assert wait(live) is None


def test_whoever_sits_down_at_their_turn_has_the_whole_time() -> None:
    live = turn_of(2, BERT, clock=Clock.BRISK)
    live.now += 7_000
    live.send(CARLA, ask.TakeSeat(id=key()))
    assert wait(live) == 25


def test_words_do_not_stop_the_clock() -> None:
    live = turn_of(0, clock=Clock.BRISK)
    live.now += 7_000
    live.send(ANNA, ask.Say(id=key(), phrase=Phrase.HELLO))
    assert wait(live) == 18


def test_after_a_game_nothing_is_due() -> None:
    live = turn_of(2)
    while live.table.is_playing:
        live.act(live.random_choice)
    assert due(live.table, TIMING) is None


@pytest.mark.parametrize("seat", [0, 2])
def test_after_a_clock_was_set_back_nothing_takes_longer_than_it_takes(seat: int) -> None:
    live = turn_of(seat, BERT, clock=Clock.BRISK)
    span = wait(live)
    live.now -= 3_600_000
    assert wait(live) == 3600 + (span or 0)
    live.table = as_of(live.table, live.now)
    assert wait(live) == span


def test_a_clock_that_goes_right_changes_nothing() -> None:
    live = turn_of(0, BERT)
    assert as_of(live.table, live.now) is live.table
    assert as_of(live.table, live.now + 7_000) is live.table


@pytest.mark.parametrize(("at", "recent"), [(31, True), (30, False), (89, True), (90, False)])
def test_a_time_far_ahead_is_as_little_recent_as_one_long_ago(at: float, recent: bool) -> None:
    assert is_recent(at, 60, 30) is recent


def test_at_a_closed_table_nothing_is_due() -> None:
    live = turn_of(2)
    live.send(ANNA, ask.EndTable(id=key()))
    assert due(live.table, TIMING) is None
    assert deadline(live.table, TIMING) is None


def test_each_nonce_is_waited_for() -> None:
    live = Live().sit(*PEOPLE[1:3])
    live.send(ANNA, ask.StartGame(id=key()))
    live.now += 6_000
    live.send(ANNA, ask.AddNonce(id=key(), number=1, nonce=NONCE))
    assert wait(live) == 10


def filling(*people: Person) -> Live:
    """A table before its first game, whose seats bots take after a minute; the last came later."""
    live = Live(settings_for(Options(3)).model_copy(update={"fill_after": 60}))
    live.now += 20_000
    return live.sit(*people)


def test_bots_take_open_seats_so_long_after_somebody_came_last() -> None:
    assert wait(filling()) == 40
    assert wait(filling(BERT)) == 60


def test_words_do_not_put_off_that_bots_sit_down() -> None:
    live = filling(BERT)
    live.now += 5_000
    live.send(BERT, ask.Say(id=key(), phrase=Phrase.HELLO))
    assert wait(live) == 55


def test_after_a_game_the_host_begins_the_next() -> None:
    live = filling(BERT).start()
    while live.table.is_playing:
        live.act(live.random_choice)
    assert due(live.table, TIMING) is None
