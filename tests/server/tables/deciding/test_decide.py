"""Tests of what people may do at a table: `decide`, `seating`, `hosting` and `play`."""

import pytest

from ebbes.engine.errors import BadOptions, CardNotHeld, NotYourTurn
from ebbes.engine.options import Options
from ebbes.protocol import commands as ask
from ebbes.protocol import table_events as on
from ebbes.protocol.game_events import CardPlayed, Dealt
from ebbes.protocol.options import GameOptions
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.seats import BotSeat, OpenSeat, Strength
from ebbes.protocol.settings import Clock, TableSettings
from ebbes.record.chance import commitment
from ebbes.server.store.values import Person
from ebbes.server.tables.deciding.absence import give_up_nonces, mark_away
from ebbes.server.tables.model import errors
from ebbes.server.tables.model.cast import CAST
from ebbes.server.tables.model.game import Stage
from ebbes.server.tables.model.occupant import OPEN, Sitter
from ebbes.server.tables.running.founding import first_draft
from tests.server.tables.live import (
    ANNA,
    BERT,
    CARLA,
    DORA,
    NONCE,
    PEOPLE,
    SECRET,
    Live,
    key,
    settings_for,
)

KARL = BotSeat(name="Karl", strength=Strength.STRONG)


def running(*people: Person, clock: Clock = Clock.NONE) -> Live:
    """A game of three, Anna and these people and bots; it waits for a card."""
    return Live(settings_for(Options(3), clock)).sit(*people).start()


def until_turn_of(live: Live, seat: int) -> Live:
    """People play on until it is that seat's turn."""
    while live.table.turn != seat:
        person = live.whose_turn()
        assert person is not None
        live.send(person, live.choice())
    return live


def test_who_founds_a_table_is_its_host() -> None:
    live = Live(seat=1)
    assert live.table.host == ANNA.id
    assert live.table.seat_of(ANNA.id) == 1
    assert live.log[-1].event == on.HostPassed(seat=1)


def test_a_table_has_no_more_plans_than_seats() -> None:
    with pytest.raises(errors.NoSuchPlace, match="4 seats are too many for 3"):
        first_draft(ANNA, settings_for(Options(3)), (OPEN,) * 4, 0, 0)


def test_nobody_founds_a_table_from_a_seat_it_does_not_have() -> None:
    with pytest.raises(errors.NoSuchPlace, match="no seat 3 at this table"):
        first_draft(ANNA, settings_for(Options(3)), (), 3, 0)


def test_no_table_plays_a_game_that_is_none() -> None:
    settings = TableSettings(options=GameOptions(rounds=7))
    with pytest.raises(BadOptions):
        first_draft(ANNA, settings, (), 0, 0)


def test_the_founder_may_sit_where_a_bot_was_planned() -> None:
    live = Live(plans=(KARL, KARL))
    assert live.table.seats == (Sitter(ANNA.id, "Anna", since=live.now), KARL, OPEN)


def test_whoever_sits_down_takes_an_open_seat_before_that_of_a_bot() -> None:
    live = Live(plans=(OPEN, KARL)).sit(BERT, CARLA)
    assert live.table.seat_of(BERT.id) == 2
    assert live.table.seat_of(CARLA.id) == 1


def test_a_full_table_has_no_seat() -> None:
    live = Live().sit(BERT, CARLA)
    with pytest.raises(errors.SeatNotFree, match="people sit on every seat"):
        live.sit(DORA)
    with pytest.raises(errors.SeatNotFree, match="somebody sits at seat 1"):
        live.send(DORA, ask.TakeSeat(id=key(), seat=1))
    with pytest.raises(errors.NoSuchPlace, match="no seat 4 at this table"):
        live.send(DORA, ask.TakeSeat(id=key(), seat=4))


def test_one_person_has_one_seat() -> None:
    with pytest.raises(errors.AlreadySeated, match="you sit at seat 0 already"):
        Live().sit(ANNA)


def test_between_games_a_seat_that_was_left_is_open() -> None:
    live = Live().sit(BERT)
    assert live.send(BERT, ask.LeaveSeat(id=key())) == [on.SeatLeft(seat=1, now=OPEN)]


