"""Tests of `ebbes.protocol.reducer`."""

from ebbes.protocol import table_events as on
from ebbes.protocol.options import GameOptions
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.reducer import (
    Seats,
    host_after,
    missing_after,
    placed,
    requests_after,
    seats_after,
    settings_after,
    wants_nonce,
)
from ebbes.protocol.seats import BotSeat, OpenSeat, PersonSeat, Strength
from ebbes.protocol.settings import TableSettings
from ebbes.protocol.snapshot import SeatRequest

OPEN = OpenSeat()
KARL = BotSeat(name="Karl", strength=Strength.STRONG)
ANNA, BERT = PersonSeat(name="Anna"), PersonSeat(name="Bert")
SEATS: Seats[PersonSeat] = (ANNA, KARL, OPEN)


def newcomer(taken: on.SeatTaken) -> PersonSeat:
    """Who sits down."""
    return PersonSeat(name=taken.name)


def after(event: on.AnyEvent) -> Seats[PersonSeat]:
    """The seats after an event."""
    return seats_after(SEATS, event, newcomer)


def test_who_sits_down_takes_the_place_of_a_bot_or_of_nobody() -> None:
    assert after(on.SeatTaken(seat=1, name="Bert")) == (ANNA, BERT, OPEN)
    assert after(on.SeatTaken(seat=2, name="Bert")) == (ANNA, KARL, BERT)


def test_a_seat_is_what_it_is_planned_for_or_left_as() -> None:
    assert after(on.SeatPlanned(seat=2, now=KARL)) == (ANNA, KARL, KARL)
    assert after(on.SeatLeft(seat=0, now=OPEN)) == (OPEN, KARL, OPEN)


def test_who_is_away_can_come_back() -> None:
    away = after(on.PlayerAway(seat=0, reason="gone"))
    assert away == (PersonSeat(name="Anna", away=True), KARL, OPEN)
    assert seats_after(away, on.PlayerBack(seat=0), newcomer) == SEATS


def test_a_larger_table_has_open_seats_and_a_smaller_one_loses_its_last() -> None:
    def resized(players: int) -> Seats[PersonSeat]:
        settings = TableSettings(options=GameOptions(players=players))
        return after(on.SettingsChanged(settings=settings))

    assert resized(5) == (*SEATS, OPEN, OPEN)
    assert resized(2) == SEATS[:2]


def test_what_people_say_leaves_everything_as_it_is() -> None:
    said, settings = on.Said(seat=0, phrase=Phrase.HELLO), TableSettings(public=True)
    assert after(said) is SEATS
    assert settings_after(settings, said) is settings
    assert host_after(0, said, lambda seat: seat) == 0


def test_the_powers_of_a_host_are_passed_on_or_left_behind() -> None:
    people = ("anna", "bert").__getitem__
    assert host_after("anna", on.HostPassed(seat=1), people) == "bert"
    assert host_after("anna", on.SeatLeft(seat=0, now=OPEN), people) is None
    assert host_after("anna", on.SeatLeft(seat=1, now=OPEN), people) == "anna"


def test_one_item_changes_its_place_alone() -> None:
    assert placed((1, 2, 3), 2, 9) == (1, 2, 9)


def test_who_asks_for_a_seat_waits_until_there_is_an_answer_or_no_table() -> None:
    def asker(asked: on.SeatAsked) -> SeatRequest:
        return SeatRequest(number=asked.number, name=asked.name, seat=asked.seat)

    asked = on.SeatAsked(number=2, name="Bert", seat=None)
    before = (SeatRequest(number=1, name="Anna", seat=0),)
    both = requests_after(before, asked, asker)
    assert both == (*before, asker(asked))
    closed = on.RequestClosed(number=1, answer="turned-down")
    assert requests_after(both, closed, asker) == (asker(asked),)
    assert requests_after(both, on.TableEnded(reason="idle"), asker) == ()
    assert requests_after(both, on.Said(seat=0, phrase=Phrase.HELLO), asker) is both


def test_nonces_that_did_not_come_are_kept_by_seat() -> None:
    came = on.NonceAdded(seat=0, nonce="0f" * 32)
    did_not = on.NonceAdded(seat=0, nonce="00" * 32, missing="late")
    assert missing_after((2,), came) == (2,)
    assert missing_after((2,), did_not) == (0, 2)


def test_a_nonce_is_wanted_of_those_who_play_and_gave_none() -> None:
    assert [wants_nonce(("0f", None), seat) for seat in range(3)] == [False, True, False]
