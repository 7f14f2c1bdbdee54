"""The server tells reviews without the judge, in the scales in which the judge wrote them."""

from ebbes.judge import abridged, grains, verdict
from ebbes.server.reviewing import telling


def test_the_scales_of_what_is_told_are_the_judges_own() -> None:
    assert telling.GRAINS == grains.GRAINS
    assert telling.PARTS == abridged.PARTS
    assert telling.SCALES == abridged.SCALES
    assert telling.MARKS[1:] == verdict.MARKS
