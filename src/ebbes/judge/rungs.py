"""The ladder as it was measured, see `bench/results.md`."""

from typing import Final, NamedTuple

from ebbes.bots.estimate import Estimate
from ebbes.engine.options import Options


class Measured(NamedTuple):
    """What a bot was seen to give away, in so many rounds."""

    name: str
    rounds: int
    given_away: Estimate


RUNGS: Final = (
    Measured("beginner", 20, Estimate(3.17, 0.22)),
    Measured("casual", 40, Estimate(2.21, 0.12)),
    Measured("solid", 40, Estimate(1.36, 0.12)),
    Measured("strong", 10, Estimate(0.80, 0.09)),
    Measured("expert", 8, Estimate(0.24, 0.12)),
)
"""The bots in the base game of four."""


def is_measured(options: Options) -> bool:
    """Whether the ladder says anything about a game."""
    return options.players == 4 and not (options.more_cards or options.pick_designators)
