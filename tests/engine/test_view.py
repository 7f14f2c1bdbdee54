"""What a seat sees, and what it does not (R39)."""

import pytest

from ebbes.engine.commands import PickDesignator, PlayCard
from ebbes.engine.decide import decide, step
from ebbes.engine.errors import NoSuchSeat
from ebbes.engine.events import CardPlayed, Dealt
from ebbes.engine.options import Options
from ebbes.engine.state import new_game
from ebbes.engine.view import View, apply, view, view_event
from ebbes.engine.virtual import Virtual
from ebbes.rules.cards import NO_CARD
from tests.support import card, cards, dealt, first_deal, full_hands, play, position

HIDDEN = (NO_CARD,) * 10


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_sees_its_own_hand_and_of_the_others_only_the_number_of_cards(seat: int) -> None:
    state = dealt(Options(3))
    seen = view(state, seat)
    assert seen.hand == state.hands[seat]
    expected = tuple(state.hands[own] if own == seat else HIDDEN for own in range(3))
    assert seen.seen.hands == expected


def test_a_spectator_sees_no_hand() -> None:
    seen = view(dealt(Options(3)), None)
    assert seen.hand == ()
    assert seen.seen.hands == (HIDDEN,) * 3


def test_hidden_hands_grow_smaller_as_they_are_played() -> None:
    state = play(position(Options(3), "G8 G1", "B2 B4", "G2"), "G8 B2")
    assert [len(hand) for hand in view(state, None).seen.hands] == [1, 1, 1]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everyone_sees_the_virtual_players_face_up_cards_alone(seat: int | None) -> None:
    state = dealt(Options(2))
    assert state.virtual is not None
    seen = view(state, seat).seen.virtual
    assert seen == Virtual(state.virtual.face_up, ((NO_CARD,),) * 5)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_all_that_is_public_is_seen_as_it_is(seat: int | None) -> None:
    state = play(position(Options(3), "G3 G1", "B2 B4", "G2 R1", value=3), "G3 B2 G2 G1")
    seen = view(state, seat).seen
    assert seen._replace(hands=state.hands) == state


def test_a_seat_hears_of_a_deal_its_own_hand_in_the_order_dealt() -> None:
    hands = full_hands(Options(3), "R6 B1")
    assert view_event(Dealt(1, hands), 0) == Dealt(1, (hands[0], HIDDEN, HIDDEN))
    assert view_event(Dealt(1, hands), None) == Dealt(1, (HIDDEN, HIDDEN, HIDDEN))


def test_a_seat_hears_of_the_virtual_players_face_up_cards_alone() -> None:
    deal = decide(new_game(Options(2)), first_deal(Options(2)))[0]
    assert isinstance(deal, Dealt)
    assert deal.virtual is not None
    heard = view_event(deal, 1)
    assert heard == Dealt(0, (HIDDEN, deal.hands[1]), deal.virtual.hidden())


def test_every_other_event_is_heard_by_everyone() -> None:
    event = CardPlayed(1, card("G2"))
    assert all(view_event(event, seat) is event for seat in (0, 1, 2, None))


def test_only_the_seat_to_act_has_legal_commands() -> None:
    state = position(Options(3), "G8 G1", "B2 B4", "G2 R1", turn=1)
    assert view(state, 1).legal == tuple(PlayCard(1, held) for held in cards("B2 B4"))
    assert all(view(state, seat).legal == () for seat in (0, 2, None))


@pytest.mark.parametrize(("players", "seat"), [(2, 2), (2, -1), (3, 3), (5, 5)])
def test_nobody_looks_from_a_seat_without_a_person(players: int, seat: int) -> None:
    with pytest.raises(NoSuchSeat) as caught:
        view(dealt(Options(players)), seat)
    assert str(caught.value) == f"no person at seat {seat} (R39)"
    assert (caught.value.rule, caught.value.context) == ("R39", {"seat": seat})


def test_a_spectator_has_nothing_to_do_even_when_nobody_has() -> None:
    assert view(new_game(Options(3)), None).legal == ()


def test_a_view_is_brought_forward_by_what_its_seat_heard() -> None:
    state = dealt(Options(3, False, True), starter=0)
    after, events = step(state, PickDesignator(1, card("G5")))
    assert apply(view(state, 2), view_event(events[0], 2)) == view(after, 2)
    assert apply(view(state, 2), events[0]) == View(2, view(after, 2).seen)
