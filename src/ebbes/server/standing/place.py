"""What the outcomes of somebody's games say together."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from ebbes.bots.estimate import Estimate
from ebbes.bots.rungs import ENOUGH, RUNGS, as_strong_as
from ebbes.server.store.outcomes import Stretch

RECENT: Final = 100
"""Rounds that tell how strong somebody is now."""
MOST_STEPS: Final = 12
"""Of the way somebody has come."""
MOST_MISSED: Final = 5


@dataclass(frozen=True, slots=True)
class Strength:
    """What somebody gives away a round, and whom that is like."""

    rounds: int
    real: int
    given_away: Estimate
    as_strong_as: tuple[str, ...]
    """None while there is too little to tell."""


class Step(NamedTuple):
    """How strong somebody was at some time."""

    at: float
    given_away: Estimate


class Missed(NamedTuple):
    """Something somebody did not see: how often, and how dear it was in the mean, from 1 to 3."""

    code: str
    times: int
    grade: float


def strength_of(newest_first: Iterable[Stretch]) -> Strength:
    """How strong somebody is now, by the rounds played last."""
    last: list[Stretch] = []
    for stretch in newest_first:
        if sum(each.rounds for each in last) >= RECENT:
            break
        last.append(stretch)
    together = joined(last)
    given_away = rate_of(together)
    alike = as_strong_as(given_away, RUNGS) if together.real >= ENOUGH else ()
    return Strength(together.rounds, together.real, given_away, alike)


def way_of(newest_first: Sequence[Stretch]) -> list[Step]:
    """How strong somebody was over time: steps with as many real decisions each, and enough."""
    enough = max(ENOUGH, sum(each.real for each in newest_first) / MOST_STEPS)
    steps: list[Step] = []
    group: list[Stretch] = []
    for stretch in newest_first:
        group.append(stretch)
        if sum(each.real for each in group) >= enough:
            steps.append(Step(group[0].ended_at, rate_of(joined(group))))
            group = []
    return steps[::-1]


def joined(stretches: Sequence[Stretch]) -> Stretch:
    """Several stretches as one."""
    _, rounds, real, given_away, variance = zip(*stretches, strict=True) if stretches else [()] * 5
    return Stretch(
        max((each.ended_at for each in stretches), default=0.0),
        sum(rounds),
        sum(real),
        sum(given_away),
        sum(variance),
    )


def rate_of(stretch: Stretch) -> Estimate:
    """Points given away a round."""
    if not stretch.rounds:
        return Estimate(0.0)
    return Estimate(stretch.given_away / stretch.rounds, stretch.variance**0.5 / stretch.rounds)


def mean_of(rounds: int, total: float, squares: float) -> Estimate | None:
    """The mean of what was summed up over rounds; None where too few tell its error."""
    if rounds < 2:
        return None
    mean = total / rounds
    spread = max(0.0, squares - rounds * mean**2) / (rounds - 1)
    return Estimate(mean, (spread / rounds) ** 0.5)


def missed_most(found: Iterable[tuple[str, int, int]]) -> list[Missed]:
    """What somebody usually does not see: the grade times the root of the count decides."""
    times: dict[str, int] = defaultdict(int)
    grades: dict[str, int] = defaultdict(int)
    for code, count, grade in found:
        times[code] += count
        grades[code] += grade
    missed = [Missed(code, times[code], grades[code] / times[code]) for code in times]
    missed.sort(key=lambda each: (-each.grade * each.times**0.5, each.code))
    return missed[:MOST_MISSED]
