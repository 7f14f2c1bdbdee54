"""Who takes a trick (R13, R18)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ebbes.rules.cards import BLUE, BROWN, GREEN, NO_SUIT, RED, SUITS, card_of, suit_of
from ebbes.rules.trick import beats, trick_winner
from tests.support import card, cards

all_cards = st.builds(card_of, st.sampled_from(SUITS), st.integers(1, 15))
tricks = st.lists(all_cards, min_size=1, max_size=5, unique=True)
trumps = st.sampled_from((*SUITS, NO_SUIT))


@pytest.mark.parametrize("trump", [NO_SUIT, BLUE, GREEN])
def test_within_a_suit_the_higher_card_beats_the_lower(trump: int) -> None:
    assert beats(card("G7"), card("G6"), trump) is True
    assert beats(card("G6"), card("G7"), trump) is False


def test_a_card_does_not_beat_itself() -> None:
    assert beats(card("G7"), card("G7"), GREEN) is False


def test_a_trump_beats_any_other_suit() -> None:
    assert beats(card("B1"), card("R15"), BLUE) is True
    assert beats(card("R15"), card("B1"), BLUE) is False


@pytest.mark.parametrize("trump", [NO_SUIT, BROWN])
def test_a_discarded_card_never_beats(trump: int) -> None:
    assert beats(card("R15"), card("B1"), trump) is False
    assert beats(card("B15"), card("R1"), trump) is False


def test_without_trump_the_highest_card_of_the_led_suit_takes_the_trick() -> None:
    assert trick_winner(cards("G2 G9 R15 G8 B15"), NO_SUIT) == 1
    assert trick_winner(cards("G9 G2 R15"), NO_SUIT) == 0
    assert trick_winner(cards("G1 R15 G2"), RED - 1) == 2


def test_the_highest_trump_takes_the_trick() -> None:
    assert trick_winner(cards("G15 B1 G14 B2 R9"), BLUE) == 3
    assert trick_winner(cards("G15 B2 G14 B1 R9"), BLUE) == 1


def test_a_trump_that_is_led_is_beaten_only_by_a_higher_trump() -> None:
    assert trick_winner(cards("R2 B15 R1"), RED) == 0
    assert trick_winner(cards("R2 B15 R3"), RED) == 2


def test_a_trump_not_in_the_trick_changes_nothing() -> None:
    assert trick_winner(cards("G2 N9 G3"), RED) == 2


def test_the_only_card_takes_the_trick() -> None:
    assert trick_winner(cards("G2"), NO_SUIT) == 0


def test_a_trump_known_at_the_end_counts_for_cards_lying_before() -> None:
    assert trick_winner(cards("G8 G2 B7 B3"), BLUE) == 2


@given(trick=tricks, trump=trumps)
def test_the_winner_is_the_highest_trump_or_else_the_highest_of_the_led_suit(
    trick: list[int], trump: int
) -> None:
    winning_suit = trump if trump in map(suit_of, trick) else suit_of(trick[0])
    highest = max(lying for lying in trick if suit_of(lying) == winning_suit)
    assert trick[trick_winner(trick, trump)] == highest


@given(trick=tricks, trump=trumps)
def test_the_winner_beats_every_card_after_it_and_is_beaten_by_none(
    trick: list[int], trump: int
) -> None:
    best = trick[trick_winner(trick, trump)]
    assert not any(beats(lying, best, trump) for lying in trick)
