"""What the rounds of a record came to."""

from ebbes.engine.decide import settle
from ebbes.engine.events import Dealt, RoundScored
from ebbes.record.record import Record
from ebbes.record.replay import replay


def points_of_rounds(record: Record) -> tuple[tuple[int, ...] | None, ...]:
    """What every round of a record came to, None for one that is not finished."""
    log = replay(record)
    events = [step.event for step in log] + list(settle(log[-1].state)[1] if log else ())
    found: list[tuple[int, ...] | None] = []
    for event in events:
        if isinstance(event, Dealt):
            found.append(None)
        elif isinstance(event, RoundScored):
            found[-1] = event.points
    return tuple(found)
