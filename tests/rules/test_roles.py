"""The five roles and what designates them (R2, R15, R16)."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from ebbes.rules.cards import SUITS, card_of
from ebbes.rules.roles import (
    EBBES,
    MINUS,
    NIX,
    NOT_PICKED,
    NUMBER_DESIGNATORS,
    PLUS,
    ROLE_NAMES,
    TRUMP,
    is_designator,
    last_suit,
    may_pick,
)
from tests.support import card

values = st.integers(1, 15)


def test_the_roles_stand_in_the_order_of_the_board() -> None:
    assert (TRUMP, PLUS, EBBES, MINUS, NIX) == (0, 1, 2, 3, 4)
    assert ROLE_NAMES == ("trump", "plus", "ebbes", "minus", "nix")


def test_the_suit_that_remains_becomes_nix() -> None:
    orders = list(permutations(SUITS))
    assert len(orders) == 120
    for trump, plus, ebbes, minus, nix in orders:
        assert last_suit(trump, plus, ebbes, minus) == nix


def test_a_card_with_the_number_of_the_round_is_a_designator_card() -> None:
    threes = (3, 3, 3, 3, 3)
    assert is_designator(card("G3"), threes)
    assert not is_designator(card("G2"), threes)
    assert not is_designator(card("G4"), threes)


def test_a_picked_card_is_a_designator_card_and_its_neighbours_are_not() -> None:
    picks = (2, 5, 7, 1, 9)
    assert [
        code for code in ("B2", "N5", "Y7", "G1", "R9") if is_designator(card(code), picks)
    ] == [
        "B2",
        "N5",
        "Y7",
        "G1",
        "R9",
    ]
    assert not any(is_designator(card(code), picks) for code in ("B5", "N2", "Y1", "G7", "R2"))


@given(suit=st.sampled_from(SUITS), value=values, picks=st.tuples(*[values] * 5))
def test_only_the_value_of_the_own_suit_designates(
    suit: int, value: int, picks: tuple[int, ...]
) -> None:
    assert is_designator(card_of(suit, value), picks) == (picks[suit] == value)


def test_the_number_designators_of_a_game_without_picks_are_1_to_5() -> None:
    assert NUMBER_DESIGNATORS == (1, 2, 3, 4, 5)


def test_no_card_has_the_value_that_means_not_picked() -> None:
    assert NOT_PICKED == 0


def test_a_pick_needs_a_free_number_and_a_free_colour() -> None:
    picks = (2, NOT_PICKED, NOT_PICKED, 5, NOT_PICKED)
    assert may_pick(card("N1"), picks)
    assert may_pick(card("Y15"), picks)
    assert not may_pick(card("R2"), picks)
    assert not may_pick(card("N5"), picks)
    assert not may_pick(card("B1"), picks)
    assert not may_pick(card("G5"), picks)


@given(
    suit=st.sampled_from(SUITS),
    value=values,
    picks=st.tuples(*[values | st.just(NOT_PICKED)] * 5),
)
def test_a_pick_is_free_when_neither_its_number_nor_its_colour_is_taken(
    suit: int, value: int, picks: tuple[int, ...]
) -> None:
    free = picks[suit] == NOT_PICKED and value not in picks
    assert may_pick(card_of(suit, value), picks) == free


@given(suit=st.sampled_from(SUITS), value=values)
def test_before_a_suit_has_a_designator_no_card_of_it_designates(suit: int, value: int) -> None:
    assert not is_designator(card_of(suit, value), (0, 0, 0, 0, 0))
