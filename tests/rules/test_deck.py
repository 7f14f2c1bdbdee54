"""Which cards are in play (R4, R5, R30, R37)."""

import pytest

from ebbes.rules.cards import SUITS, suit_of, value_of
from ebbes.rules.deck import deck, hand_size, top_value

TOP_VALUES = [(3, False, 6), (4, False, 8), (5, False, 10), (3, True, 9), (4, True, 12)]
TOP_VALUES += [(5, True, 15)]


def test_everyone_gets_10_cards_and_with_more_cards_15() -> None:
    assert hand_size(False) == 10
    assert hand_size(True) == 15


@pytest.mark.parametrize(("seats", "more_cards", "top"), TOP_VALUES)
def test_the_highest_value_depends_on_the_seats(seats: int, more_cards: bool, top: int) -> None:
    assert top_value(seats, more_cards) == top


@pytest.mark.parametrize(("seats", "more_cards", "top"), TOP_VALUES)
def test_the_deck_has_every_value_of_every_suit_once(
    seats: int, more_cards: bool, top: int
) -> None:
    found = [(suit_of(card), value_of(card)) for card in deck(seats, more_cards)]
    assert found == [(suit, value) for suit in SUITS for value in range(1, top + 1)]


@pytest.mark.parametrize(("seats", "more_cards", "top"), TOP_VALUES)
def test_the_deck_is_dealt_out_without_a_remainder(seats: int, more_cards: bool, top: int) -> None:
    assert len(deck(seats, more_cards)) == seats * hand_size(more_cards) == 5 * top


@pytest.mark.parametrize("more_cards", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_number_designators_1_to_5_are_always_in_play(seats: int, more_cards: bool) -> None:
    assert {value_of(card) for card in deck(seats, more_cards)} >= {1, 2, 3, 4, 5}
