"""Tests of `ebbes.server.tables.model.hours`: when time runs in a game over days."""

from datetime import date, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ebbes.protocol.settings import LONGEST_HOURS
from ebbes.server.holidays import LONGEST
from ebbes.server.seconds import DAY, HOUR
from ebbes.server.tables.model.hours import Rest, day_begins, is_night, time_up

MONDAY = date(2026, 11, 16)


def at(days: int, hours: float) -> float:
    """So many hours after midnight, so many days after a Monday without a change of clocks."""
    return day_begins(MONDAY + timedelta(days=days)) + hours * HOUR


def test_by_day_and_night_hours_are_hours() -> None:
    assert time_up(at(0, 20), 6 * HOUR, nights=False) == at(1, 2)


@pytest.mark.parametrize(
    ("since", "hours", "until"),
    [
        (at(0, 9), 6, at(0, 15)),
        (at(0, 20), 6, at(1, 12)),
        (at(0, 23), 1, at(1, 9)),
        (at(0, 3), 1, at(0, 9)),
        (at(0, 8), 14, at(0, 22)),
        (at(0, 9), 24, at(1, 19)),
        (at(0, 9), 72, at(5, 11)),
    ],
)
def test_at_night_no_time_runs(since: float, hours: int, until: float) -> None:
    assert time_up(since, hours * HOUR, nights=True) == until


def test_a_rest_in_between_is_added() -> None:
    rest = Rest(at(1, 0), at(8, 0))
    assert time_up(at(0, 9), 24 * HOUR, nights=False, rest=rest) == at(8, 9)
    assert time_up(at(0, 9), 24 * HOUR, nights=True, rest=rest) == at(8, 19)


def test_a_rest_that_has_begun_gives_back_the_whole_time() -> None:
    assert time_up(at(0, 9), 6 * HOUR, nights=False, rest=Rest(at(0, 9), at(3, 0))) == at(3, 6)


def test_a_rest_that_comes_later_changes_nothing() -> None:
    rest = Rest(at(5, 0), at(8, 0))
    assert time_up(at(0, 9), 6 * HOUR, nights=True, rest=rest) == at(0, 15)


def test_the_night_ends_in_the_morning_and_begins_in_the_evening() -> None:
    assert [is_night(at(0, hour)) for hour in (0, 7.99, 8, 21.99, 22)] == [
        *(True, True, False, False, True)
    ]
    assert at(1, 0) - at(0, 0) == DAY


QUARTER = HOUR / 4


def walked(since: float, quarters: int, nights: bool, rest: Rest) -> float:
    """When the time is up, found quarter of an hour by quarter of an hour."""
    now, left = since, quarters
    while left:
        runs = not rest.since <= now < rest.until and not (nights and is_night(now))
        now, left = now + QUARTER, left - runs
    return now


@settings(max_examples=40)
@given(
    since=st.integers(0, 400 * 96),
    quarters=st.integers(1, LONGEST_HOURS * 4),
    nights=st.booleans(),
    rests_after=st.integers(0, 10 * 96),
    rests=st.integers(0, LONGEST * 96),
)
def test_a_deadline_that_leaps_is_the_one_that_walks(
    since: int, quarters: int, nights: bool, rests_after: int, rests: int
) -> None:
    begins = at(0, 0) + since * QUARTER
    rest = Rest(begins + rests_after * QUARTER, begins + (rests_after + rests) * QUARTER)
    up = time_up(begins, quarters * QUARTER, nights=nights, rest=rest)
    assert up == walked(begins, quarters, nights, rest)


@pytest.mark.parametrize("nights", [True, False])
def test_a_rest_for_ever_is_leapt_over_and_ends_as_the_longest_holiday_does(nights: bool) -> None:
    rest = Rest(at(0, 12), day_begins(date(9999, 12, 31)))
    up = time_up(at(0, 9), 24 * HOUR, nights=nights, rest=rest)
    assert up == time_up(at(0, 9), 24 * HOUR, nights=nights, rest=Rest(at(0, 12), at(61, 12)))
