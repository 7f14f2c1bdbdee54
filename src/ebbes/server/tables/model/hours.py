"""When time runs in a game over days: not at night, and not while somebody is on holiday."""

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from math import inf
from typing import Final, NamedTuple, TypeAlias

MORNING: Final = 8
EVENING: Final = 22
"""The hours between which it is not night, where the server stands."""


class Rest(NamedTuple):
    """A while in which no time runs, in seconds since 1970."""

    since: float
    until: float


NO_REST: Final = Rest(0.0, 0.0)
Span: TypeAlias = tuple[float, float]


def time_up(since: float, seconds: float, *, nights: bool, rest: Rest = NO_REST) -> float:
    """When so many seconds have run since then; `nights` tells whether none do at night."""
    left = seconds
    for span in _days(since) if nights else [(since, inf)]:
        for start, end in _without(span, rest):
            if end - start >= left:
                return start + left
            left -= end - start
    raise AssertionError("days do not end")


def is_night(at: float) -> bool:
    """Whether it is night where the server stands."""
    return not MORNING <= datetime.fromtimestamp(at).hour < EVENING


def day_begins(day: date) -> float:
    """The first second of a day where the server stands."""
    return datetime.combine(day, time.min).timestamp()


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


def _without(span: Span, rest: Rest) -> Iterator[Span]:
    """What is left of a while without a rest in it."""
    start, end = span
    if start < min(end, rest.since):
        yield start, min(end, rest.since)
    if max(start, rest.until) < end:
        yield max(start, rest.until), end
