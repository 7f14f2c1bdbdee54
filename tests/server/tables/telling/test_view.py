"""Tests of `ebbes.server.tables.telling.view`: what somebody is asked, and what they see."""

from functools import partial

import pytest

from ebbes.engine.errors import NotYourTurn
from ebbes.engine.options import Options
from ebbes.engine.state import NAME_STARTER, PICK
from ebbes.protocol import commands as ask
from ebbes.protocol.prompts import CardPrompt, PickPrompt, StarterPrompt
from ebbes.protocol.settings import Clock
from ebbes.rules.codes import code_of
from ebbes.server.tables.model.errors import Stale
from ebbes.server.tables.model.timing import Timing
from ebbes.server.tables.running.caretaker import end_idle
from ebbes.server.tables.telling.view import reason_of, seen_now, seen_table, you_at
from tests.server.tables.live import ANNA, BERT, CARLA, Live, key, settings_for

TIMING = Timing()


def played_until(live: Live, phase: object) -> Live:
    while live.game.state.phase is not phase:
        live.act(live.random_choice)
    return live


def test_whose_turn_it_is_gets_the_cards_they_may_play_and_why_not_the_rest() -> None:
    live = Live(settings_for(Options(3))).start()
    reasons = 0
    while live.table.is_playing:
        turn = live.table.turn
        assert turn is not None
        prompt = seen_now(live.table, TIMING, turn).prompt
        if isinstance(prompt, CardPrompt):
            hand = live.game.state.hands[turn]
            some = set(prompt.cards) < {code_of(card) for card in hand}
            assert (prompt.why_not is not None) == some
            if prompt.why_not is not None:
                reasons += 1
                assert (prompt.why_not.code, prompt.why_not.rule) == (
                    "rule/must-follow-suit",
                    "R12",
                )
        live.act(live.random_choice)
    assert reasons


def test_who_picks_is_asked_for_designators() -> None:
    live = played_until(Live(settings_for(Options(3, False, True))).start(), PICK)
    prompt = seen_now(live.table, TIMING, live.table.turn).prompt
    assert isinstance(prompt, PickPrompt)
    assert len(prompt.cards) == len(live.game.state.options.deck)


@pytest.mark.parametrize("players", [2, 3])
def test_the_chooser_may_name_every_seat(players: int) -> None:
    live = played_until(Live(settings_for(Options(players))).start(), NAME_STARTER)
    prompt = seen_now(live.table, TIMING, live.table.turn).prompt
    assert prompt == StarterPrompt(seats=(0, 1, 2))


def test_nobody_else_is_asked_but_everyone_knows_whose_turn_it_is() -> None:
    live = Live(settings_for(Options(3), Clock.BRISK)).sit(BERT, CARLA).start()
    turn = live.table.turn
    for seat in (None, 0, 1, 2):
        now = seen_now(live.table, TIMING, seat)
        assert (now.turn, now.deadline) == (turn, live.now + 25_000)
        assert (now.prompt is not None) == (seat == turn)


def test_at_a_closed_table_nobody_is_asked() -> None:
    live = Live().sit(BERT, CARLA).start()
    turn = live.table.turn
    live.act(partial(end_idle, seq=live.table.seq))
    now = seen_now(live.table, TIMING, turn)
    assert (now.turn, now.deadline, now.prompt) == (None, None, None)


def test_people_are_told_who_they_are() -> None:
    table = Live().sit(BERT).table
    assert [(you.seat, you.host) for you in (you_at(table, ANNA.id), you_at(table, BERT.id))] == [
        (0, True),
        (1, False),
    ]
    assert you_at(table, CARLA.id) == you_at(table, None)
    assert you_at(table, None).seat is None


def test_a_finished_game_is_seen_from_a_seat_it_did_not_have() -> None:
    live = Live(settings_for(Options(2))).start()
    while live.table.is_playing:
        live.act(live.random_choice)
    live.send(ANNA, ask.ChangeSettings(id=key(), settings=settings_for(Options(4))))
    live.send(BERT, ask.TakeSeat(id=key(), seat=3))
    seen = seen_table(live.table, "table-id", "BCDFG", 3).game
    assert seen is not None
    assert seen.view.seat is None


def test_refusals_of_rules_and_of_tables_look_alike() -> None:
    late = reason_of(Stale("too late", at=3, moved=5))
    wrong = reason_of(NotYourTurn("not now", rule="R11", seat=1))
    assert (late.code, late.rule, late.context) == ("table/stale", None, {"at": 3, "moved": 5})
    assert (wrong.code, wrong.rule, wrong.context) == ("rule/not-your-turn", "R11", {"seat": 1})
