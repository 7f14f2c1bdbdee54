"""When time runs in a game over days: not at night, and not while somebody is on holiday."""

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from itertools import takewhile
from typing import Final, NamedTuple, TypeAlias

from ebbes.server.holidays import LONGEST
from ebbes.server.seconds import DAY

MORNING: Final = 8
EVENING: Final = 22
"""The hours between which it is not night, where the server stands."""


class Rest(NamedTuple):
    """A while in which no time runs, in seconds since 1970."""

    since: float
    until: float


NO_REST: Final = Rest(0.0, 0.0)
LONGEST_REST: Final = (LONGEST + 1) * DAY
"""Seconds of the longest holiday, and of any change of clocks in it."""
Span: TypeAlias = tuple[float, float]


def time_up(since: float, seconds: float, *, nights: bool, rest: Rest = NO_REST) -> float:
    """When so many seconds have run since then; `nights` tells whether none do at night.

    A rest is leapt over, however long it is; one that is longer than any may be ends earlier.
    """
    up = _up(since, seconds, nights=nights)
    ends = min(rest.until, rest.since + LONGEST_REST)
    if up <= rest.since or ends <= max(since, rest.since):
        return up
    return _up(ends, seconds - time_run(since, rest.since, nights=nights), nights=nights)


def time_run(since: float, until: float, *, nights: bool) -> float:
    """How many seconds have run in between."""
    if not nights:
        return max(0.0, until - since)
    spans = takewhile(lambda span: span[0] < until, _days(since))
    return sum(min(end, until) - start for start, end in spans)


def is_night(at: float) -> bool:
    """Whether it is night where the server stands."""
    return not MORNING <= datetime.fromtimestamp(at).hour < EVENING


def day_begins(day: date) -> float:
    """The first second of a day where the server stands."""
    return datetime.combine(day, time.min).timestamp()


def _up(since: float, seconds: float, *, nights: bool) -> float:
    """When so many seconds have run, if nobody rests."""
    if not nights:
        return since + seconds
    left = seconds
    for start, end in _days(since):
        if end - start >= left:
            return start + left
        left -= end - start
    raise AssertionError("days do not end")


def _days(since: float) -> Iterator[Span]:
    """Every day from its morning to its evening, from then on."""
    day = datetime.fromtimestamp(since).date()
    while True:
        morning, evening = (
            datetime.combine(day, time(hour)).timestamp() for hour in (MORNING, EVENING)
        )
        if since < evening:
            yield max(since, morning), evening
        day += timedelta(days=1)
