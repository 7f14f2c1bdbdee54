"""A record up to one of its moments."""

from dataclasses import replace

from ebbes.record.errors import NoSuchMoment
from ebbes.record.record import Record, Round


def cut(record: Record, number: int, made: int) -> Record:
    """The record up to where so many starters, picks and cards of a round have been."""
    if not 1 <= number <= len(record.rounds):
        raise NoSuchMoment(f"there is no round {number}")
    entry = record.rounds[number - 1]
    if not 0 <= made <= choices_in(entry):
        raise NoSuchMoment(f"round {number} has no moment {made}")
    return replace(record, rounds=(*record.rounds[: number - 1], _cut(entry, made)))


def choices_in(entry: Round) -> int:
    """How many starters, picks and cards a round has."""
    return _named(entry) + len(entry.designators or ()) + len(entry.plays)


def _named(entry: Round) -> int:
    """Whether somebody named the starter, as a number."""
    return int(entry.chooser is not None)


def _cut(entry: Round, made: int) -> Round:
    left = made - _named(entry)
    if left < 0:
        entry, left = replace(entry, starter=None, chooser=None), 0
    picks = None if entry.designators is None else entry.designators[:left]
    return replace(entry, designators=picks, plays=entry.plays[: left - len(picks or ())])
