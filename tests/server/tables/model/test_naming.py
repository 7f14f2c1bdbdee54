"""Tests of `ebbes.server.tables.model.naming`: no two at a table have the same name."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ebbes.engine.options import Options
from ebbes.protocol import commands as ask
from ebbes.protocol import table_events as on
from ebbes.protocol.name import LONGEST, can_be_seen
from ebbes.protocol.seats import BotSeat, Strength
from ebbes.server.store.values import Person
from ebbes.server.tables.model.cast import CAST
from ebbes.server.tables.model.errors import AlreadySeated
from ebbes.server.tables.model.naming import are_alike, own_name
from ebbes.server.tables.model.occupant import OPEN
from ebbes.server.tables.running.founding import first_draft
from tests.server.tables.live import ANNA, BERT, Live, key, settings_for

OTHER_ANNA = Person("id-of-other-anna", "Anna", 0.0, None)
KARL = BotSeat(name="Karl", strength=Strength.STRONG)
NAMES = st.text(max_size=LONGEST).filter(lambda name: bool(name.strip()) and can_be_seen(name))


@pytest.mark.parametrize(
    "other",
    [
        *("Anna", "anna", "ANNA", "Anna ", "An\u034fna", "Anna\ufe0f", "\uff21nna"),
        *("\u0410nna", "Ann\u0430", "\u0391nn\u03b1", "\u1d00\u0274\u0274\u1d00"),
    ],
)
def test_names_that_look_the_same_are_alike(other: str) -> None:
    assert are_alike("Anna", other)


@pytest.mark.parametrize("other", ["Anne", "Anna 2", "An na", "Hanna"])
def test_other_names_are_not(other: str) -> None:
    assert not are_alike("Anna", other)


def test_the_second_of_a_name_is_the_second_and_so_on() -> None:
    assert own_name("Anna", ["Ben"]) == "Anna"
    assert own_name("Anna", ["Ben", "anna"]) == "Anna 2"
    assert own_name("Anna", ["Anna", "Anna 2"]) == "Anna 3"
    assert own_name("Anna", ["Anna 2"]) == "Anna"


def test_a_long_name_is_cut_for_its_number() -> None:
    assert own_name("x" * 24, ["x" * 24]) == "x" * 22 + " 2"
    long = "Anna Maria Magdalenas Bo"
    assert own_name(long, [long]) == "Anna Maria Magdalenas 2"


@given(st.lists(NAMES, max_size=6))
def test_every_name_stays_one_and_no_two_are_alike(names: list[str]) -> None:
    taken: list[str] = []
    for name in names:
        own = own_name(name, taken)
        assert can_be_seen(own)
        assert len(own) <= LONGEST
        assert not any(are_alike(own, other) for other in taken)
        taken.append(own)


def test_a_host_who_has_taken_another_name_is_called_by_it_and_stays_the_host() -> None:
    live = Live(settings_for(Options(3))).sit(BERT)
    live.send(replace(ANNA, name="Annegret"), ask.TakeSeat(id=key(), seat=0))
    assert live.log[-1].event == on.SeatTaken(seat=0, name="Annegret")
    assert (live.table.host, live.table.seat_of(ANNA.id)) == (ANNA.id, 0)


@pytest.mark.parametrize(("name", "seat"), [("Anna", 0), ("Annegret", 2), ("Annegret", None)])
def test_nobody_sits_down_twice_without_another_name_or_elsewhere(
    name: str, seat: int | None
) -> None:
    live = Live(settings_for(Options(3))).sit(BERT)
    with pytest.raises(AlreadySeated):
        live.send(replace(ANNA, name=name), ask.TakeSeat(id=key(), seat=seat))


def test_in_a_game_names_stay() -> None:
    live = Live(settings_for(Options(3))).sit(BERT).start()
    with pytest.raises(AlreadySeated):
        live.send(replace(ANNA, name="Annegret"), ask.TakeSeat(id=key(), seat=0))


def test_whoever_sits_down_under_a_name_of_the_table_has_a_mark_that_all_see() -> None:
    live = Live()
    assert live.send(OTHER_ANNA, ask.TakeSeat(id=key())) == [on.SeatTaken(seat=1, name="Anna 2")]


def test_whoever_takes_the_place_of_a_bot_of_their_name_has_it_alone() -> None:
    karl = Person("id-of-karl", "Karl", 0.0, None)
    live = Live(plans=(OPEN, KARL, CAST[0]))
    assert live.send(karl, ask.TakeSeat(id=key(), seat=2))[0] == on.SeatTaken(seat=2, name="Karl 2")
    live.send(karl, ask.LeaveSeat(id=key()))
    assert live.send(karl, ask.TakeSeat(id=key(), seat=1))[0] == on.SeatTaken(seat=1, name="Karl")


def test_no_bot_is_called_like_somebody_at_the_table() -> None:
    karl = Person("id-of-karl", "karl", 0.0, None)
    draft = first_draft(karl, settings_for(Options(4)), (OPEN, KARL, KARL), 0, 0)
    assert draft.table.names == ("karl", "Karl 2", "Karl 3")
    live = Live().sit(BERT)
    bot = KARL.model_copy(update={"name": "Bert"})
    (planned,) = live.send(ANNA, ask.PlanSeat(id=key(), seat=2, now=bot))
    assert planned == on.SeatPlanned(seat=2, now=bot.model_copy(update={"name": "Bert 2"}))
    assert live.send(ANNA, ask.PlanSeat(id=key(), seat=2, now=bot)) == []


def test_no_bot_fills_a_seat_under_a_name_that_is_taken() -> None:
    lisbeth = Person("id-of-lisbeth", "lisbeth", 0.0, None)
    live = Live()
    live.send(lisbeth, ask.TakeSeat(id=key()))
    live.send(ANNA, ask.StartGame(id=key()))
    assert live.table.seats[2] == CAST[1]
