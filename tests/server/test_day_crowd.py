"""Many people play the hand of a day at once: `bench.day` in small."""

from pathlib import Path

from bench.day import STYLES, Crowd, faults_of, measure

PEOPLE = STYLES + 6
"""Enough that some play alike."""


async def test_a_crowd_that_plays_alike_is_answered_alike_and_the_histogram_is_theirs(
    tmp_path: Path,
) -> None:
    crowd, results = await measure(tmp_path, PEOPLE)
    assert faults_of(crowd, results) == []
    assert sum(results.values()) == PEOPLE + 1
    assert len(crowd.seen) == STYLES
    assert len(set.union(*crowd.seen.values())) > 1


def test_who_is_answered_otherwise_and_a_wrong_histogram_are_found() -> None:
    crowd = Crowd("", seen={0: {"one", "other"}, 1: {"one"}})
    crowd.points[3] = 2
    assert faults_of(crowd, {3: 2}) == ["who plays by style 0 saw 2 different rounds"]
    crowd.seen.clear()
    assert faults_of(crowd, {3: 1}) == ["the histogram tells {3: 1}, people have {3: 2}"]
