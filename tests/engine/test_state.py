"""Where a game stands."""

import pytest

from ebbes.engine.options import Options
from ebbes.engine.state import NOBODY, Phase, Score, Setup, new_game
from ebbes.rules.cards import BLUE, GREEN, NO_SUIT
from tests.support import cards, every_option_set, play, position


def test_the_phases_have_names_for_people() -> None:
    assert [phase.value for phase in Phase] == ["deal", "name starter", "pick", "play", "over"]


@every_option_set
def test_a_new_game_waits_for_its_first_deal(options: Options) -> None:
    state = new_game(options)
    assert state.phase is Phase.DEAL
    assert state.turn == NOBODY == -1
    assert state.score == Score(totals=(0,) * options.seats)
    assert state.score[1:] == (0, None, 0, ())
    assert state.setup == Setup(-1, None, -1, (), (), (0, 0, 0, 0, 0))
    assert state.hands == ((),) * options.players
    assert (state.virtual, state.tricks, state.trick, state.roles) == (None, (), (), ())


def test_the_led_suit_is_that_of_the_first_card() -> None:
    state = position(Options(3), "G8 G1", "B2 B4", "G2 G4")
    assert state.led == NO_SUIT
    assert play(state, "G8 B2").led == GREEN
    assert play(state, "G8 B2 G2").led == NO_SUIT


def test_trump_is_the_first_role_designated() -> None:
    assert position(Options(3), "", "", "").trump == NO_SUIT
    assert position(Options(3), "", "", "", roles="B").trump == BLUE
    assert position(Options(3), "", "", "", roles="GB").trump == GREEN


def test_the_leader_is_who_led_the_trick_or_leads_the_next() -> None:
    state = position(Options(4), "G8 G1", "B2 B4", "G2 G4", "R1 R2", turn=2, dealer=3)
    assert state.leader == 2
    assert [play(state, codes).leader for codes in ("G4", "G4 R1", "G4 R1 G8")] == [2, 2, 2]
    assert play(state, "G4 R1 G8 B2").leader == 0


@pytest.mark.parametrize(("dealer", "order"), [(0, [0, 2, 1, 0]), (1, [0, 1, 2, 0])])
def test_for_two_the_seats_are_counted_from_the_dealer(dealer: int, order: list[int]) -> None:
    state = position(Options(2), "", "", dealer=dealer)
    assert [state.seat_after(0, steps) for steps in range(4)] == order
    assert [state.seat_after(seat, 1) for seat in order[:3]] == order[1:]


def test_the_plays_of_a_round_are_its_tricks_and_the_cards_on_the_table() -> None:
    state = play(position(Options(3), "G8 G1", "B2 B4", "G2 G4"), "G8 B2 G2 G1")
    assert state.plays == cards("G8 B2 G2 G1")
    assert state.owners == (0, 1, 2, 0)
    assert (len(state.tricks), state.trick) == (1, cards("G1"))


def test_the_designator_cards_are_one_of_each_suit_as_far_as_known() -> None:
    assert Setup(designators=(3,) * 5).designator_cards == cards("B3 N3 Y3 G3 R3")
    assert Setup(designators=(0, 5, 0, 1, 0)).designator_cards == cards("N5 G1")
    assert Setup().designator_cards == ()
