"""The worked examples of the rulebooks, and those of our own rules page."""

import re
from pathlib import Path

import pytest

from ebbes.engine.commands import Deal, NameStarter, PickDesignator, PlayCard
from ebbes.engine.decide import step
from ebbes.engine.events import CardPlayed, CardUncovered, RoundScored, SuitDesignated, TrickTaken
from ebbes.engine.evolve import evolve
from ebbes.engine.legal import free_designators, legal_commands
from ebbes.engine.options import Options
from ebbes.engine.scoresheet import score_sheet
from ebbes.engine.state import State
from ebbes.engine.view import view
from ebbes.rules.cards import BLUE, BROWN, GREEN, RED, YELLOW, suit_of, value_of
from ebbes.rules.roles import EBBES, MINUS, NIX, PLUS, TRUMP
from ebbes.rules.seats import VIRTUAL
from tests.support import card, cards, dealt, events_of, full_hands, play, position, taken

ANNA, BEN, CLEO, DIRK, EMMA = range(5)
PAGE = Path(__file__).parents[2] / "docs" / "rules" / "en.md"

# From the rulebooks


def five_players_with_the_number_1() -> State:
    """Blue and green lie so that the rulebook's first two examples can follow each other."""
    return dealt(
        Options(5),
        "B10 G10 G1 G2 G3 G4 G5 G6",
        "B1 Y1",
        "B2 G7",
        "B3 G8",
        "B4 G9",
        value=1,
    )


def test_rulebook_the_blue_1_designates_blue_as_trump_at_once() -> None:
    state = five_players_with_the_number_1()
    assert events_of(state, "B10") == (CardPlayed(ANNA, card("B10")),)
    state = play(state, "B10")
    assert events_of(state, "B1")[1:] == (SuitDesignated(TRUMP, BLUE),)
    assert play(state, "B1").trump == BLUE


def test_rulebook_blue_stays_trump_for_the_rest_of_the_round() -> None:
    state = position(Options(5), "B10 G10", "B1 B2", "B5 G4", "B3 G8", "B4 G9", value=1)
    state = play(state, "B10 B1 B5 B3 B4")
    assert state.turn == ANNA
    assert play(state, "G10 B2 G4 G8 G9").tricks[-1].winner == BEN


def test_rulebook_a_discarded_yellow_1_designates_yellow_as_plus() -> None:
    state = play(five_players_with_the_number_1(), "B10 B1 B2 B3 B4")
    assert state.turn == ANNA
    state = play(state, "G10")
    assert GREEN not in {suit_of(held) for held in state.hands[BEN]}
    assert events_of(state, "Y1")[1:] == (SuitDesignated(PLUS, YELLOW),)
    assert play(state, "Y1").roles == (BLUE, YELLOW)


def test_rulebook_at_the_end_each_yellow_card_is_worth_one_point() -> None:
    state = position(
        Options(5),
        *[""] * 5,
        roles="BYRNG",
        tricks=taken("Y1 Y2 Y3", "Y4", "", "Y5 Y6", "Y7 Y8 Y9 Y10"),
    )
    assert score_sheet(state).card_points == (3, 1, 0, 2, 4)


def test_rulebook_of_0_0_2_3_5_ebbes_cards_only_2_and_3_are_in_between() -> None:
    state = position(
        Options(5),
        *[""] * 5,
        roles="BYRNG",
        tricks=taken("", "", "R1 R2", "R3 R4 R5", "R6 R7 R8 R9 R10"),
    )
    assert score_sheet(state).ebbes_points == (0, 0, 3, 3, 0)


def test_rulebook_several_designators_in_one_trick_count_in_the_order_played() -> None:
    state = position(Options(5), "B10 B6", "B1 B7", "Y1 Y2", "R1 R2", "G1 G2", value=1)
    roles = [play(state, codes).roles for codes in ("B10", "B10 B1", "B10 B1 Y1", "B10 B1 Y1 R1")]
    assert roles == [(), (BLUE,), (BLUE, YELLOW), (BLUE, YELLOW, RED)]
    last = events_of(play(state, "B10 B1 Y1 R1"), "G1")
    assert last[1:] == (SuitDesignated(MINUS, GREEN), SuitDesignated(NIX, BROWN), TrickTaken(ANNA))