def test_in_a_game_a_bot_takes_over_from_who_leaves_and_gives_the_seat_back() -> None:
    live = running(BERT)
    assert live.send(BERT, ask.LeaveSeat(id=key())) == [on.SeatLeft(seat=1, now=CAST[1])]
    assert live.send(BERT, ask.TakeSeat(id=key())) == [on.SeatTaken(seat=1, name="Bert")]


def test_who_has_seen_a_hand_gets_no_other_one_in_this_game() -> None:
    live = running(BERT)
    live.send(BERT, ask.LeaveSeat(id=key()))
    with pytest.raises(errors.OtherHandSeen, match="in this game you have played seat 1"):
        live.send(BERT, ask.TakeSeat(id=key(), seat=2))
    live.send(CARLA, ask.TakeSeat(id=key(), seat=1))
    with pytest.raises(errors.SeatNotFree, match="somebody sits at seat 1"):
        live.send(BERT, ask.TakeSeat(id=key()))


def test_in_the_next_game_they_may_sit_elsewhere() -> None:
    live = finished(running(BERT))
    live.send(BERT, ask.LeaveSeat(id=key()))
    assert on.SeatTaken(seat=2, name="Bert") in live.send(BERT, ask.TakeSeat(id=key(), seat=2))


def finished(live: Live) -> Live:
    """Everybody plays until the game is over, people for the bots as well."""
    while live.table.is_playing:
        live.act(live.random_choice)
    return live


def test_when_the_host_leaves_the_next_person_is_the_host() -> None:
    live = Live().sit(BERT, CARLA)
    assert live.send(ANNA, ask.LeaveSeat(id=key()))[1:] == [on.HostPassed(seat=1)]
    assert live.table.host == BERT.id


def test_a_table_nobody_sits_at_has_no_host_until_somebody_comes() -> None:
    live = Live()
    assert live.send(ANNA, ask.LeaveSeat(id=key())) == [on.SeatLeft(seat=0, now=OPEN)]
    assert live.table.host is None
    assert live.sit(CARLA).table.host == CARLA.id


@pytest.mark.parametrize(
    "command",
    [
        ask.PlanSeat(id="1", seat=2, now=KARL),
        ask.PassHost(id="1", seat=1),
        ask.ChangeSettings(id="1", settings=TableSettings()),
        ask.StartGame(id="1"),
        ask.EndTable(id="1"),
    ],
)
@pytest.mark.parametrize("person", [BERT, CARLA])
def test_only_the_host_does_what_hosts_do(person: Person, command: ask.TableCommand) -> None:
    with pytest.raises(errors.NotHost):
        Live().sit(BERT).send(person, command)


def test_the_host_plans_seats() -> None:
    live = Live()
    assert live.send(ANNA, ask.PlanSeat(id=key(), seat=1, now=KARL)) == [
        on.SeatPlanned(seat=1, now=KARL)
    ]
    assert live.send(ANNA, ask.PlanSeat(id=key(), seat=1, now=KARL)) == []
    assert live.send(ANNA, ask.PlanSeat(id=key(), seat=1, now=OpenSeat()))
    assert live.table.seats[1:] == (OPEN, OPEN)


def test_the_host_removes_people_for_good() -> None:
    live = Live().sit(BERT)
    events = live.send(ANNA, ask.PlanSeat(id=key(), seat=1, now=KARL))
    assert events == [
        on.SeatLeft(seat=1, now=OPEN, removed=True),
        on.SeatPlanned(seat=1, now=KARL),
    ]
    with pytest.raises(errors.WasRemoved):
        live.sit(BERT)


def test_the_host_is_not_removed() -> None:
    with pytest.raises(errors.SeatNotFree, match="you sit there yourself"):
        Live().send(ANNA, ask.PlanSeat(id=key(), seat=0, now=KARL))


def test_no_seat_can_be_empty_in_a_game() -> None:
    live = running(BERT)
    with pytest.raises(errors.GameIsRunning, match="no seat can be empty during a game"):
        live.send(ANNA, ask.PlanSeat(id=key(), seat=1, now=OPEN))
    live.send(ANNA, ask.PlanSeat(id=key(), seat=1, now=KARL))
    assert live.table.seats[1] == KARL


