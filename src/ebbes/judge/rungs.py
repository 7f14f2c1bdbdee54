"""The ladder as it was measured, see `bench/results.md`."""

from typing import Final

from ebbes.bots.estimate import Estimate
from ebbes.engine.options import Options
from ebbes.judge.ladder import Rung

RUNGS: Final = (
    Rung("beginner", 8, Estimate(2.72, 0.41), Estimate(0.470, 0.065)),
    Rung("casual", 8, Estimate(2.73, 0.33), Estimate(0.507, 0.066)),
    Rung("solid", 8, Estimate(2.04, 0.26), Estimate(0.553, 0.060)),
    Rung("strong", 8, Estimate(0.76, 0.14), Estimate(0.844, 0.031)),
    Rung("expert", 8, Estimate(0.24, 0.12), Estimate(0.954, 0.018)),
)
"""The bots in the base game of four; errors from the intervals told there."""


def is_measured(options: Options) -> bool:
    """Whether the ladder says anything about a game."""
    return options.players == 4 and not (options.more_cards or options.pick_designators)
