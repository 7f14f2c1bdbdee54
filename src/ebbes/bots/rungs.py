"""The ladder as it was measured, see `bench/results.md`."""

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from ebbes.bots.estimate import Estimate
from ebbes.engine.options import Options
from ebbes.rules import measure
from ebbes.rules.measure import ENOUGH, is_on_rung, nearest_rung, rungs_above

__all__ = ["ENOUGH", "RUNGS", "Measured", "as_strong_as", "is_measured"]


class Measured(NamedTuple):
    """What a bot was seen to give away, in so many rounds."""

    name: str
    rounds: int
    given_away: Estimate


RUNGS: Final = (
    Measured("beginner", 80, Estimate(3.24, 0.13)),
    Measured("casual", 80, Estimate(2.38, 0.11)),
    Measured("solid", 80, Estimate(1.55, 0.09)),
    Measured("strong", 80, Estimate(0.69, 0.04)),
    Measured("expert", 80, Estimate(0.07, 0.01)),
)
"""The bots in the base game of four."""


def is_measured(options: Options) -> bool:
    """Whether the ladder says anything about a game."""
    return measure.is_measured(options.players, options.more_cards, options.pick_designators)


class Placed(Protocol):
    """A bot of which is known what it gives away."""

    @property
    def name(self) -> str:
        """What it is called."""

    @property
    def given_away(self) -> Estimate:
        """Points a round and seat."""


def as_strong_as(given_away: Estimate, rungs: Sequence[Placed]) -> tuple[str, ...]:
    """The bot nearest to somebody, or the two somebody is between."""
    order = sorted(rungs, key=lambda rung: -rung.given_away.mean)
    means = [rung.given_away.mean for rung in order]
    nearest = order[nearest_rung(given_away.mean, means)]
    apart = abs(nearest.given_away.mean - given_away.mean)
    if is_on_rung(apart, nearest.given_away.error, given_away.error):
        return (nearest.name,)
    above = rungs_above(given_away.mean, means)
    return tuple(rung.name for rung in order[max(0, above - 1) : above + 1])