def test_who_is_removed_before_the_deal_brings_no_nonce() -> None:
    live = Live().sit(BERT)
    live.send(ANNA, ask.StartGame(id=key()))
    live.send(ANNA, ask.AddNonce(id=key(), number=1, nonce=NONCE))
    live.send(ANNA, ask.PlanSeat(id=key(), seat=1, now=KARL))
    assert live.game.stage is Stage.RUNNING
    assert live.game.nonces == (bytes.fromhex(NONCE), bytes(32), bytes(32))
    assert live.game.missing == ()
    assert live.table.seats[1] == KARL


def test_the_host_passes_the_powers_to_a_person() -> None:
    live = Live().sit(BERT)
    with pytest.raises(errors.NoSuchPlace, match="no person sits at seat 2"):
        live.send(ANNA, ask.PassHost(id=key(), seat=2))
    live.send(ANNA, ask.PassHost(id=key(), seat=1))
    assert live.table.host == BERT.id


def test_powers_are_claimed_only_from_a_host_who_is_gone() -> None:
    live = Live().sit(BERT)
    with pytest.raises(errors.HostIsThere):
        live.send(BERT, ask.ClaimHost(id=key()), gone={BERT.id})
    with pytest.raises(errors.NotSeated):
        live.send(CARLA, ask.ClaimHost(id=key()), gone={ANNA.id})
    live.send(BERT, ask.ClaimHost(id=key()), gone={ANNA.id})
    assert live.table.host == BERT.id


def test_settings_change_between_games_only() -> None:
    live = running()
    with pytest.raises(errors.GameIsRunning):
        live.send(ANNA, ask.ChangeSettings(id=key(), settings=TableSettings()))


def test_a_larger_table_has_open_seats_and_a_smaller_one_fewer_bots() -> None:
    live = Live(plans=(OPEN, KARL, CAST[0]))
    live.send(ANNA, ask.ChangeSettings(id=key(), settings=settings_for(Options(5))))
    assert live.table.seats[1:] == (KARL, CAST[0], OPEN, OPEN)
    live.send(ANNA, ask.ChangeSettings(id=key(), settings=settings_for(Options(2))))
    assert live.table.seats[1:] == (KARL,)


def test_a_table_does_not_become_too_small_for_its_people() -> None:
    live = Live()
    live.send(BERT, ask.TakeSeat(id=key(), seat=2))
    with pytest.raises(errors.SeatNotFree, match="people sit beyond seat 1"):
        live.send(ANNA, ask.ChangeSettings(id=key(), settings=settings_for(Options(2))))


def test_settings_no_rule_allows_are_refused() -> None:
    settings = TableSettings(options=GameOptions(rounds=7))
    with pytest.raises(BadOptions):
        Live().send(ANNA, ask.ChangeSettings(id=key(), settings=settings))


def test_a_game_begins_with_bots_on_open_seats_and_a_commitment() -> None:
    live = Live(plans=(OPEN, CAST[0]))
    assert live.send(ANNA, ask.StartGame(id=key())) == [
        on.SeatPlanned(seat=2, now=CAST[1]),
        on.GameOpened(number=1, commitment=commitment(SECRET).hex()),
        on.NonceAdded(seat=1, nonce="00" * 32),
        on.NonceAdded(seat=2, nonce="00" * 32),
    ]
    assert live.game.stage is Stage.NONCES
    with pytest.raises(errors.GameIsRunning):
        live.send(ANNA, ask.StartGame(id=key()))


def test_the_last_nonce_deals() -> None:
    live = Live()
    live.send(ANNA, ask.StartGame(id=key()))
    events = live.send(ANNA, ask.AddNonce(id=key(), number=1, nonce=NONCE))
    assert events[0] == on.NonceAdded(seat=0, nonce=NONCE)
    assert isinstance(events[1], Dealt)


