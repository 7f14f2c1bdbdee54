"""Who gets which cards of a shuffled deck (R6, R30)."""

import pytest

from ebbes.rules.deal import dealt_hands


@pytest.mark.parametrize(
    ("players", "dealer", "hands"),
    [
        (3, 0, ((3, 6), (1, 4), (2, 5))),
        (3, 2, ((1, 4), (2, 5), (3, 6))),
        (2, 0, ((3, 6), (2, 5), (1, 4))),
        (2, 1, ((2, 5), (3, 6), (1, 4))),
    ],
)
def test_cards_are_dealt_one_by_one_from_the_left_of_the_dealer(
    players: int, dealer: int, hands: tuple[tuple[int, ...], ...]
) -> None:
    assert dealt_hands(range(1, 7), dealer, players) == hands
