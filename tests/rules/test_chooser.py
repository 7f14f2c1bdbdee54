"""Who names the starter in place of the virtual player (R36)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ebbes.rules.chooser import chooser_for_virtual
from ebbes.rules.scoring import nix_rank


@pytest.mark.parametrize("next_dealer", [0, 1])
def test_the_person_with_more_nix_cards_names_the_starter(next_dealer: int) -> None:
    assert chooser_for_virtual(nix_rank(2, 3), nix_rank(1, 6), next_dealer) == 0
    assert chooser_for_virtual(nix_rank(1, 6), nix_rank(2, 3), next_dealer) == 1


@pytest.mark.parametrize("next_dealer", [0, 1])
def test_on_a_tie_the_person_with_the_higher_nix_card_names_the_starter(next_dealer: int) -> None:
    assert chooser_for_virtual(nix_rank(1, 4), nix_rank(1, 3), next_dealer) == 0
    assert chooser_for_virtual(nix_rank(1, 3), nix_rank(1, 4), next_dealer) == 1


def test_if_neither_took_a_nix_card_the_one_who_does_not_deal_names_the_starter() -> None:
    assert chooser_for_virtual(nix_rank(0, 0), nix_rank(0, 0), 0) == 1
    assert chooser_for_virtual(nix_rank(0, 0), nix_rank(0, 0), 1) == 0


@given(rank_0=st.integers(0, 255), rank_1=st.integers(0, 255), dealer=st.integers(0, 1))
def test_exchanging_the_two_people_exchanges_the_chooser(
    rank_0: int, rank_1: int, dealer: int
) -> None:
    chooser = chooser_for_virtual(rank_0, rank_1, dealer)
    assert chooser_for_virtual(rank_1, rank_0, 1 - dealer) == 1 - chooser
