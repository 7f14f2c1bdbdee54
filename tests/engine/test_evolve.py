"""What an event does to a state, full or seen (R14, R16, R23, R33)."""

from ebbes.engine.events import (
    CardPlayed,
    CardUncovered,
    Dealt,
    DesignatorPicked,
    GameEnded,
    NumberRevealed,
    RoundScored,
    StarterNamed,
    SuitDesignated,
    TrickTaken,
)
from ebbes.engine.evolve import evolve, without
from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, NAME_STARTER, NOBODY, OVER, PICK, PLAY, Score, Trick, new_game
from ebbes.engine.virtual import Virtual
from ebbes.rules.cards import GREEN, NO_CARD, RED
from ebbes.rules.ending import GOAL
from ebbes.rules.seats import VIRTUAL
from tests.support import card, cards, full_hands, play, position

ROW = Virtual.laid_out(cards("B1 N1 Y1 G1 R1 B2 N2 Y2 G2 R2"))


def test_a_card_leaves_a_sorted_hand_wherever_it_stands() -> None:
    hand = cards("B1 G2 R6")
    assert without(hand, card("B1")) == cards("G2 R6")
    assert without(hand, card("G2")) == cards("B1 R6")
    assert without(hand, card("R6")) == cards("B1 G2")


def test_from_a_hidden_hand_one_card_goes_and_nothing_is_learnt() -> None:
    assert without((NO_CARD,) * 3, card("G2")) == (NO_CARD,) * 2


def test_the_virtual_players_card_leaves_its_row() -> None:
    state = position(Options(2), "G6", "R6", turn=VIRTUAL, virtual=ROW)
    after = evolve(state, CardPlayed(VIRTUAL, card("N2")))
    assert after.virtual == ROW.without(card("N2"))
    assert after.hands == state.hands
    assert (after.trick, after.turn) == (cards("N2"), 1)


def test_a_card_is_uncovered_in_its_column() -> None:
    state = position(Options(2), "G6", "R6", virtual=ROW.without(card("N2")))
    after = evolve(state, CardUncovered(1, card("N1")))
    assert after.virtual == ROW.without(card("N2")).uncovered(1, card("N1"))


def test_a_trick_keeps_its_leader_cards_and_winner() -> None:
    state = position(Options(3), "", "", "", turn=1)._replace(trick=cards("G1 G2 G3"))
    after = evolve(state, TrickTaken(0))
    assert (after.tricks, after.trick, after.turn) == ((Trick(1, cards("G1 G2 G3"), 0),), (), 0)


def test_roles_are_kept_in_the_order_designated() -> None:
    state = evolve(position(Options(3), "", "", ""), SuitDesignated(0, RED))
    assert evolve(state, SuitDesignated(1, GREEN)).roles == (RED, GREEN)


def test_a_first_deal_sorts_the_hands_and_is_nobodys_turn() -> None:
    options = Options(3)
    hands = full_hands(options, "R6 B1", "R5 B2")
    after = evolve(new_game(options), Dealt(1, hands))
    assert after.hands == tuple(tuple(sorted(hand)) for hand in hands)
    assert (after.phase, after.turn, after.setup.dealer) == (DEAL, NOBODY, 1)


def test_a_later_deal_is_the_choosers_turn_and_keeps_the_numbers_used() -> None:
    state = position(Options(3), "", "", "", value=2, rounds=1, roles="BNYGR")
    state = state._replace(phase=DEAL, score=Score((0, 0, 0), 1, chooser=2))
    after = evolve(state, Dealt(1, full_hands(Options(3))))
    assert (after.phase, after.turn) == (NAME_STARTER, 2)
    assert (after.setup.chooser, after.setup.numbers) == (2, (2,))
    assert (after.setup.designators, after.roles) == ((0, 0, 0, 0, 0), ())


def test_a_number_designates_in_every_suit() -> None:
    after = evolve(new_game(Options(3)), NumberRevealed(4))
    assert (after.setup.numbers, after.setup.designators) == ((4,), (4, 4, 4, 4, 4))
    assert evolve(after, NumberRevealed(1)).setup.numbers == (4, 1)


def test_a_starter_leads_or_waits_for_the_picks() -> None:
    after = evolve(position(Options(3), "", "", ""), StarterNamed(2))
    assert (after.phase, after.turn, after.setup.starter) == (PLAY, 2, 2)
    after = evolve(position(Options(3, False, True), "", "", ""), StarterNamed(2, 1))
    assert (after.phase, after.turn, after.setup.starter) == (PICK, 0, 2)


def test_a_pick_designates_in_its_suit_alone() -> None:
    state = evolve(new_game(Options(3, False, True)), StarterNamed(0))
    after = evolve(state, DesignatorPicked(1, card("G5")))
    assert after.setup.designators == (0, 0, 0, 5, 0)
    assert (after.setup.picks, after.phase, after.turn) == (((1, card("G5")),), PICK, 2)


def test_points_are_added_and_may_go_backwards() -> None:
    state = position(Options(2), "", "", virtual=ROW, totals=(3, 0, -4), rounds=2)
    after = evolve(state, RoundScored((-5, 4, 1), 2, 1))
    assert after.score == Score((-2, 4, -3), 3, 1)
    assert (after.phase, after.turn, after.virtual) == (DEAL, NOBODY, None)


def test_the_end_keeps_the_totals() -> None:
    state = position(Options(3), "", "", "", totals=(31, 0, -4), rounds=2)
    after = evolve(state, GameEnded(GOAL, (0,)))
    assert after.score == Score((31, 0, -4), 2, None, GOAL, (0,))
    assert after.phase is OVER


def test_the_state_before_stays_as_it_was() -> None:
    state = position(Options(3), "G8 G1", "B2", "G2")
    before = repr(state)
    play(state, "G8 B2 G2")
    assert repr(state) == before
