"""The server tells reviews without the judge, in the scales in which the judge wrote them."""

from ebbes.judge import abridged, verdict
from ebbes.kernel.verdict import AS_GOOD, PARTS
from ebbes.server.puzzling import puzzle
from ebbes.server.reviewing import telling


def test_the_scales_of_what_is_told_are_the_judges_own() -> None:
    assert telling.PARTS == PARTS
    assert telling.SCALES == abridged.SCALES
    assert telling.MARKS[1:] == verdict.MARKS


def test_cards_of_a_puzzle_are_as_good_as_the_judge_finds_them() -> None:
    assert AS_GOOD == puzzle.MARGIN
