"""Tests of `asking`, `entrance` and what of `seating` asks the host first."""

from dataclasses import replace

import pytest

from ebbes.engine.options import Options
from ebbes.protocol import commands as ask
from ebbes.protocol import table_events as on
from ebbes.protocol.seats import BotSeat, Strength
from ebbes.protocol.settings import TableSettings
from ebbes.protocol.snapshot import Door
from ebbes.server.store.values import Person
from ebbes.server.tables.model import errors
from ebbes.server.tables.model.entrance import MOST_REQUESTS, door_of
from ebbes.server.tables.model.occupant import OPEN
from ebbes.server.tables.telling.view import seen_table, you_at
from tests.server.tables.live import ANNA, BERT, CARLA, DORA, EMIL, Live, key, settings_for

KARL = BotSeat(name="Karl", strength=Strength.STRONG)
ASKING = settings_for(Options(3)).model_copy(update={"ask_first": True})


def private(settings: TableSettings = ASKING) -> Live:
    """A table of three whose host, Anna, is asked first."""
    return Live(settings)


def let_in(live: Live, *people: Person) -> Live:
    """These people ask, and Anna lets them in."""
    for person in people:
        live.sit(person)
        live.send(ANNA, ask.LetIn(id=key(), number=live.table.asked))
    return live


def door(live: Live, person: Person | None) -> Door:
    """What happens if a person wants to sit down."""
    return door_of(live.table, None if person is None else person.id)


def test_whoever_wants_to_sit_down_asks_the_host() -> None:
    live = private()
    assert door(live, BERT) is door(live, None) is Door.ASK
    assert live.send(BERT, ask.TakeSeat(id=key(), seat=2)) == [
        on.SeatAsked(number=1, name="Bert", seat=2)
    ]
    assert live.table.seat_of(BERT.id) is None
    assert (door(live, BERT), door(live, CARLA)) == (Door.ASKED, Door.ASK)


def test_nobody_hears_who_asks_but_their_name() -> None:
    live = private().sit(BERT)
    seen = seen_table(live.table, "t", "BCDFG", 0).model_dump_json()
    assert '"requests":[{"number":1,"name":"Bert","seat":null}]' in seen
    assert BERT.id not in seen + live.log[-1].event.model_dump_json()
    assert live.log[-1].person == BERT.id


def test_who_has_asked_asks_once_however_often() -> None:
    live = private().sit(BERT)
    assert live.send(BERT, ask.TakeSeat(id=key())) == []
    assert live.send(BERT, ask.TakeSeat(id=key(), seat=1)) == []


def test_who_is_let_in_sits_down_at_once_where_they_wished() -> None:
    live = private()
    live.send(BERT, ask.TakeSeat(id=key(), seat=2))
    assert live.send(ANNA, ask.LetIn(id=key(), number=1)) == [
        on.RequestClosed(number=1, answer="let-in"),
        on.SeatTaken(seat=2, name="Bert"),
    ]
    assert live.table.requests == ()
    assert you_at(live.table, BERT.id).door is Door.OPEN


def test_who_is_let_in_when_their_seat_is_taken_gets_another() -> None:
    live = private()
    for person in (BERT, CARLA):
        live.send(person, ask.TakeSeat(id=key(), seat=2))
    for number in (1, 2):
        live.send(ANNA, ask.LetIn(id=key(), number=number))
    assert [live.table.seat_of(who.id) for who in (BERT, CARLA)] == [2, 1]


def test_who_is_let_in_when_the_table_is_smaller_by_now_gets_a_seat_it_has() -> None:
    live = private()
    live.send(BERT, ask.TakeSeat(id=key(), seat=2))
    small = settings_for(Options(2)).model_copy(update={"ask_first": True})
    live.send(ANNA, ask.ChangeSettings(id=key(), settings=small))
    live.send(ANNA, ask.LetIn(id=key(), number=1))
    assert live.table.seat_of(BERT.id) == 1


def test_where_no_seat_is_free_nobody_is_let_in_and_they_wait_on() -> None:
    live = private().sit(BERT, CARLA, DORA)
    for number in (1, 2):
        live.send(ANNA, ask.LetIn(id=key(), number=number))
    with pytest.raises(errors.SeatNotFree):
        live.send(ANNA, ask.LetIn(id=key(), number=3))
    assert door(live, DORA) is Door.ASKED
    with pytest.raises(errors.SeatNotFree):
        live.sit(EMIL)


def test_in_a_game_who_is_let_in_plays_for_a_bot() -> None:
    live = private().start()
    live.send(BERT, ask.TakeSeat(id=key(), seat=1))
    assert isinstance(live.table.seats[1], BotSeat)
    live.send(ANNA, ask.LetIn(id=key(), number=1))
    assert live.table.seat_of(BERT.id) == 1


