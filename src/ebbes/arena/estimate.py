"""A mean, and how far it can be trusted."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from ebbes.record.record import Json

TOO_FAR = 4
"""So many standard errors are no chance: it happens once in 16,000 times."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """The mean of a value over independent deals, with its standard error if there are several."""

    mean: float
    error: float | None

    @property
    def is_off(self) -> bool:
        """Whether zero is too far away to be the truth."""
        return self.error is not None and abs(self.mean) > TOO_FAR * self.error

    def to_json(self) -> dict[str, Json]:
        """Both numbers."""
        return {"mean": self.mean, "error": self.error}


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of one value per deal; seatings of one deal are no independent values."""
    error = stdev(values) / len(values) ** 0.5 if len(values) > 1 else None
    return Estimate(fmean(values), error)
