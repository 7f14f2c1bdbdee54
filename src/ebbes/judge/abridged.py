"""A judgement in short: what is summed up to the last digit, what is drawn to a hundredth.

Of a choice that was neither made nor the best, the reasons are left out. So a game takes a few
kilobytes, and every sum over it is that of the whole review.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ebbes.bots.bars import IS_GOOD, REASONS, best_place
from ebbes.bots.grains import Grains
from ebbes.bots.reasons import Reason
from ebbes.json_types import Json
from ebbes.judge.unit import POINTS, UNITS, Unit
from ebbes.judge.value import Value
from ebbes.judge.verdict import MARKS, Verdict
from ebbes.kernel.verdict import CHANCE_BARS, PARTS, POINT_BARS, bar_of
from ebbes.rules.seats import Seat

SCALES: Final = {"points": POINT_BARS, "chance": CHANCE_BARS}
"""Bars are whole numbers of so many parts of a point, or of a chance."""


@dataclass(frozen=True, slots=True)
class ShortValue:
    """A choice, and what speaks for it."""

    what: str | Seat
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class ShortVerdict:
    """What sums and sentences need to know of a verdict."""

    unit: Unit
    chosen: int
    skill: Grains
    given_away: float
    could_give_away: float
    is_real: bool
    mark: str | None
    is_good: bool
    made: ShortValue
    best: ShortValue

    @property
    def counts_in_points(self) -> bool:
        """Whether what is given away is points, not a chance to win and place."""
        return self.unit is POINTS


@dataclass(frozen=True, slots=True)
class ShortMoment:
    """What sums and sentences need to know of a moment."""

    round: int
    number: int
    seat: Seat
    expected: tuple[Grains, ...]
    verdict: ShortVerdict | None


def abridged(verdict: Verdict) -> Json:
    """A verdict in short: unit, choice made, skill, what was and could be given away, mark, bars.

    What could be given away is told for all choices together, in whole parts.
    """
    assert verdict.chosen is not None
    worths = [round(value.worth * PARTS) for value in verdict.values]
    shown = {verdict.chosen, verdict.values.index(verdict.best)}
    return [
        verdict.unit.name,
        verdict.chosen,
        verdict.skill,
        round(verdict.given_away * PARTS),
        max(worths) * len(worths) - sum(worths),
        int(verdict.is_real),
        0 if verdict.mark is None else MARKS.index(verdict.mark) + 1,
        [
            _bar(value, verdict, is_as_good=verdict.is_as_good(place), has_reasons=place in shown)
            for place, value in enumerate(verdict.values)
        ],
    ]


def _bar(value: Value, verdict: Verdict, *, is_as_good: bool, has_reasons: bool) -> Json:
    is_points = verdict.counts_in_points
    bar: list[Json] = [
        value.what,
        int(bar_of(value.lead if is_points else value.worth, is_points)),
        int(bar_of(value.error if is_points else value.behind_error, is_points)),
        int(is_as_good),
    ]
    if has_reasons:
        bar.append([{"code": each.code, **each.context} for each in value.reasons])
    return bar


def short_verdict(kept: Any) -> ShortVerdict | None:
    """What sums and sentences need of a verdict that was abridged; nothing of none.

    Where bars are left out, their number is told after those that are there.
    """
    if kept is None:
        return None
    unit, chosen, skill, given_away, could, real, mark, bars, *of = kept
    return ShortVerdict(
        unit=UNITS[unit],
        chosen=chosen,
        skill=skill,
        given_away=given_away / PARTS,
        could_give_away=could / PARTS / (of[0] if of else len(bars)),
        is_real=bool(real),
        mark=MARKS[mark - 1] if mark else None,
        is_good=bool(bars[chosen][IS_GOOD]),
        made=_short_value(bars[chosen]),
        best=_short_value(bars[best_place(bars, chosen)]),
    )


def _short_value(bar: Any) -> ShortValue:
    reasons = bar[REASONS] if len(bar) > REASONS else ()
    return ShortValue(bar[0], tuple(_reason(**each) for each in reasons))


def _reason(code: str, **context: str | float) -> Reason:
    return Reason(code, context)


def short_moments(kept: Sequence[Any]) -> tuple[ShortMoment, ...]:
    """Moments that were abridged: round, number, seat, what everyone could expect, the verdict."""
    return tuple(
        ShortMoment(number_of_round, number, seat, tuple(expected), short_verdict(verdict))
        for number_of_round, number, seat, expected, verdict in kept
    )
