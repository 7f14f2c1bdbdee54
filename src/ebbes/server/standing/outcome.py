"""How a game went for somebody, as its record and what lists show of it tell."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ebbes.engine.events import Dealt, RoundScored, TrickTaken
from ebbes.record.parse import record_from_json
from ebbes.record.record import Record
from ebbes.record.replay import replay
from ebbes.rules.seats import Seat
from ebbes.server.store.outcomes import Outcome


class Sum(NamedTuple):
    """Values of rounds, summed up, and their squares."""

    rounds: int
    total: float
    squares: float


class Scored(NamedTuple):
    """A round that was played to its end: tricks over everybody's share, and the lead."""

    tricks: float
    lead: float


def outcome_of(facts: Any, kept: dict[str, Any], seat: Seat, *, finished: bool) -> Outcome:
    """How a game went for a seat; what nobody can be compared by counts for nothing."""
    record, points = record_from_json(kept), facts["points"]
    if not is_comparable(facts, seat):
        return Outcome(record.options.players, 0, 0, None)
    rounds = list(rounds_of(record, seat))
    few = summed([each.lead for each in rounds if each.tricks < 0])
    many = summed([each.lead for each in rounds if each.tricks > 0])
    return Outcome(
        record.options.players,
        len(points),
        sum(each[seat] for each in points),
        place_of(facts, seat) if finished and "deal" not in facts else None,
        *few,
        *many,
    )


def is_comparable(facts: Any, seat: Seat) -> bool:
    """Whether a game counts for a seat: cards were not known before, and a server dealt them.

    Who took the seat in the middle of it has not played what others had.
    """
    is_new: bool = facts.get("deal", {"counts": True})["counts"]
    return is_new and "place" not in facts and seat not in facts.get("late", ())


def place_of(facts: Any, seat: Seat) -> int:
    """Who has won is first; of the others, whoever has more points is before them."""
    totals, winners = facts["totals"], facts["winners"]
    if seat in winners:
        return 1
    before = {other for other, total in enumerate(totals) if total > totals[seat]}
    return 1 + len(before | set(winners))


def rounds_of(record: Record, seat: Seat) -> Iterator[Scored]:
    """The rounds of a game as a seat got through them."""
    taken: Counter[Seat] = Counter()
    for step in replay(record):
        match step.event:
            case Dealt():
                taken.clear()
            case TrickTaken(winner):
                taken[winner] += 1
            case RoundScored(points):
                share = taken.total() / len(points)
                yield Scored(taken[seat] - share, lead_of(points, seat))


def lead_of(points: Sequence[int], seat: Seat) -> float:
    """The points of a seat less the mean of the others'."""
    others = [each for other, each in enumerate(points) if other != seat]
    return points[seat] - sum(others) / len(others)


def summed(values: Sequence[float]) -> Sum:
    """Their number, their sum, and the sum of their squares."""
    return Sum(len(values), sum(values), sum(value**2 for value in values))
