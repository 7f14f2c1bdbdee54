"""How the virtual player lays out and plays its cards (R31-R33, R37)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ebbes.rules.cards import (
    BLUE,
    BROWN,
    GREEN,
    NO_CARD,
    NO_SUIT,
    RED,
    SUITS,
    YELLOW,
    card_of,
    suit_of,
)
from ebbes.rules.virtual import (
    COLUMNS,
    column_of,
    is_dealt_face_up,
    must_uncover,
    virtual_column,
)
from tests.support import cards

some_card = st.builds(card_of, st.sampled_from(SUITS), st.integers(1, 9))
rows = st.lists(some_card | st.just(NO_CARD), min_size=5, max_size=5)
ROW = cards("Y4 N2 Y6 R1 G5")


def test_the_cards_lie_in_five_columns_row_by_row() -> None:
    assert COLUMNS == 5
    assert [column_of(dealt) for dealt in range(15)] == [0, 1, 2, 3, 4] * 3


@pytest.mark.parametrize(("hand_size", "face_down"), [(10, 5), (15, 10)])
def test_only_the_last_five_cards_lie_face_up(hand_size: int, face_down: int) -> None:
    lying = [is_dealt_face_up(dealt, hand_size) for dealt in range(hand_size)]
    assert lying == [False] * face_down + [True] * 5


def test_a_card_is_turned_up_only_where_none_lies_on_it() -> None:
    open_card = cards("G5")[0]
    assert must_uncover(NO_CARD, 1) is True
    assert must_uncover(NO_CARD, 2) is True
    assert must_uncover(NO_CARD, 0) is False
    assert must_uncover(open_card, 1) is False
    assert must_uncover(open_card, 0) is False


@pytest.mark.parametrize(
    ("led", "column"), [(YELLOW, 0), (BROWN, 1), (RED, 3), (GREEN, 4), (BLUE, 0), (NO_SUIT, 0)]
)
def test_it_follows_with_the_leftmost_of_the_led_suit_or_else_plays_the_leftmost(
    led: int, column: int
) -> None:
    assert virtual_column(ROW, led) == column


def test_the_leftmost_of_the_suit_is_played_even_if_a_higher_one_lies_further_right() -> None:
    assert virtual_column(cards("R1 Y2 N1 Y6 Y4"), YELLOW) == 1


def test_an_empty_column_is_passed_over() -> None:
    row = (NO_CARD, NO_CARD, *cards("N2 R1 G5"))
    assert virtual_column(row, NO_SUIT) == 2
    assert virtual_column(row, RED) == 3


def test_an_empty_column_is_no_blue_card() -> None:
    row = (*cards("N2"), NO_CARD, *cards("R1 B5"), NO_CARD)
    assert virtual_column(row, BLUE) == 3
    assert virtual_column((*cards("N2"), NO_CARD, NO_CARD, NO_CARD, NO_CARD), BLUE) == 0


@pytest.mark.parametrize("column", range(5))
def test_the_last_card_is_played_wherever_it_lies(column: int) -> None:
    row = [NO_CARD] * 5
    row[column] = cards("G5")[0]
    assert virtual_column(row, GREEN) == column
    assert virtual_column(row, RED) == column


def test_with_no_card_left_there_is_no_column() -> None:
    assert virtual_column([NO_CARD] * 5, NO_SUIT) == -1


@given(row=rows.filter(any), led=st.sampled_from((*SUITS, NO_SUIT)))
def test_the_column_is_the_first_that_follows_or_else_the_first(row: list[int], led: int) -> None:
    lying = [column for column in range(5) if row[column] != NO_CARD]
    following = [column for column in lying if suit_of(row[column]) == led]
    assert virtual_column(row, led) == (following or lying)[0]
