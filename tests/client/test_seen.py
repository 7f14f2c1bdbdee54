"""Tests of `ebbes.client.seen`: a table as somebody sees it who was told what happened there."""

from dataclasses import replace

import pytest

from ebbes.client.seen import Gap, Seen
from ebbes.engine.options import Options
from ebbes.protocol import commands as ask
from ebbes.protocol.messages import SERVER_MESSAGE, Events
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.prompts import Now
from ebbes.protocol.table_events import TableCreated
from ebbes.server.tables.telling.telling import Telling
from tests.server.tables.ear import TIMING, Ear, show, tell
from tests.server.tables.live import ANNA, BERT, CARLA, PEOPLE, Live, key, settings_for
from tests.server.tables.walk import Walk
from tests.support import some_option_sets


def follow(walk: Walk, steps: int, games: int = 1) -> list[Ear]:
    """Everybody listens to a walk; what they were told is what a new listener sees."""
    ears = [Ear(), *(Ear(person.id) for person in PEOPLE)]
    for ear in ears:
        show(walk.live.table, ear)
    for step in walk.steps(steps, games):
        if step.entries:
            tell(step.after, step.entries, ears)
        for ear in ears:
            new = Ear(ear.person)
            show(step.after, new)
            assert ear.table == new.table, step
    return ears


@some_option_sets
def test_who_was_told_all_that_happened_sees_what_a_newcomer_is_shown(options: Options) -> None:
    follow(Walk(options, 11, 0.95), 2000)


@some_option_sets
def test_so_it_is_when_people_come_and_go_between_games(options: Options) -> None:
    walk = Walk(options, 12, 1.0)
    for _ in walk.steps(2000):
        pass
    walk.progress = 0.0
    follow(walk, 150, games=9)


def told(live: Live, first: int) -> Events:
    """The entries of a log from a number on, as a spectator is told."""
    text = Telling(live.table, live.log[first - 1 :], TIMING).for_seat(None)
    events = SERVER_MESSAGE.validate_json(text)
    assert isinstance(events, Events)
    return events


def seen_by_a_spectator(live: Live) -> Seen:
    ear = Ear()
    show(live.table, ear)
    return ear.table


def test_what_was_told_twice_is_seen_once() -> None:
    live = Live()
    before = seen_by_a_spectator(live)
    live.sit(BERT, CARLA)
    after = seen_by_a_spectator(live)
    everything = told(live, 1)
    assert before.after(everything) == after
    assert after.after(everything) is after


def test_what_was_never_told_is_a_gap() -> None:
    live = Live()
    before = seen_by_a_spectator(live)
    live.sit(BERT)
    live.send(ANNA, ask.Say(id=key(), phrase=Phrase.HELLO))
    with pytest.raises(Gap, match=rf"^seen up to {before.seq}, told from {live.table.seq} on$"):
        before.after(told(live, live.table.seq))


def test_a_message_without_events_only_tells_what_the_table_waits_for() -> None:
    live = Live().sit(BERT, CARLA).start()
    seen = seen_by_a_spectator(live)
    assert seen.after(told(live, live.table.seq + 1)) == seen


def test_a_table_is_seen_from_its_first_event_on() -> None:
    live = Live(settings_for(Options(5)))
    created = live.log[0].event
    assert isinstance(created, TableCreated)
    seen = seen_by_a_spectator(Live()).changed(created)
    assert (seen.settings, seen.seats) == (created.settings, created.seats)


def test_what_comes_late_does_not_bring_back_whose_turn_it_was() -> None:
    seen = seen_by_a_spectator(Live())
    then = Events(first=seen.seq, events=(), now=Now(turn=0, deadline=None, prompt=None))
    assert seen.after(then) == seen
    today = then.model_copy(update={"first": seen.seq + 1})
    assert seen.after(today).now.turn == 0


def test_a_game_runs_from_its_opening_until_its_secret_is_shown_or_the_table_ends() -> None:
    assert not seen_by_a_spectator(Live()).is_running
    seen = seen_by_a_spectator(Live().sit(BERT, CARLA).start())
    assert seen.game is not None
    assert seen.is_running
    assert not replace(seen, game=replace(seen.game, secret="00")).is_running
    assert not replace(seen, ended=True).is_running
