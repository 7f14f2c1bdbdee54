"""How long decisions take, in little room: times are counted by their size."""

from collections import Counter
from dataclasses import dataclass, field
from math import log
from typing import Any

from ebbes.json_types import Json

WIDTH = 1.05
"""Times within 5 % of one another are counted together."""
NANOSECONDS_PER_MS = 1e6


@dataclass(slots=True)
class Times:
    """The decisions of one bot: their sum and the longest exactly, all others by size."""

    total: int = 0
    longest: int = 0
    sizes: Counter[int] = field(default_factory=Counter)

    @property
    def decisions(self) -> int:
        """How many were timed."""
        return self.sizes.total()

    def add(self, nanoseconds: int) -> None:
        """Count one more decision."""
        self.total += nanoseconds
        self.longest = max(self.longest, nanoseconds)
        self.sizes[round(log(max(nanoseconds, 1), WIDTH))] += 1

    def merge(self, other: "Times") -> None:
        """Count all decisions of another match as well."""
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        self.sizes.update(other.sizes)

    def quantile(self, share: float) -> float:
        """The time that this share of the decisions stays within, to 3 %."""
        seen = 0
        for size, count in sorted(self.sizes.items()):
            seen += count
            if seen >= share * self.decisions:
                return min(WIDTH**size, self.longest)
        return 0.0

    def summary(self) -> dict[str, Json]:
        """Milliseconds, and how many decisions they are taken from."""
        return {
            "decisions": self.decisions,
            "mean_ms": self.total / max(self.decisions, 1) / NANOSECONDS_PER_MS,
            "p50_ms": self.quantile(0.5) / NANOSECONDS_PER_MS,
            "p99_ms": self.quantile(0.99) / NANOSECONDS_PER_MS,
            "max_ms": self.longest / NANOSECONDS_PER_MS,
        }

    def to_json(self) -> dict[str, Json]:
        """All of it, in nanoseconds."""
        sizes: dict[str, Json] = {str(size): count for size, count in sorted(self.sizes.items())}
        return {"total": self.total, "longest": self.longest, "sizes": sizes}

    @classmethod
    def from_json(cls, data: Any) -> "Times":
        """What `to_json` wrote."""
        sizes = Counter({int(size): int(count) for size, count in data["sizes"].items()})
        return cls(int(data["total"]), int(data["longest"]), sizes)
