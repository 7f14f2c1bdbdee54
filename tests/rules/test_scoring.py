"""What the cards in one's tricks are worth (R20-R22, R25)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ebbes.rules.scoring import card_points, ebbes_points, nix_rank


@pytest.mark.parametrize(
    ("plus_cards", "minus_cards", "points"),
    [(0, 0, 0), (1, 0, 1), (0, 1, -1), (5, 2, 3), (2, 5, -3), (4, 4, 0), (15, 0, 15)],
)
def test_plus_cards_count_one_and_minus_cards_minus_one(
    plus_cards: int, minus_cards: int, points: int
) -> None:
    assert card_points(plus_cards, minus_cards) == points


@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, 3), (2, 3), (3, 3), (4, 3), (5, 0)])
def test_everyone_between_the_fewest_and_the_most_gets_three(cards: int, points: int) -> None:
    assert ebbes_points(cards, 5, 0) == points


def test_the_fewest_need_not_be_none() -> None:
    assert [ebbes_points(cards, 5, 2) for cards in (2, 3, 4, 5)] == [0, 3, 3, 0]


def test_nobody_scores_when_all_have_the_same() -> None:
    assert ebbes_points(2, 2, 2) == 0
    assert ebbes_points(0, 0, 0) == 0


def test_nobody_scores_when_all_have_the_most_or_the_fewest() -> None:
    assert [ebbes_points(cards, 3, 2) for cards in (2, 3)] == [0, 0]


@given(counts=st.lists(st.integers(0, 15), min_size=3, max_size=5))
def test_a_tie_at_the_top_or_at_the_bottom_scores_for_none_of_the_tied(counts: list[int]) -> None:
    most, fewest = max(counts), min(counts)
    for count in counts:
        expected = 0 if count in (most, fewest) else 3
        assert ebbes_points(count, most, fewest) == expected


@pytest.mark.parametrize(("cards", "highest", "rank"), [(0, 0, 0), (1, 1, 17), (3, 7, 55)])
def test_the_nix_rank_is_sixteen_to_a_card(cards: int, highest: int, rank: int) -> None:
    assert nix_rank(cards, highest) == rank


def test_one_more_nix_card_outweighs_even_a_fifteen() -> None:
    assert nix_rank(2, 1) > nix_rank(1, 15)
    assert nix_rank(15, 15) > nix_rank(14, 15)


holdings = st.integers(1, 15).flatmap(
    lambda cards: st.tuples(st.just(cards), st.integers(cards, 15))
)


@given(one=holdings, other=holdings)
def test_more_nix_cards_rank_first_and_then_the_highest_card(
    one: tuple[int, int], other: tuple[int, int]
) -> None:
    assert (nix_rank(*one) > nix_rank(*other)) == (one > other)
    assert (nix_rank(*one) == nix_rank(*other)) == (one == other)


@given(holding=holdings)
def test_any_nix_card_ranks_above_none(holding: tuple[int, int]) -> None:
    assert nix_rank(*holding) > nix_rank(0, 0)
