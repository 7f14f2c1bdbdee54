"""How everybody stands: points above what others made of the same cards in the same seat."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from statistics import fmean
from typing import Final, NamedTuple

from ebbes.server.store.challenges import TryRow

FEW: Final = 3
"""People below whom a mean says little, and the judge's par is taken if it is known."""


class Played(NamedTuple):
    """A round somebody has played."""

    person_id: str
    number: int
    seat: int
    points: int
    game_id: str | None
    """None if it was played with real cards."""


class Measure(NamedTuple):
    """What points in a seat of a round are compared with."""

    points: float
    by_par: bool


Measures = Mapping[tuple[int, int], Measure]
"""By round and seat."""


def played_by(tries: Iterable[TryRow], until: float) -> list[Played]:
    """The rounds that count: played to their end, and in time."""
    return [
        Played(each.person_id, each.number, each.seat, each.points, each.game_id)
        for each in tries
        if each.points is not None and each.played_at is not None and each.played_at <= until
    ]


def measures_of(played: Iterable[Played], pars: Mapping[int, float]) -> Measures:
    """The mean of all who had the same cards in the same seat; with few of them, par."""
    points = defaultdict[tuple[int, int], list[int]](list)
    for each in played:
        points[each.number, each.seat].append(each.points)
    return {
        key: Measure(pars[key[0]], by_par=True)
        if len(found) < FEW and key[0] in pars
        else Measure(fmean(found), by_par=False)
        for key, found in points.items()
    }


def above(played: Iterable[Played], measures: Measures) -> dict[str, float]:
    """Everybody's points above the measure, in all rounds they have played."""
    sums = defaultdict[str, float](float)
    for each in played:
        sums[each.person_id] += each.points - measures[each.number, each.seat].points
    return dict(sums)
