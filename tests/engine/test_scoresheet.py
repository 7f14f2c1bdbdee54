"""The score sheet of a round (R20-R25, R36)."""

import pytest

from ebbes.engine.options import Options
from ebbes.engine.scoresheet import ScoreSheet, score_sheet, suit_counts
from ebbes.engine.state import Trick
from tests.support import cards, position, taken

ROLES = "RNYBG"
"""Red is trump, brown plus, yellow ebbes, blue minus, green nix."""


def sheet(options: Options, *own: str, dealer: int = 0) -> ScoreSheet:
    """The sheet of a round in which the seats took these cards."""
    hands = [""] * options.players
    return score_sheet(position(options, *hands, tricks=taken(*own), roles=ROLES, dealer=dealer))


def test_the_sheet_tells_what_everyone_took_and_what_it_is_worth() -> None:
    found = sheet(Options(3), "R1 R2 N1 N2 Y1 B1 G1", "N3 Y2 Y3 Y4 B2 B3 G6", "Y5 Y6 G2 G3 R3")
    assert found == ScoreSheet(
        counts=((1, 2, 1, 1, 2), (2, 1, 3, 1, 0), (0, 0, 2, 2, 1)),
        card_points=(1, -1, 0),
        ebbes_points=(0, 0, 3),
        points=(1, -1, 3),
        nix_winner=2,
        chooser=2,
    )


def test_trump_and_nix_cards_score_nothing() -> None:
    assert sheet(Options(3), "R1 R2 R3", "G1 G2 G3", "R4").points == (0, 0, 0)


def test_ebbes_points_are_added_to_those_of_single_cards() -> None:
    found = sheet(Options(3), "Y1 Y2 N1", "Y3 N2 N3 B1", "G1 B2 B3")
    assert (found.card_points, found.ebbes_points) == ((1, 1, -2), (0, 3, 0))
    assert found.points == (1, 4, -2)


def test_the_most_nix_cards_win_nix_even_against_a_higher_one() -> None:
    assert sheet(Options(4), "G8", "G1 G2", "B1", "G7").nix_winner == 1


def test_a_tie_at_nix_goes_to_the_highest_nix_card_of_the_tied() -> None:
    found = sheet(Options(4), "G1 G4", "G8", "G2 G5", "G3 B8")
    assert (found.nix_winner, found.chooser) == (2, 2)


def test_counts_are_known_while_the_round_goes_on() -> None:
    tricks = (Trick(0, cards("B1 B2 N1"), 1), Trick(1, cards("B4 B5 R1"), 1))
    state = position(Options(3), "", "", "", tricks=tricks)
    assert suit_counts(state) == ((0, 0, 0, 0, 0), (4, 1, 0, 0, 1), (0, 0, 0, 0, 0))


@pytest.mark.parametrize("dealer", [0, 1])
def test_a_person_who_wins_nix_names_the_starter(dealer: int) -> None:
    assert sheet(Options(2), "G1 G2 G3", "G4 G5", "G6", dealer=dealer).chooser == 0
    assert sheet(Options(2), "G1 G2", "G3 G4 G5", "G6", dealer=dealer).chooser == 1


@pytest.mark.parametrize("dealer", [0, 1])
def test_for_the_virtual_player_the_person_with_more_nix_cards_names_the_starter(
    dealer: int,
) -> None:
    found = sheet(Options(2), "G1 G2", "G6", "G3 G4 G5", dealer=dealer)
    assert (found.nix_winner, found.chooser) == (2, 0)
    found = sheet(Options(2), "G6", "G1 G2", "G3 G4 G5", dealer=dealer)
    assert (found.nix_winner, found.chooser) == (2, 1)


@pytest.mark.parametrize("dealer", [0, 1])
def test_for_the_virtual_player_the_person_with_the_higher_nix_card_of_a_tie_names_the_starter(
    dealer: int,
) -> None:
    assert sheet(Options(2), "G2", "G1", "G3 G4 G5 G6", dealer=dealer).chooser == 0
    assert sheet(Options(2), "G1", "G2", "G3 G4 G5 G6", dealer=dealer).chooser == 1


@pytest.mark.parametrize(("dealer", "chooser"), [(0, 0), (1, 1)])
def test_if_neither_person_took_a_nix_card_the_one_who_does_not_deal_next_names_the_starter(
    dealer: int, chooser: int
) -> None:
    found = sheet(Options(2), "B1", "N1", "G1 G2 G3 G4 G5 G6", dealer=dealer)
    assert (found.nix_winner, found.chooser) == (2, chooser)


def test_the_third_of_three_people_is_no_virtual_player() -> None:
    assert sheet(Options(3), "G1 G2", "G6", "G3 G4 G5").chooser == 2
