"""Tests of who takes the powers of a host who is gone, and of what they may do with them."""

from dataclasses import replace

import pytest

from ebbes.engine.options import Options
from ebbes.protocol import commands as ask
from ebbes.protocol import table_events as on
from ebbes.protocol.seats import BotSeat, OpenSeat, Strength
from ebbes.protocol.settings import Clock
from ebbes.server.tables.deciding.seating import give_back
from ebbes.server.tables.model import errors
from ebbes.server.tables.model.checkpoint import checkpoint_of, table_from
from ebbes.server.tables.model.forgetting import forgetting
from ebbes.server.tables.model.occupant import NOBODY
from ebbes.server.tables.telling.view import you_at
from tests.server.tables.live import ANNA, BERT, CARLA, DORA, EMIL, Live, key, settings_for

KARL = BotSeat(name="Karl", strength=Strength.STRONG)


def claimed(*others: str) -> Live:
    """Carla stands in for Anna at a table for five, at which Bert sat before her."""
    live = Live(settings_for(Options(5))).sit(BERT, CARLA)
    live.send(CARLA, ask.ClaimHost(id=key()), gone={ANNA.id, *others})
    return live


def test_nobody_needs_a_host_while_a_game_runs() -> None:
    live = Live().sit(BERT).start()
    with pytest.raises(errors.GameIsRunning):
        live.send(BERT, ask.ClaimHost(id=key()), gone={ANNA.id})
    assert live.table.host == ANNA.id


def test_who_takes_the_powers_of_a_host_who_is_gone_stands_in_for_them() -> None:
    live = Live().sit(BERT)
    events = live.send(BERT, ask.ClaimHost(id=key()), gone={ANNA.id})
    assert events == [on.HostPassed(seat=1, claimed=True)]
    assert live.table.stands_in_for == ANNA.id
    assert you_at(live.table, BERT.id).stands_in
    assert not you_at(live.table, ANNA.id).stands_in


def test_who_stands_in_plans_seats_nobody_has_and_begins_the_next_game() -> None:
    live = claimed()
    live.send(CARLA, ask.PlanSeat(id=key(), seat=3, now=KARL))
    live.send(CARLA, ask.ChangeSettings(id=key(), settings=settings_for(Options(5), Clock.BRISK)))
    assert live.start().table.is_playing


def test_who_stands_in_answers_who_asks_for_a_seat() -> None:
    live = claimed()
    settings = live.table.settings.model_copy(update={"ask_first": True})
    live.send(CARLA, ask.ChangeSettings(id=key(), settings=settings))
    live.send(DORA, ask.TakeSeat(id=key()))
    live.send(CARLA, ask.LetIn(id=key(), number=1))
    assert live.table.seat_of(DORA.id) == 3


@pytest.mark.parametrize("seat", [0, 1])
def test_who_stands_in_sends_nobody_away(seat: int) -> None:
    live = claimed()
    for now in (KARL, OpenSeat()):
        with pytest.raises(errors.OnlyStandsIn):
            live.send(CARLA, ask.PlanSeat(id=key(), seat=seat, now=now))
    assert not live.table.removed


def test_who_stands_in_does_not_close_the_table() -> None:
    live = claimed()
    with pytest.raises(errors.OnlyStandsIn):
        live.send(CARLA, ask.EndTable(id=key()))
    assert not live.table.ended


def test_whom_the_powers_are_passed_to_by_who_stands_in_stands_in_too() -> None:
    live = claimed()
    live.send(CARLA, ask.PassHost(id=key(), seat=1))
    assert (live.table.host, live.table.stands_in_for) == (BERT.id, ANNA.id)
    with pytest.raises(errors.OnlyStandsIn):
        live.send(BERT, ask.EndTable(id=key()))


def test_who_stands_in_after_another_does_so_for_the_host_before_both() -> None:
    live = claimed()
    live.send(BERT, ask.ClaimHost(id=key()), gone={CARLA.id})
    assert (live.table.host, live.table.stands_in_for) == (BERT.id, ANNA.id)


def test_a_host_has_the_powers_again_when_they_are_back() -> None:
    live = claimed().start()
    assert live.act(lambda draft: give_back(draft, BERT.id)) == []
    assert live.act(lambda draft: give_back(draft, ANNA.id)) == [on.HostPassed(seat=0)]
    assert (live.table.host, live.table.stands_in_for) == (ANNA.id, None)
    assert live.act(lambda draft: give_back(draft, ANNA.id)) == []


def test_a_host_who_is_given_the_powers_back_has_all_of_them() -> None:
    live = claimed()
    live.send(CARLA, ask.PassHost(id=key(), seat=0))
    assert (live.table.host, live.table.stands_in_for) == (ANNA.id, None)


def test_a_host_who_got_up_meanwhile_has_the_powers_again_when_they_sit_down() -> None:
    live = claimed()
    live.send(ANNA, ask.LeaveSeat(id=key()))
    assert (live.table.host, live.table.stands_in_for) == (CARLA.id, ANNA.id)
    live.sit(ANNA)
    assert (live.table.host, live.table.stands_in_for) == (ANNA.id, None)


def test_after_who_stood_in_got_up_the_host_is_who_has_sat_there_longest() -> None:
    live = claimed()
    live.send(CARLA, ask.LeaveSeat(id=key()))
    assert (live.table.host, live.table.stands_in_for) == (ANNA.id, None)


def test_the_powers_of_a_host_who_gets_up_go_to_who_has_sat_there_longest() -> None:
    live = Live(settings_for(Options(4)), (KARL,), seat=1).sit(BERT)
    live.now += 1000
    live.send(CARLA, ask.TakeSeat(id=key(), seat=0))
    live.send(ANNA, ask.LeaveSeat(id=key()))
    assert live.table.host == BERT.id


def test_who_takes_another_name_has_sat_there_as_long_as_before() -> None:
    live = Live().sit(BERT)
    live.now += 1000
    live.sit(CARLA)
    live.now += 1000
    live.send(replace(BERT, name="Berta"), ask.TakeSeat(id=key(), seat=1))
    live.send(ANNA, ask.LeaveSeat(id=key()))
    assert live.table.host == BERT.id


@pytest.mark.parametrize("is_away", [False, True])
def test_no_host_ends_a_game_in_which_others_sit(*, is_away: bool) -> None:
    live = Live().sit(BERT).start()
    if is_away:
        live.act(lambda draft: draft.add(on.PlayerAway(seat=1, reason="gone")))
    with pytest.raises(errors.GameIsRunning):
        live.send(ANNA, ask.EndTable(id=key()))
    live.send(BERT, ask.LeaveSeat(id=key()))
    live.send(ANNA, ask.EndTable(id=key()))
    assert live.table.ended


def test_whom_one_stands_in_for_is_kept_and_can_be_forgotten() -> None:
    kept = checkpoint_of(claimed().table)
    assert table_from(kept).stands_in_for == ANNA.id
    assert table_from(forgetting(ANNA.id)(kept)).stands_in_for == NOBODY
    del kept["stands_in_for"]
    assert table_from(kept).stands_in_for is None


def test_nobody_else_comes_back_as_the_host_who_was_forgotten() -> None:
    kept = forgetting(ANNA.id)(checkpoint_of(claimed().table))
    live = claimed()
    live.table = table_from(kept)
    live.sit(EMIL)
    assert live.table.host == CARLA.id
