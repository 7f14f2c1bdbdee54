"""Cards as people and records write them (R3)."""

import pytest

from ebbes.rules.cards import NO_CARD, NO_SUIT, SUITS, card_of
from ebbes.rules.codes import CARDS, CODES, HIDDEN_CODE, code_of, codes_of, letter_of

ALL_CODES = [f"{letter}{value}" for letter in "BNYGR" for value in range(1, 16)]


def test_every_card_has_its_code_and_every_code_its_card() -> None:
    assert list(CODES.values()) == ALL_CODES
    assert list(CARDS) == ALL_CODES
    assert {code: CODES[card] for code, card in CARDS.items()} == {c: c for c in ALL_CODES}


@pytest.mark.parametrize(
    ("code", "suit", "value"),
    [("B1", 0, 1), ("N15", 1, 15), ("Y7", 2, 7), ("G10", 3, 10), ("R4", 4, 4)],
)
def test_a_code_is_the_letter_of_the_suit_and_the_value(code: str, suit: int, value: int) -> None:
    assert code_of(card_of(suit, value)) == code
    assert CARDS[code] == card_of(suit, value)


def test_a_card_that_may_not_be_seen_has_a_code_of_its_own() -> None:
    assert HIDDEN_CODE == "??"
    assert code_of(NO_CARD) == "??"


def test_something_that_is_no_card_has_no_code() -> None:
    with pytest.raises(KeyError):
        code_of(card_of(NO_SUIT, 1))


def test_several_codes_stand_in_a_row() -> None:
    assert codes_of([CARDS["G2"], CARDS["G7"], NO_CARD]) == "G2 G7 ??"
    assert codes_of(iter([CARDS["R15"]])) == "R15"
    assert codes_of([]) == ""


def test_every_suit_has_its_letter() -> None:
    assert [letter_of(suit) for suit in SUITS] == ["B", "N", "Y", "G", "R"]
