"""Tests of how a log stays short: what changes nothing is not written, and there are limits."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from ebbes.engine.options import Options
from ebbes.protocol import commands as ask
from ebbes.protocol import table_events as on
from ebbes.protocol.game_events import CardPlayed
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.seats import BotSeat, OpenSeat, Strength
from ebbes.protocol.settings import Clock
from ebbes.server.store.values import Person
from ebbes.server.tables.deciding.absence import mark_away, take_back
from ebbes.server.tables.model.changes import GAMES, LIMITS, SITTINGS, times
from ebbes.server.tables.model.errors import TooManyChanges
from tests.server.tables.live import ANNA, BERT, CARLA, Live, key, settings_for

KARL = BotSeat(name="Karl", strength=Strength.STRONG)
LISBETH = BotSeat(name="Lisbeth", strength=Strength.SOLID)
NO_CHANGE = (
    ask.ChangeSettings(id="1", settings=settings_for(Options(3))),
    ask.PassHost(id="2", seat=0),
    ask.ClaimHost(id="3"),
    ask.PlanSeat(id="4", seat=1, now=KARL),
    ask.PlanSeat(id="5", seat=2, now=OpenSeat()),
    ask.ComeBack(id="6"),
)


def used_up(live: Live, kind: str) -> Live:
    """A table at which a kind of command has been carried out as often as it can be."""
    most = next(limit.most for limit in LIMITS.values() if limit.kind == kind)
    others = tuple(each for each in live.table.changes if each[0] != kind)
    live.table = replace(live.table, changes=(*others, (kind, most)))
    return live


def refused(live: Live, person: Person, command: ask.TableCommand) -> Mapping[str, object]:
    """The context of the refusal."""
    before = live.table
    with pytest.raises(TooManyChanges) as refusal:
        live.send(person, command)
    assert live.table is before
    return refusal.value.context


@pytest.mark.parametrize("command", NO_CHANGE, ids=lambda command: command.type)
def test_what_changes_nothing_is_not_written_however_often_it_is_asked(
    command: ask.TableCommand,
) -> None:
    live = Live(plans=(OpenSeat(), KARL))
    used_up(live, command.type.replace("claim", "pass"))
    assert live.send(ANNA, command, gone={ANNA.id}) == []


def test_settings_change_fifty_times_between_two_games() -> None:
    live = Live()
    clocks = [Clock.BRISK, Clock.NONE] * 25
    for clock in clocks:
        live.send(ANNA, ask.ChangeSettings(id=key(), settings=settings_for(Options(3), clock)))
    again = ask.ChangeSettings(id=key(), settings=settings_for(Options(3), Clock.BRISK))
    assert refused(live, ANNA, again) == {"kind": "change-settings", "most": 50}
    live.start()
    while live.table.is_playing:
        live.act(live.random_choice)
    assert live.send(ANNA, again) == [on.SettingsChanged(settings=again.settings)]


@pytest.mark.parametrize(
    ("person", "command"),
    [
        (CARLA, ask.TakeSeat(id="1")),
        (ANNA, ask.PlanSeat(id="1", seat=2, now=KARL)),
        (ANNA, ask.PassHost(id="1", seat=1)),
        (ANNA, ask.Say(id="1", phrase=Phrase.HELLO)),
        (BERT, ask.Say(id="1", phrase=Phrase.HELLO)),
    ],
)
def test_every_kind_of_command_has_its_limit(person: Person, command: ask.TableCommand) -> None:
    live = Live().sit(BERT)
    context = refused(used_up(live, command.type), person, command)
    assert context["kind"] == command.type


def test_the_powers_of_a_host_are_claimed_and_passed_so_often_together() -> None:
    live = used_up(Live().sit(BERT), "pass-host")
    with pytest.raises(TooManyChanges):
        live.send(BERT, ask.ClaimHost(id=key()), gone={ANNA.id})


def test_more_time_is_asked_for_so_often_in_a_game() -> None:
    live = Live(settings_for(Options(3), Clock.BRISK)).sit(BERT, CARLA).start()
    person = live.whose_turn()
    assert person is not None
    assert refused(used_up(live, "ask-time"), person, ask.AskTime(id=key()))["most"] == 500


def test_one_person_does_not_use_up_the_seats_of_all() -> None:
    live = Live()
    for _ in range(SITTINGS.most):
        live.sit(BERT)
        live.send(BERT, ask.LeaveSeat(id=key()))
    assert refused(live, BERT, ask.TakeSeat(id=key())) == {"kind": "take-seat", "most": 20}
    assert live.sit(CARLA).table.seat_of(CARLA.id) == 1


def test_whoever_sits_can_leave_and_be_sent_away_however_much_was_changed() -> None:
    live = Live().sit(BERT, CARLA).start()
    for kind in ("take-seat", "plan-seat", "pass-host"):
        used_up(live, kind)
    assert live.send(ANNA, ask.PlanSeat(id=key(), seat=1, now=KARL))
    assert live.table.seats[1] == KARL
    assert live.send(ANNA, ask.LeaveSeat(id=key()))
    assert live.table.host == CARLA.id


def test_open_seats_are_filled_however_often_the_host_has_planned_them() -> None:
    live = used_up(Live(), "plan-seat")
    live.send(ANNA, ask.StartGame(id=key()))
    assert live.table.seats[1] == LISBETH


def test_who_has_come_back_too_often_may_still_decide() -> None:
    live = used_up(Live().sit(BERT, CARLA).start(), "come-back")
    person = live.whose_turn()
    assert person is not None
    seat = live.table.turn
    assert seat is not None
    live.act(lambda draft: mark_away(draft, seat, "clock"))
    assert refused(live, person, ask.ComeBack(id=key()))["kind"] == "come-back"
    assert live.act(lambda draft: take_back(draft, seat)) == []
    assert isinstance(live.send(person, live.choice())[0], CardPlayed)


def test_a_table_has_so_many_games() -> None:
    live = Live()
    live.table = replace(live.table, games=GAMES.most - 1)
    live.start()
    while live.table.is_playing:
        live.act(live.random_choice)
    assert refused(live, ANNA, ask.StartGame(id=key())) == {"kind": "start-game", "most": 500}


def test_with_a_new_game_all_is_counted_anew() -> None:
    live = Live().sit(BERT)
    assert times(live.table.changes, "take-seat") == 2
    assert [times(live.table.sittings, who.id) for who in (ANNA, BERT, CARLA)] == [1, 1, 0]
    live.start()
    assert live.table.changes == ()
    assert live.table.sittings == ()


def test_cards_are_not_counted() -> None:
    live = Live().sit(BERT, CARLA).start()
    before = live.table.changes
    live.act(live.random_choice)
    assert live.table.changes is before
