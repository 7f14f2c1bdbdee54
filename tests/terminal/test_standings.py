"""Tests of `ebbes.terminal.standings`."""

from ebbes.terminal.standings import by_points


def test_the_best_come_first_and_equals_as_they_sit() -> None:
    assert by_points((3, -2, 7, 3)) == [2, 0, 3, 1]