def test_whoever_finished_a_game_last_starts() -> None:
    live = Live().sit(BERT, CARLA)
    live.send(ANNA, ask.StartGame(id=key()), last_played=CARLA)
    for person in (ANNA, BERT, CARLA):
        live.send(person, ask.AddNonce(id=key(), number=1, nonce=NONCE))
    assert live.table.turn == 2


@pytest.mark.parametrize("number", [0, 2])
def test_a_nonce_for_another_game_is_not_wanted(number: int) -> None:
    live = Live()
    live.send(ANNA, ask.StartGame(id=key()))
    with pytest.raises(errors.NonceNotWanted):
        live.send(ANNA, ask.AddNonce(id=key(), number=number, nonce=NONCE))


def test_a_nonce_comes_once_and_only_to_a_game() -> None:
    live = Live().sit(BERT)
    with pytest.raises(errors.NonceNotWanted):
        live.send(ANNA, ask.AddNonce(id=key(), number=1, nonce=NONCE))
    live.send(ANNA, ask.StartGame(id=key()))
    live.send(ANNA, ask.AddNonce(id=key(), number=1, nonce=NONCE))
    with pytest.raises(errors.NonceNotWanted):
        live.send(ANNA, ask.AddNonce(id=key(), number=1, nonce=NONCE))


def test_a_nonce_for_a_game_smaller_than_the_table_is_not_wanted() -> None:
    live = finished(Live(settings_for(Options(2))).start())
    live.send(ANNA, ask.ChangeSettings(id=key(), settings=settings_for(Options(4))))
    live.send(BERT, ask.TakeSeat(id=key(), seat=3))
    with pytest.raises(errors.NonceNotWanted):
        live.send(BERT, ask.AddNonce(id=key(), number=1, nonce=NONCE))


def test_nonces_that_do_not_come_are_given_up() -> None:
    live = Live().sit(BERT, CARLA)
    assert live.act(give_up_nonces) == []
    live.send(ANNA, ask.StartGame(id=key()))
    live.send(BERT, ask.AddNonce(id=key(), number=1, nonce=NONCE))
    events = live.act(give_up_nonces)
    assert events[:2] == [
        on.NonceAdded(seat=0, nonce="00" * 32, missing="late"),
        on.NonceAdded(seat=2, nonce="00" * 32, missing="late"),
    ]
    assert live.game.nonces == (bytes(32), bytes.fromhex(NONCE), bytes(32))
    assert live.game.missing == (0, 2)
    assert live.game.stage is Stage.RUNNING
    assert live.act(give_up_nonces) == []


def test_who_is_away_when_a_game_begins_is_not_waited_for() -> None:
    live = Live().sit(BERT)
    live.act(lambda draft: mark_away(draft, 1, "gone"))
    live.send(ANNA, ask.StartGame(id=key()))
    assert live.game.nonces == (None, bytes(32), bytes(32))
    assert live.game.missing == (1,)


def test_a_decision_needs_a_seat_a_game_and_the_turn() -> None:
    play = ask.PlayCard(id=key(), at=1000, card="B1")
    with pytest.raises(errors.NotSeated):
        Live().send(BERT, play)
    with pytest.raises(errors.NoGame):
        Live().send(ANNA, play)
    live = until_turn_of(running(BERT, CARLA), 1)
    with pytest.raises(NotYourTurn):
        live.send(ANNA, play.model_copy(update={"at": live.table.seq}))


def test_a_card_nobody_has_is_not_played() -> None:
    live = until_turn_of(running(BERT, CARLA), 0)
    with pytest.raises(CardNotHeld):
        live.send(ANNA, ask.PlayCard(id=key(), at=live.table.seq, card="??"))


def test_a_decision_is_made_in_sight_of_all_that_happened_in_the_game() -> None:
    live = running(BERT, CARLA)
    person = live.whose_turn()
    assert person is not None
    late = live.choice().model_copy(update={"at": live.table.moved - 1})
    with pytest.raises(errors.Stale, match="but the game has moved on"):
        live.send(person, late)


