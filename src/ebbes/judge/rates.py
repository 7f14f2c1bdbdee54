"""How well somebody played: what was given away a round, and what was made of it all."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from ebbes.bots.estimate import Estimate
from ebbes.bots.rungs import ENOUGH, RUNGS, as_strong_as, is_measured
from ebbes.engine.options import Options
from ebbes.judge.weighed import Losing, WeighedMoment
from ebbes.kernel import rates as kernel
from ebbes.rules.seats import Seat


class Lost(NamedTuple):
    """What a decision gave away, and what it could have."""

    given_away: float
    could_give_away: float


@dataclass(frozen=True, slots=True)
class Rates:
    """The decisions of somebody that were judged in points, summed up."""

    rounds: int
    real: int
    """Real decisions."""
    given_away: Estimate
    """Points given away a round."""
    kept: Estimate
    """Yield: 1 for always the best choice, 0 for drawing cards blindly."""
    chance_given_away: float
    """Near the end of games: chances to win and place given away, summed up."""

    @property
    def is_enough(self) -> bool:
        """Whether there is enough to tell the yield."""
        return self.real >= ENOUGH

    def alike(self, options: Options) -> tuple[str, ...]:
        """The bots somebody plays like, where there is enough to tell and they are measured."""
        if not (self.is_enough and is_measured(options)):
            return ()
        return as_strong_as(self.given_away, RUNGS)


def rates_of(moments: Sequence[WeighedMoment], seat: Seat) -> Rates:
    """The rates of a seat."""
    own = [
        (moment.round, moment.verdict)
        for moment in moments
        if moment.seat == seat and moment.verdict is not None and moment.verdict.chosen is not None
    ]
    in_points = [verdict for _, verdict in own if verdict.counts_in_points]
    for_the_win = [verdict for _, verdict in own if not verdict.counts_in_points]
    rounds = len({number for number, verdict in own if verdict.counts_in_points})
    return Rates(
        rounds,
        sum(verdict.is_real for verdict in in_points),
        given_away(in_points, rounds),
        yield_of(in_points),
        sum(verdict.given_away for verdict in for_the_win),
    )


def given_away(verdicts: Sequence[Losing], rounds: int) -> Estimate:
    """Points given away a round, as far as so few decisions tell."""
    return Estimate(*kernel.given_away(_lost(verdicts), rounds))


def yield_of(verdicts: Sequence[Losing]) -> Estimate:
    """One less what was given away of all that could be, with the error of such a ratio."""
    could = np.array([verdict.could_give_away for verdict in verdicts], dtype=np.float64)
    return Estimate(*kernel.kept(_lost(verdicts), could))


def _lost(verdicts: Sequence[Losing]) -> kernel.Floats:
    return np.array([verdict.given_away for verdict in verdicts], dtype=np.float64)