def test_rulebook_who_cannot_follow_may_trump_or_discard() -> None:
    state = play(position(Options(3), "G6 G1", "B1 R5", "G2 G4", roles="B"), "G6")
    assert legal_commands(state) == (PlayCard(BEN, card("B1")), PlayCard(BEN, card("R5")))
    assert play(state, "B1 G2").turn == BEN
    assert play(state, "R5 G2").turn == ANNA


def test_rulebook_the_player_left_of_the_starter_picks_the_green_5() -> None:
    state = dealt(Options(3, False, True), dealer=CLEO, starter=ANNA)
    assert state.turn == BEN
    picked = step(state, PickDesignator(BEN, card("G5")))[0]
    assert picked.setup.designator_cards == cards("G5")
    assert picked.turn == CLEO


def test_rulebook_the_picked_green_5_designates_and_another_5_does_not() -> None:
    state = dealt(Options(3, False, True), "G5 B5 G6", "R1", "R3", starter=ANNA)
    for pick in cards("G5 B1 N2 Y3 R4"):
        state = step(state, PickDesignator(state.turn, pick))[0]
    assert events_of(state, "G5")[1:] == (SuitDesignated(TRUMP, GREEN),)
    assert events_of(state, "B5")[1:] == ()
    assert events_of(state, "G6")[1:] == ()


def test_rulebook_a_picked_card_need_not_be_held() -> None:
    state = dealt(Options(3, False, True), "G5", starter=CLEO)
    assert state.turn == ANNA
    foreign = [free for free in free_designators(state) if free not in state.hands[ANNA]]
    assert len(foreign) == 20
    assert all(step(state, PickDesignator(ANNA, free)) for free in foreign)


def test_rulebook_three_players_with_both_variants_use_the_numbers_1_to_9() -> None:
    state = dealt(Options(3, True, True))
    assert {value_of(free) for free in free_designators(state)} == set(range(1, 10))
    assert sorted(value_of(held) for hand in state.hands for held in hand) == sorted(
        list(range(1, 10)) * 5
    )


# From our own rules page


def test_every_worked_example_of_the_rules_page_is_tested_here() -> None:
    named = re.findall(r"<!-- example: ([a-z-]+) -->", PAGE.read_text(encoding="utf-8"))
    assert len(named) == 5
    for name in named:
        assert any(test.startswith(f"test_example_{name.replace('-', '_')}") for test in globals())


def test_example_trump_mid_trick_counts_for_cards_already_lying() -> None:
    state = dealt(Options(4), "G8 G1 G3 G4", "G2 G5 G6 G7", "B7", "B3", value=3)
    before = play(state, "G8 G2 B7")
    assert before.roles == ()
    assert events_of(before, "B3") == (
        CardPlayed(DIRK, card("B3")),
        SuitDesignated(TRUMP, BLUE),
        TrickTaken(CLEO),
    )
    assert play(before, "B3").turn == CLEO


def test_example_trump_mid_trick_changes_nothing_for_tricks_already_taken() -> None:
    state = position(Options(4), "G8 G1", "G2 G4", "B7 B5", "R8 B3", value=3)
    state = play(state, "G8 G2 B7 R8 G1 G4 B5 B3")
    assert [trick.winner for trick in state.tricks] == [ANNA, CLEO]


def test_example_several_designators_take_the_roles_in_the_order_of_the_cards() -> None:
    state = dealt(
        Options(5),
        "Y3 Y1 Y2 Y4 Y5",
        "Y9 Y6 Y7 Y8 Y10",
        "R3 G3",
        "G5",
        "N3",
        value=3,
    )
    lying = ("Y3", "Y3 Y9", "Y3 Y9 R3", "Y3 Y9 R3 G5")
    roles = [play(state, codes).roles for codes in lying]
    assert roles == [(YELLOW,), (YELLOW,), (YELLOW, RED), (YELLOW, RED)]
    last = events_of(play(state, "Y3 Y9 R3 G5"), "N3")
    assert last[1:] == (SuitDesignated(EBBES, BROWN), TrickTaken(BEN))


