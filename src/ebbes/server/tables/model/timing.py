"""When a table has to do something by itself."""

from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta

from ebbes.protocol.settings import Clock, Late, OverDays
from ebbes.server.seconds import DAY, HOUR
from ebbes.server.tables.model.game import Stage
from ebbes.server.tables.model.hours import time_up
from ebbes.server.tables.model.table import Table

OVER_MIDNIGHT = HOUR
"""Seconds after its day in which a hand that was begun still counts."""


@dataclass(frozen=True, slots=True)
class Timing:
    """How long things may take, in seconds."""

    pace: float = 0.8
    """From the last card to a bot's."""
    relaxed: float = 90.0
    brisk: float = 25.0
    more: float = 60.0
    """What more time adds to a decision."""
    grace: float = 60.0
    """How long somebody may be gone, while others wait, before a bot plays for them."""
    nonces: float = 10.0
    """How long a game waits for nonces."""
    idle: float = DAY
    """How long a table stays open that nobody touches."""
    idle_days: float = 60 * DAY
    """The same for a game over days, which everybody may leave lying for a holiday."""
    remembered: float = 730 * DAY
    """How long people are remembered who do not come back."""
    remembered_new: float = 90 * DAY
    """How long those are who never finished a game."""

    @property
    def nap(self) -> int:
        """Milliseconds nobody's time is shorter than, but long enough to be worth it."""
        return max(1000, _ms(min(self.relaxed, self.brisk, self.grace)))

    @property
    def seconds(self) -> dict[Clock, int]:
        """The whole seconds of a decision by each clock; 0 for as long as you like."""
        return {clock: round(self.clock(clock) or 0) for clock in Clock}

    def clock(self, clock: Clock) -> float | None:
        """The seconds of a decision."""
        if clock is Clock.NONE:
            return None
        return self.relaxed if clock is Clock.RELAXED else self.brisk


def host_gone_after(table: Table, timing: Timing) -> float:
    """Seconds before somebody may stand in for a host: over days those of a decision, or a day."""
    over_days = table.settings.over_days
    return timing.grace if over_days is None else max(DAY, over_days.hours * HOUR)


def counts_until(day: date) -> float:
    """Until when the hand of a day counts; the day ends at midnight where the server stands."""
    return datetime.combine(day + timedelta(days=1), time.min).timestamp() + OVER_MIDNIGHT


def as_of(table: Table, now: int) -> Table:
    """The table by a clock that may have been set back: it waits since now at the latest."""
    return table if table.waiting_since <= now else replace(table, waiting_since=now)


def is_recent(at: float, now: float, seconds: float) -> bool:
    """Whether a time lies so near; one far ahead was told by a clock since set back."""
    return abs(now - at) < seconds


def deadline(table: Table, timing: Timing) -> int | None:
    """When a bot will decide instead of the person whose turn it is."""
    if table.decider is None:
        return None
    if table.settings.over_days is not None:
        return _ms(_late_at(table, table.settings.over_days))
    seconds = timing.clock(table.settings.clock)
    if seconds is None:
        return None
    return table.waiting_since + _ms(seconds + table.granted * timing.more)


def _late_at(table: Table, over_days: OverDays) -> float:
    """When the time of a decision in a game over days is up."""
    since, seconds = table.waiting_since / 1000, over_days.hours * HOUR
    return time_up(since, seconds, nights=over_days.nights, rest=table.rest)


def filled_at(table: Table) -> int | None:
    """When bots take the open seats of a table before its first game, if its host wants that."""
    after = table.settings.fill_after
    if after is None or table.games or table.deal is not None or not table.sitters:
        return None
    return table.waiting_since + _ms(after)


def due(table: Table, timing: Timing) -> int | None:
    """When the table has to be looked after next; None while it can wait for people."""
    if table.ended:
        return None
    if not table.is_playing:
        return filled_at(table)
    assert table.game is not None
    if table.game.stage is Stage.NONCES:
        return table.waiting_since + _ms(timing.nonces)
    present = table.present
    if table.turn is None or not (present or table.is_played_anyway):
        return None  # bots do not play among themselves
    if table.turn not in present:
        return table.waiting_since + _ms(timing.pace)
    limit = deadline(table, timing)
    if table.settings.over_days is not None:
        return limit if table.settings.over_days.late is Late.HOUSE else None
    if len(present) == 1:
        return limit
    late = table.waiting_since + _ms(timing.grace)
    return late if limit is None else min(limit, late)


def _ms(seconds: float) -> int:
    return round(seconds * 1000)
