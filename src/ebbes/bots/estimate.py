"""A mean, and how far it can be trusted."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, isfinite
from statistics import fmean, stdev

from ebbes.json_types import Json

TOO_FAR = 4
"""So many standard errors are no chance: it happens once in 16,000 times."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """The mean of independent values, with its standard error; a single value may be anything."""

    mean: float
    error: float = inf

    @property
    def is_off(self) -> bool:
        """Whether zero is too far away to be the truth."""
        return abs(self.mean) > TOO_FAR * self.error

    def to_json(self) -> dict[str, Json]:
        """Both numbers; nothing for an error without bounds, which JSON cannot write."""
        return {"mean": self.mean, "error": self.error if isfinite(self.error) else None}


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of one value per deal; seatings of one deal are no independent values."""
    if len(values) == 1:
        return Estimate(values[0])
    return Estimate(fmean(values), stdev(values) / len(values) ** 0.5)
