"""Tests of `ebbes.terminal.reasons`: what was decided, in words."""

from typing import Any

import pytest

from ebbes.terminal.reasons import move_sentence
from ebbes.terminal.reviewed import Moment
from tests.terminal.scenes import sight_of
from tests.terminal.still import StillHouse

CARDS: list[dict[str, Any]] = [
    {"card": "G7", "starter": None, "worth": 1.0, "as_good": False},
    {"card": "R2", "starter": None, "worth": 2.0, "as_good": True},
]
STARTERS: list[dict[str, Any]] = [
    {"card": None, "starter": seat, "worth": -seat, "as_good": True} for seat in (1, 2)
]


def told(seat: int, choices: list[dict[str, Any]], chosen: int, mark: str | None) -> str:
    """A decision as Anna reads of it, who sits first."""
    verdict = {"choices": choices, "chosen": chosen, "mark": mark}
    return move_sentence(Moment(1, 0, seat, (), verdict), sight_of(StillHouse("en")), 0)


@pytest.mark.parametrize(
    ("seat", "choices", "chosen", "mark", "sentence"),
    [
        (0, CARDS, 1, None, "You play Red 2. As good as the best."),
        (1, CARDS, 0, None, "Lisbeth plays Green 7. Nearly the best."),
        (1, CARDS, 0, "clear", "Lisbeth plays Green 7. Better: Red 2"),
        (0, STARTERS, 1, "grave", "You name the starter: Schorsch. Better: Lisbeth"),
    ],
)
def test_a_move_is_told_with_what_is_thought_of_it(
    seat: int, choices: list[dict[str, Any]], chosen: int, mark: str | None, sentence: str
) -> None:
    assert told(seat, choices, chosen, mark) == sentence


def test_of_a_move_without_a_verdict_nothing_is_told() -> None:
    assert move_sentence(Moment(1, 0, 1, (), None), sight_of(StillHouse("en")), 0) == ""