def test_nobody_decides_in_sight_of_what_never_happened() -> None:
    live = running(BERT, CARLA)
    person = live.whose_turn()
    assert person is not None
    early = live.choice().model_copy(update={"at": live.table.seq + 1})
    with pytest.raises(errors.FromTheFuture, match="but the table has come to"):
        live.send(person, early)


def test_words_and_people_who_come_make_no_decision_stale() -> None:
    live = running(BERT)
    live.act(live.random_choice) if live.table.turn == 2 else None
    person = live.whose_turn()
    assert person is not None
    choice = live.choice()
    live.send(ANNA, ask.Say(id=key(), phrase=Phrase.HELLO))
    live.send(CARLA, ask.TakeSeat(id=key()))
    events = live.send(person, choice)
    assert isinstance(events[0], CardPlayed)


def test_who_decides_is_back() -> None:
    live = until_turn_of(running(BERT, CARLA), 1)
    live.act(lambda draft: mark_away(draft, 1, "clock"))
    assert live.send(BERT, live.choice())[0] == on.PlayerBack(seat=1)


def test_people_come_back_when_they_say_so() -> None:
    live = running(BERT)
    assert live.send(BERT, ask.ComeBack(id=key())) == []
    live.act(lambda draft: mark_away(draft, 1, "gone"))
    assert live.send(BERT, ask.ComeBack(id=key())) == [on.PlayerBack(seat=1)]


def test_more_time_is_granted_once_for_a_decision() -> None:
    live = until_turn_of(running(BERT, CARLA, clock=Clock.BRISK), 1)
    with pytest.raises(errors.NoMoreTime):
        live.send(ANNA, ask.AskTime(id=key()))
    assert live.send(BERT, ask.AskTime(id=key())) == [on.TimeGranted(seat=1)]
    with pytest.raises(errors.NoMoreTime):
        live.send(BERT, ask.AskTime(id=key()))


def test_where_no_clock_runs_there_is_no_more_time() -> None:
    live = until_turn_of(running(BERT, CARLA), 1)
    with pytest.raises(errors.NoMoreTime):
        live.send(BERT, ask.AskTime(id=key()))


def test_who_is_away_gets_no_more_time() -> None:
    live = until_turn_of(running(BERT, CARLA, clock=Clock.BRISK), 1)
    live.act(lambda draft: mark_away(draft, 1, "clock"))
    with pytest.raises(errors.NoMoreTime):
        live.send(BERT, ask.AskTime(id=key()))


def test_people_at_the_table_talk_unless_the_chat_is_off() -> None:
    live = Live()
    assert live.send(ANNA, ask.Say(id=key(), phrase=Phrase.HELLO))
    with pytest.raises(errors.NotSeated):
        live.send(BERT, ask.Say(id=key(), phrase=Phrase.HELLO))
    quiet = live.table.settings.model_copy(update={"chat": False})
    live.send(ANNA, ask.ChangeSettings(id=key(), settings=quiet))
    with pytest.raises(errors.ChatIsOff):
        live.send(ANNA, ask.Say(id=key(), phrase=Phrase.HELLO))


def test_a_finished_game_is_proven_and_another_can_begin() -> None:
    live = finished(running(BERT))
    assert live.log[-1].event == on.ProofShown(secret=SECRET.hex())
    assert live.start().game.number == 2


def test_a_table_that_ends_proves_its_game_and_takes_no_more_commands() -> None:
    live = running()
    assert live.send(ANNA, ask.EndTable(id=key())) == [
        on.ProofShown(secret=SECRET.hex()),
        on.TableEnded(reason="host"),
    ]
    assert live.table.turn is None
    for person in PEOPLE:
        with pytest.raises(errors.HasEnded):
            live.send(person, ask.TakeSeat(id=key()))


def test_a_table_without_a_game_just_ends() -> None:
    assert Live().send(ANNA, ask.EndTable(id=key())) == [on.TableEnded(reason="host")]


def test_every_error_has_a_code_of_its_own() -> None:
    kinds = errors.TableError.__subclasses__()
    assert len({kind.code for kind in kinds}) == len(kinds)
    own = [kind for kind in kinds if kind.__module__ == errors.__name__]
    assert all(kind.code in str(errors.__doc__) for kind in own)
