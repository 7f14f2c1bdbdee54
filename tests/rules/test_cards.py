"""Cards, suits and values (R1, R3)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ebbes.rules import cards
from ebbes.rules.cards import (
    HIGHEST_VALUE,
    LETTERS,
    NO_CARD,
    NO_SUIT,
    SUIT_NAMES,
    SUITS,
    card_of,
    suit_of,
    value_of,
)

ALL_CARDS = [card_of(suit, value) for suit in SUITS for value in range(1, HIGHEST_VALUE + 1)]


def test_the_five_suits_stand_in_the_order_of_their_letters() -> None:
    assert (cards.BLUE, cards.BROWN, cards.YELLOW, cards.GREEN, cards.RED) == (0, 1, 2, 3, 4)
    assert SUITS == (0, 1, 2, 3, 4)
    assert LETTERS == "BNYGR"
    assert SUIT_NAMES == ("blue", "brown", "yellow", "green", "red")


def test_no_suit_is_none_of_the_suits_and_no_card_none_of_the_cards() -> None:
    assert NO_SUIT == 5
    assert NO_SUIT not in SUITS
    assert NO_CARD == 0
    assert NO_CARD not in ALL_CARDS


def test_there_are_75_cards_with_values_up_to_15() -> None:
    assert HIGHEST_VALUE == 15
    assert len(set(ALL_CARDS)) == 75
    assert {value_of(card) for card in ALL_CARDS} == set(range(1, 16))
    assert {suit_of(card) for card in ALL_CARDS} == set(SUITS)


@pytest.mark.parametrize(
    ("suit", "value", "card"),
    [(0, 1, 1), (0, 15, 15), (1, 1, 17), (2, 8, 40), (3, 10, 58), (4, 1, 65), (4, 15, 79)],
)
def test_a_suit_has_sixteen_ints(suit: int, value: int, card: int) -> None:
    assert card_of(suit, value) == card
    assert suit_of(card) == suit
    assert value_of(card) == value


@given(suit=st.sampled_from(SUITS), value=st.integers(1, 15))
def test_suit_and_value_come_back_out_of_a_card(suit: int, value: int) -> None:
    assert (suit_of(card_of(suit, value)), value_of(card_of(suit, value))) == (suit, value)


@given(suit=st.sampled_from(SUITS), value=st.integers(1, 14))
def test_a_higher_card_of_a_suit_is_a_higher_int(suit: int, value: int) -> None:
    assert card_of(suit, value) < card_of(suit, value + 1)


def test_a_hand_sorted_as_ints_is_sorted_by_suit_and_value() -> None:
    assert sorted(ALL_CARDS, key=lambda card: (suit_of(card), value_of(card))) == sorted(ALL_CARDS)
