"""How the virtual player's cards lie (R31, R33, R37)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ebbes.engine.virtual import Virtual
from ebbes.rules.cards import NO_CARD
from tests.support import card, cards

TEN = cards("B1 N1 Y1 G1 R1 B2 N2 Y2 G2 R2")
FIFTEEN = cards("B1 N1 Y1 G1 R1 B2 N2 Y2 G2 R2 B3 N3 Y3 G3 R3")


def test_the_first_five_cards_lie_face_down_and_the_next_five_face_up_on_them() -> None:
    virtual = Virtual.laid_out(TEN)
    assert virtual.face_up == cards("B2 N2 Y2 G2 R2")
    assert virtual.face_down == tuple(cards(code) for code in ("B1", "N1", "Y1", "G1", "R1"))


def test_with_more_cards_two_lie_face_down_in_every_column() -> None:
    virtual = Virtual.laid_out(FIFTEEN)
    assert virtual.face_up == cards("B3 N3 Y3 G3 R3")
    columns = ("B1 B2", "N1 N2", "Y1 Y2", "G1 G2", "R1 R2")
    assert virtual.face_down == tuple(cards(column) for column in columns)


@pytest.mark.parametrize("size", [10, 15])
@given(data=st.data())
def test_the_order_dealt_comes_back_out_of_the_layout(size: int, data: st.DataObject) -> None:
    order = tuple(data.draw(st.permutations(FIFTEEN[:size])))
    assert Virtual.laid_out(order).in_order_dealt() == order


def test_of_the_face_down_cards_only_the_number_is_seen() -> None:
    virtual = Virtual.laid_out(FIFTEEN).uncovered(1, card("N2"))
    assert virtual.hidden().face_up == virtual.face_up
    assert virtual.hidden().face_down == tuple((NO_CARD,) * size for size in (2, 1, 2, 2, 2))


def test_a_card_played_leaves_its_column_open() -> None:
    virtual = Virtual.laid_out(TEN)
    assert virtual.covered_column() is None
    played = virtual.without(card("Y2"))
    assert played.face_up == (*cards("B2 N2"), NO_CARD, *cards("G2 R2"))
    assert played.face_down == virtual.face_down
    assert played.covered_column() == 2


def test_the_uppermost_face_down_card_is_turned_up() -> None:
    played = Virtual.laid_out(FIFTEEN).without(card("G3"))
    turned = played.uncovered(3, card("G2"))
    assert turned.face_up == cards("B3 N3 Y3 G2 R3")
    assert turned.face_down[3] == cards("G1")
    assert turned.face_down[:3] == played.face_down[:3]
    assert turned.covered_column() is None


def test_a_column_without_cards_stays_empty() -> None:
    virtual = Virtual((NO_CARD, *cards("N2 Y2 G2 R2")), ((), (), (), (), ()))
    assert virtual.covered_column() is None
    other = Virtual((NO_CARD, NO_CARD, *cards("Y2 G2 R2")), ((), cards("N1"), (), (), ()))
    assert other.covered_column() == 1
