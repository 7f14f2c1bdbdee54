"""Reasons: what a card does, in the game's own words."""

import pytest

from ebbes.bots.reasons import Reason, card_reasons
from ebbes.engine.options import Options
from ebbes.engine.state import PLAY, Setup, new_game
from ebbes.engine.view import View
from ebbes.rules.cards import NO_CARD
from tests.support import card, cards, suits

ME = 2
ROLES = "RGBYN"
"""Trump red, plus green, ebbes blue, minus yellow, nix brown."""


def seen(hand: str, trick: str = "", roles: str = ROLES, number: int = 6) -> View:
    """What a seat sees at its turn to play, four players at the table."""
    hidden = (NO_CARD,) * len(cards(hand))
    state = new_game(Options(4))._replace(
        phase=PLAY,
        turn=ME,
        trick=cards(trick),
        roles=suits(roles),
        hands=(hidden, hidden, cards(hand), hidden),
        setup=Setup(dealer=0, designators=(number,) * 5),
    )
    return View(ME, state)


def reasons(view: View, code: str, chance: float) -> list[Reason]:
    """Why a card, by its code."""
    return list(card_reasons(view, card(code), chance))


def test_a_card_without_alternative_needs_no_other_reason() -> None:
    assert reasons(seen("G1 R2", "G5"), "G1", 0.0) == [Reason("only-choice")]


@pytest.mark.parametrize(
    ("roles", "role"), [("", "trump"), ("R", "plus"), ("RG", "ebbes"), ("RGB", "minus")]
)
def test_a_designator_names_the_next_role(roles: str, role: str) -> None:
    found = reasons(seen("Y6 N2", roles=roles), "Y6", 0.5)
    assert found[0] == Reason("names-role", {"role": role, "suit": "Y"})


def test_a_designator_names_nothing_once_all_roles_are_known() -> None:
    codes = [reason.code for reason in reasons(seen("Y6 N2"), "Y6", 0.9)]
    assert "names-role" not in codes


def test_taking_a_trick_tells_what_lies_in_it() -> None:
    first, second = reasons(seen("R5 N2", "G5 G7 G1"), "R5", 1.0)
    assert first == Reason("takes-trick", {"plus": 3, "ebbes": 0, "minus": 0, "chance": 1.0})
    assert second == Reason("trumps", {"led": "G"})


def test_the_last_to_play_can_be_sure() -> None:
    _, second = reasons(seen("G8 G2", "G5 G7 G1"), "G8", 1.0)
    assert second == Reason("plays-last")


@pytest.mark.parametrize(("code", "role"), [("Y3", "minus"), ("B3", "ebbes")])
def test_a_card_nobody_wants_goes_into_anothers_trick(code: str, role: str) -> None:
    found = reasons(seen("Y3 B3 N1 N2", "R5"), code, 0.0)
    assert found[0] == Reason("gets-rid-of", {"role": role, "suit": code[0]})


def test_a_plus_card_in_anothers_trick_is_given_away() -> None:
    found = reasons(seen("G3 N1 N2", "R5"), "G3", 0.0)
    assert found[0] == Reason("gives-away", {"role": "plus", "suit": "G"})


def test_a_trick_with_minus_cards_is_left_to_others() -> None:
    found = reasons(seen("R1 R3 N2", "R5 Y4"), "R1", 0.1)
    assert found == [Reason("leaves-trick", {"plus": 0, "ebbes": 0, "minus": 1, "chance": 0.1})]


def test_the_last_card_of_a_suit_frees_the_hand() -> None:
    found = reasons(seen("N1 N2 R3"), "R3", 0.5)
    assert found == [Reason("empties-suit", {"suit": "R"})]


def test_a_designator_may_stay_in_the_hand() -> None:
    found = reasons(seen("N1 N2 Y6 Y5", roles="R"), "N1", 0.5)
    assert found == [Reason("keeps-designator", {"card": "Y6"})]


@pytest.mark.parametrize(
    ("chance", "code"), [(0.5, "open"), (1.0, "takes-trick"), (0.0, "leaves-trick")]
)
def test_if_nothing_stands_out_the_trick_itself_is_the_reason(chance: float, code: str) -> None:
    (reason,) = reasons(seen("N1 N2 R3 R4"), "N1", chance)
    assert reason.code == code
    assert reason.context["chance"] == chance


def test_of_several_designators_one_is_named() -> None:
    found = reasons(seen("N1 N2 Y5 Y6 G6", roles="R"), "N1", 0.5)
    assert [reason.code for reason in found] == ["keeps-designator"]