@pytest.mark.parametrize(("code", "minus", "nix"), [("B3", BLUE, GREEN), ("G3", GREEN, BLUE)])
def test_example_several_designators_leave_minus_and_nix_to_the_next_three(
    code: str, minus: int, nix: int
) -> None:
    state = position(Options(5), "R1", code, "R2", "R4", "R5", turn=BEN, roles="YRN", value=3)
    assert events_of(state, code)[1:] == (SuitDesignated(MINUS, minus), SuitDesignated(NIX, nix))


@pytest.mark.parametrize(
    ("took", "points"),
    [
        (("Y1 Y2 Y3 Y4", "Y5 Y6", "Y7 Y8", ""), (0, 3, 3, 0)),
        (("Y1 Y2 Y3", "Y4 Y5 Y6", "Y7", "Y8"), (0, 0, 0, 0)),
        (("Y1 Y2", "Y3 Y4", "Y5 Y6", "Y7 Y8"), (0, 0, 0, 0)),
    ],
    ids=["4-2-2-0", "3-3-1-1", "2-2-2-2"],
)
def test_example_ebbes_tie(took: tuple[str, ...], points: tuple[int, ...]) -> None:
    state = position(Options(4), *[""] * 4, roles="BNYRG", tricks=taken(*took))
    assert score_sheet(state).points == points


def test_example_nix_tie_goes_to_dirk_who_sees_his_hand_and_names_the_starter() -> None:
    took = taken("G1 G4 G7", "G3", "G6", "G2 G5 G8")
    state = position(Options(4), *[""] * 4, roles="BNYRG", tricks=took, value=3)
    sheet = score_sheet(state)
    assert (sheet.nix_winner, sheet.chooser) == (DIRK, DIRK)
    scored = evolve(state, RoundScored(sheet.points, sheet.nix_winner, sheet.chooser))
    following = step(scored, Deal(BEN, full_hands(Options(4)), 1))[0]
    assert following.turn == DIRK
    assert view(following, DIRK).hand == following.hands[DIRK]
    assert [step(following, NameStarter(DIRK, seat))[0].turn for seat in range(4)] == [0, 1, 2, 3]


def two_players() -> State:
    """Anna has dealt and starts; the virtual player's row is Y4 N2 Y6 R1 G5, B3 under the Y4."""
    virtual = "B3 B4 N4 Y1 G4 Y4 N2 Y6 R1 G5"
    return dealt(Options(2), "Y2 B1", "Y5 B6 G6 N6 R6", virtual, value=2, dealer=ANNA)


def test_example_virtual_turn_follows_with_the_leftmost_of_the_suit() -> None:
    state = play(two_players(), "Y2")
    assert state.trick == cards("Y2 Y4")
    assert state.turn == BEN


def test_example_virtual_turn_uncovers_a_card_only_before_the_next_trick() -> None:
    state = play(two_players(), "Y2")
    assert state.virtual is not None
    assert state.virtual.face_up == (0, *cards("N2 Y6 R1 G5"))
    assert events_of(state, "Y5")[1:] == (TrickTaken(BEN), CardUncovered(0, card("B3")))


@pytest.mark.parametrize(("led", "anna", "answer"), [("B6", "B1", "B3"), ("G6", "G1", "G5")])
def test_example_virtual_turn_may_follow_with_the_card_just_turned_up(
    led: str, anna: str, answer: str
) -> None:
    state = play(two_players(), f"Y2 Y5 {led}")
    assert state.turn == ANNA
    assert events_of(state, anna)[:2] == (
        CardPlayed(ANNA, card(anna)),
        CardPlayed(VIRTUAL, card(answer)),
    )


def test_example_virtual_turn_throws_the_leftmost_card_when_it_cannot_follow() -> None:
    assert play(two_players(), "B1").trick == cards("B1 Y4")