def test_who_sat_here_in_this_game_comes_back_unasked_and_in_the_next_asks_again() -> None:
    live = let_in(private(), BERT).start()
    live.send(BERT, ask.LeaveSeat(id=key()))
    assert door(live, BERT) is Door.OPEN
    live.sit(BERT)
    live.send(BERT, ask.LeaveSeat(id=key()))
    while live.table.is_playing:
        live.act(live.random_choice)
    assert door(live, BERT) is Door.OPEN
    live.start()
    assert door(live, BERT) is Door.ASK


def test_only_the_host_answers_and_only_what_was_asked() -> None:
    live = let_in(private(), BERT).sit(CARLA)
    for command in (ask.LetIn(id="1", number=2), ask.TurnDown(id="1", number=2)):
        with pytest.raises(errors.NotHost):
            live.send(BERT, command)
    for command in (ask.LetIn(id="1", number=1), ask.TurnDown(id="1", number=3)):
        with pytest.raises(errors.NoSuchRequest):
            live.send(ANNA, command)


def test_who_was_turned_down_asks_again_twice_and_then_no_more() -> None:
    live = private()
    for number in (1, 2, 3):
        live.sit(BERT)
        assert live.send(ANNA, ask.TurnDown(id=key(), number=number)) == [
            on.RequestClosed(number=number, answer="turned-down")
        ]
        assert door(live, BERT) is (Door.SHUT if number == 3 else Door.TURNED_DOWN)
    with pytest.raises(errors.TurnedDown):
        live.sit(BERT)
    assert door(live, CARLA) is Door.ASK


def test_who_asks_by_another_name_is_still_the_same() -> None:
    live = private().sit(BERT)
    live.send(ANNA, ask.TurnDown(id=key(), number=1))
    other = replace(BERT, name="Berta")
    assert door(live, other) is Door.TURNED_DOWN


def test_who_leaves_asks_no_more_and_has_not_been_turned_down() -> None:
    live = private().sit(BERT)
    assert live.send(BERT, ask.LeaveSeat(id=key())) == [
        on.RequestClosed(number=1, answer="withdrawn")
    ]
    assert door(live, BERT) is Door.ASK
    with pytest.raises(errors.NotSeated):
        live.send(BERT, ask.LeaveSeat(id=key()))


def test_so_many_people_wait_for_an_answer_and_no_more() -> None:
    live = private()
    crowd = [Person(f"id-{n}", f"Guest {n}", 0.0, None) for n in range(MOST_REQUESTS)]
    live.sit(*crowd)
    with pytest.raises(errors.TooManyAsking, match="10 people are waiting"):
        live.sit(BERT)
    live.send(ANNA, ask.TurnDown(id=key(), number=4))
    live.sit(BERT)


def test_nobody_asks_for_ever() -> None:
    live = private()
    for _ in range(20):
        live.sit(BERT)
        live.send(BERT, ask.LeaveSeat(id=key()))
    with pytest.raises(errors.TooManyChanges):
        live.sit(BERT)


def test_when_the_host_is_asked_no_more_who_waited_may_sit_down() -> None:
    live = private().sit(BERT)
    live.send(ANNA, ask.ChangeSettings(id=key(), settings=settings_for(Options(3))))
    assert door(live, BERT) is Door.OPEN
    assert live.send(BERT, ask.TakeSeat(id=key())) == [
        on.RequestClosed(number=1, answer="let-in"),
        on.SeatTaken(seat=1, name="Bert"),
    ]


def test_where_nobody_is_host_nobody_is_asked() -> None:
    live = private().sit(BERT)
    live.send(ANNA, ask.LeaveSeat(id=key()))
    assert door(live, BERT) is Door.OPEN
    live.sit(BERT)
    assert live.table.host == BERT.id
    assert door(live, ANNA) is Door.OPEN
    assert door(live, CARLA) is Door.ASK


def test_who_was_sent_away_does_not_ask() -> None:
    live = let_in(private(), BERT)
    live.send(ANNA, ask.PlanSeat(id=key(), seat=1, now=OPEN))
    assert door(live, BERT) is Door.REMOVED
    with pytest.raises(errors.WasRemoved):
        live.sit(BERT)


def test_two_of_one_name_are_told_apart_when_they_sit() -> None:
    live = private()
    other = Person("id-of-other", "Anna", 0.0, None)
    assert live.send(other, ask.TakeSeat(id=key())) == [on.SeatAsked(number=1, name="Anna")]
    assert live.send(ANNA, ask.LetIn(id=key(), number=1))[1] == on.SeatTaken(seat=1, name="Anna 2")


def test_with_the_table_all_requests_end() -> None:
    live = private().sit(BERT)
    live.send(ANNA, ask.EndTable(id=key()))
    assert live.table.requests == ()
